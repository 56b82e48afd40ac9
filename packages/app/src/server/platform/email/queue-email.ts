// Writes mails: into the database, in the transaction of what they tell of; a job sends them afterwards.

import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { type MailAttachment, mails } from '#server/db/schema/platform.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { renderEmail } from './layout.ts';
import type { NewsAudience } from './recipient-limit.ts';
import type { EmailApp, EmailTemplate } from './template.ts';

/** The kind of job that sends a mail. */
export const EMAIL_JOB = 'mails.send';

/**
 * Mails that leave whatever their mailbox has had, and what bounds them instead. Any other is news that stands in the product too, and
 * waits there for a reader whose mailbox has had its share.
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
  /** The language of whoever reads it. */
  readonly locale: Locale;
  readonly template: EmailTemplate<Values>;
  readonly values: Values;
  readonly attachments?: readonly MailAttachment[];
  /** Left out, it is news: mailed as long as the mailbox has not had its share in the hour. */
  readonly anyway?: keyof typeof LIMIT_EXEMPTIONS;
  /** Of news: to whom, and by whom. */
  readonly news?: NewsAudience;
  /** What stands in the place of the address once the mail has been handed over. */
  readonly recipientAfterwards?: string;
  /** The endpoint that ends mails of this kind for their reader, where it is more than a mail about their account. */
  readonly unsubscribePath?: string;
}

/**
 * Writes a mail that is sent once the transaction is saved, and never when it is not.
 * @example await queueEmail(tx, app, { to: row.email, locale: row.locale, template: resetEmail, values: { name, token } })
 */
export async function queueEmail<Values>(tx: Transaction, app: EmailApp, letter: EmailInput<Values>): Promise<void> {
  await queueEmailWithId(tx, app, letter);
}

/** The same; answers the number of the mail, for whoever follows what becomes of it. */
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
      messageId: `<${randomUUID()}@${new URL(config.PUBLIC_URL).hostname}>`,
    })
    .returning({ id: mails.id });
  if (row === undefined) throw new TypeError('The database has answered an insert without its row.');
  const { unsubscribePath, anyway, news = { to: 'others', ofVisitor: false } } = letter;
  await enqueue(tx, app, { kind: EMAIL_JOB, payload: { mailId: row.id, unsubscribePath, ...(anyway === undefined ? { news } : {}) } });
  return row.id;
}
