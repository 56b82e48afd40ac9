// Telling people of something, in the transaction in which it happens.

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
  /** What has the same key and is unread is told once, with a count; and no further mail is sent. */
  readonly collapseKey?: string;
  /** Whom the `name` in the data belongs to: it is taken out when their account is deleted. */
  readonly aboutId?: number;
  /** Who is not told, as they did it themselves. */
  readonly except?: number;
  /** What the mail says, where it says more than the kind does: each reader gets what the notice's sender lets them see. */
  readonly template?: EmailTemplate<EmailReader>;
  /** Whether somebody caused it who is not signed in: of such news a mailbox gets fewer. */
  readonly ofVisitor?: boolean;
  /** For what must reach its reader today: leaves whatever the mailbox has had, as `LIMIT_EXEMPTIONS` says. */
  readonly anyway?: 'answer' | 'money' | 'security';
  /** False sends no mail, whatever people want of the kind. */
  readonly mail?: boolean;
}

/**
 * Tells people of something; with a mail to those who want one of this kind and were not told before.
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
    // They wait in the product when others flood a mailbox with them.
    const news = { to: isOurStaff(roles) ? 'staff' : 'others', ofVisitor } as const;
    await queueEmail(tx, app, { to: email, locale, template, values: { name: firstName, roles, locale }, news, ...(anyway && { anyway }) });
  }
}
