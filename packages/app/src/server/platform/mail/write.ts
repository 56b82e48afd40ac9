// Writes mails: into the database, in the transaction of what they tell of; a job sends them afterwards.

import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { type MailAttachment, mails } from '#server/db/schema/platform.ts';
import { announce } from '#server/platform/record.ts';
import { wordsIn } from '#server/platform/words.ts';
import { renderMail } from './layout.ts';
import type { News } from './recipient-limit.ts';
import type { MailApp, MailTemplate } from './template.ts';

/** The kind of job that sends a mail. */
export const MAIL_JOB = 'mails.send';

/**
 * Mails that leave whatever their mailbox has had, and what bounds them instead. Any other is news that stands in the product too, and
 * waits there for a reader whose mailbox has had its share.
 */
export const SENT_ANYWAY = {
  asked: 'somebody has asked for it by an endpoint that counts its recipient first, and refuses: countRecipient',
  security: 'tells the owner of what was done to their account or their money; comes of the owner’s own doing, or of staff’s',
  money: 'an invoice, a receipt or what became of a payment: one of each, and staff who send them are counted by countRecipient',
  answer: 'asks its reader for what nobody else can do, by a day; comes of staff, of who pays or of the product itself',
  campaign: 'once to each of its readers, who can opt out; written, tested and begun by staff',
} as const;

export interface Letter<Values> {
  readonly to: string;
  /** The language of whoever reads it. */
  readonly locale: Locale;
  readonly template: MailTemplate<Values>;
  readonly values: Values;
  readonly attachments?: readonly MailAttachment[];
  /** Left out, it is news: mailed as long as the mailbox has not had its share in the hour. */
  readonly anyway?: keyof typeof SENT_ANYWAY;
  /** Of news: to whom, and by whom. */
  readonly news?: News;
  /** What stands in the place of the address once the mail has been handed over. */
  readonly recipientAfterwards?: string;
  /** The endpoint that ends mails of this kind for their reader, where it is more than a mail about their account. */
  readonly unsubscribePath?: string;
}

/**
 * Writes a mail that is sent once the transaction is saved, and never when it is not.
 * @example await writeMail(tx, app, { to: row.email, locale: row.locale, template: resetMail, values: { name, token } })
 */
export async function writeMail<Values>(tx: Transaction, app: MailApp, letter: Letter<Values>): Promise<void> {
  await writeNumberedMail(tx, app, letter);
}

/** The same; answers the number of the mail, for whoever follows what becomes of it. */
export async function writeNumberedMail<Values>(tx: Transaction, app: MailApp, letter: Letter<Values>): Promise<number> {
  const { config, clock } = app;
  const words = wordsIn(letter.locale);
  const around = { words, product: config.PRODUCT_NAME };
  const content = letter.template(around, letter.values);
  const rendered = renderMail(content, { ...around, locale: letter.locale, origin: config.PUBLIC_URL });
  const [row] = await tx
    .insert(mails)
    .values({
      ...rendered,
      at: clock.now(),
      recipient: letter.to,
      attachments: letter.attachments ?? [],
      recipientAfterwards: letter.recipientAfterwards ?? null,
      messageId: `<${randomUUID()}@${new URL(config.PUBLIC_URL).hostname}>`,
    })
    .returning({ id: mails.id });
  if (row === undefined) throw new TypeError('The database has answered an insert without its row.');
  const { unsubscribePath, anyway, news = { to: 'others', ofVisitor: false } } = letter;
  await announce(tx, app, { kind: MAIL_JOB, payload: { mailId: row.id, unsubscribePath, ...(anyway === undefined ? { news } : {}) } });
  return row.id;
}
