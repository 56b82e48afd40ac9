// Telling people of something, in the transaction in which it happens.

import type { NotificationKind } from '#contract/notifications/kinds.ts';
import type { NotificationData } from '#contract/notifications/notification.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { isOurStaff } from '#server/platform/mail/recipient-limit.ts';
import type { MailApp, MailTemplate } from '#server/platform/mail/template.ts';
import { writeMail } from '#server/platform/mail/write.ts';
import { type MailReader, notificationMail } from './notifications.mails.ts';
import { insertNotifications, openRecipients, type Recipients } from './notify.queries.ts';

export interface Notice<Kind extends NotificationKind> {
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
  readonly template?: MailTemplate<MailReader>;
  /** Whether somebody caused it who is not signed in: of such news a mailbox gets fewer. */
  readonly ofVisitor?: boolean;
  /** For what must reach its reader today: leaves whatever the mailbox has had, as `SENT_ANYWAY` says. */
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
  app: MailApp,
  { to, kind, data, collapseKey, aboutId, except, template = notificationMail(kind, data), mail = true, ...leaves }: Notice<Kind>,
): Promise<void> {
  const { anyway, ofVisitor = false } = leaves;
  const readers = await openRecipients(tx, { to, kind, except: except ?? null });
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
    await writeMail(tx, app, { to: email, locale, template, values: { name: firstName, roles, locale }, news, ...(anyway && { anyway }) });
  }
}
