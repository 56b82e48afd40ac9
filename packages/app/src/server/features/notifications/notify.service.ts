// Sends notifications, in the transaction of the event itself.

import type { NotificationData } from '#contract/notifications/notification.shapes.ts';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { Transaction } from '#server/db/database.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { isOurStaff } from '#server/platform/email/recipient-limit.ts';
import type { EmailApp, EmailTemplate } from '#server/platform/email/template.ts';
import { type EmailReader, notificationEmail } from './notifications.emails.ts';
import { insertNotifications, listRecipients, type Recipients } from './notify.queries.ts';

export interface NoticeInput<Kind extends NotificationKind> {
  readonly to: Recipients;
  readonly kind: Kind;
  readonly data: NotificationData<Kind>;
  /** Unread notifications with the same key are collapsed into one with a count, without further emails. */
  readonly collapseKey?: string;
  /** The user whose `name` is in the data; it is erased when their account is deleted. */
  readonly aboutId?: number;
  /** A user to leave out, because they caused the event. */
  readonly except?: number;
  /** A template for more detail than the kind's own email; the sender decides what each reader may see. */
  readonly template?: EmailTemplate<EmailReader>;
  /** Whether a visitor caused it; mailboxes have a lower limit for these. */
  readonly ofVisitor?: boolean;
  /** Exempts urgent emails from the mailbox's limit, as `LIMIT_EXEMPTIONS` defines. */
  readonly anyway?: 'answer' | 'money' | 'security';
  /** False sends no email, regardless of preferences. */
  readonly mail?: boolean;
}

/**
 * Notifies users, and emails those who want this kind and have no unread notification with the same key.
 * @example await notify(tx, app, { to: { roles: ['Vetting admin'] }, kind: 'hostFamilyRegistered', data: { hostFamilyId, name } })
 */
export async function notify<Kind extends Exclude<NotificationKind, 'campaign'>>(
  tx: Transaction,
  app: EmailApp,
  { to, kind, data, collapseKey, aboutId, except, template = notificationEmail(kind, data), mail = true, ...leaves }: NoticeInput<Kind>,
): Promise<void> {
  const { anyway, ofVisitor = false } = leaves;
  const readers = await listRecipients(tx, { to, kind, except: except ?? null });
  const told = await insertNotifications(
    tx,
    readers.map(({ id }) => id),
    { kind, data, collapseKey: collapseKey ?? null, aboutId: aboutId ?? null, at: app.clock.now() },
  );
  if (!mail) return;
  for (const { id, email, locale, firstName, roles, wantsMail } of readers) {
    if (!wantsMail || !told.has(id)) continue;
    // Above the mailbox's limit, only the in-app notification remains.
    const news = { to: isOurStaff(roles) ? 'staff' : 'others', ofVisitor } as const;
    await queueEmail(tx, app, { to: email, locale, template, values: { name: firstName, roles, locale }, news, ...(anyway && { anyway }) });
  }
}
