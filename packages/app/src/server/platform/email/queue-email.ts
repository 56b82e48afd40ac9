// Queues emails: stores them in the transaction of the change that causes them; a job sends them afterwards.

import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { type MailAttachment, mails } from '#server/db/schema/platform.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { renderEmail } from './layout.ts';
import type { NewsAudience } from './recipient-limit.ts';
import type { EmailApp, EmailTemplate } from './template.ts';

/** The kind of the job that sends an email. */
export const EMAIL_JOB = 'mails.send';

/**
 * Reasons for emails to be exempt from the mailbox limit, with what limits them instead. All others are news that the product shows too;
 * they aren't emailed while their mailbox is over the limit.
 */
export const LIMIT_EXEMPTIONS = {
  asked: 'somebody has asked for it by an endpoint that counts its recipient first, and refuses: countRecipient',
  security: 'tells the owner of what was done to their account or their money; comes of the owner’s own doing, or of staff’s',
  money: 'an invoice, a receipt or what became of a payment: one of each, and staff who send them are counted by countRecipient',
  answer: 'asks its reader for what nobody else can do, by a day; comes of staff, of who pays or of the product itself',
  campaign: 'once to each of its readers, who can opt out; written, tested and begun by staff',
} as const;

export interface EmailInput<Values> {
  readonly to: string;
  /** The reader's language. */
  readonly locale: Locale;
  readonly template: EmailTemplate<Values>;
  readonly values: Values;
  readonly attachments?: readonly MailAttachment[];
  /** If left out, the email is news: sent only while the mailbox is below its hourly limit. */
  readonly anyway?: keyof typeof LIMIT_EXEMPTIONS;
  /** For news: the audience, and whether a visitor caused them. */
  readonly news?: NewsAudience;
  /** Replaces the recipient's address after delivery. */
  readonly recipientAfterwards?: string;
  /** The path for unsubscribing, for emails that aren't only about the reader's account. */
  readonly unsubscribePath?: string;
  /** The address that answers go to, instead of the sender's. */
  readonly replyTo?: string;
  /** Emails of the same thread are shown together by mail programs: an id without spaces, such as `conversation-7`. */
  readonly thread?: string;
  /** Whether the content is between its reader and others: it is not kept after a mail server has taken the email. */
  readonly isPrivate?: true;
}

/**
 * Queues an email; it is sent after the transaction commits, and never after a rollback.
 * @example await queueEmail(tx, app, { to: row.email, locale: row.locale, template: resetEmail, values: { name, token } })
 */
export async function queueEmail<Values>(tx: Transaction, app: EmailApp, letter: EmailInput<Values>): Promise<void> {
  await queueEmailWithId(tx, app, letter);
}

/** Like `queueEmail`, but returns the email's ID, for callers that track it. */
export async function queueEmailWithId<Values>(tx: Transaction, app: EmailApp, letter: EmailInput<Values>): Promise<number> {
  const { config, clock } = app;
  const words = getTranslator(letter.locale);
  const around = { words, product: config.PRODUCT_NAME };
  const content = letter.template(around, letter.values);
  const rendered = renderEmail(content, { ...around, locale: letter.locale, origin: config.PUBLIC_URL });
  const [row] = await tx
    .insert(mails)
    .values({
      ...rendered,
      at: clock.now(),
      recipient: letter.to,
      attachments: letter.attachments ?? [],
      recipientAfterwards: letter.recipientAfterwards ?? null,
      isPrivate: letter.isPrivate ?? false,
      messageId: `<${randomUUID()}@${new URL(config.PUBLIC_URL).hostname}>`,
    })
    .returning({ id: mails.id });
  if (row === undefined) throw new TypeError('The database has answered an insert without its row.');
  const { unsubscribePath, replyTo, thread, anyway, news = { to: 'others', ofVisitor: false } } = letter;
  const headers = { unsubscribePath, replyTo, thread };
  const limited = anyway === undefined ? { news } : {};
  await enqueue(tx, app, { kind: EMAIL_JOB, payload: { mailId: row.id, ...headers, ...limited } });
  return row.id;
}
