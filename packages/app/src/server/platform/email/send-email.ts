// Delivers emails to the mail server, or keeps them to be read in the product if there is none.

import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { mails } from '#server/db/schema/platform.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob, type JobAttempt, PermanentJobError } from '#server/platform/jobs/job.ts';
import { redactLinkTokens } from './link-tokens.ts';
import { EMAIL_JOB } from './queue-email.ts';
import { consumeMailboxShare } from './recipient-limit.ts';

type EmailRow = typeof mails.$inferSelect;
type SendingApp = Pick<App, 'config' | 'db' | 'clock' | 'log'>;
type Payload = z.output<typeof payload>;

/** `news` is set for emails that only the mailbox limit applies to; jobs queued before the field existed are always sent. */
const payload = z.object({
  mailId: z.number(),
  unsubscribePath: z.string().optional(),
  replyTo: z.string().optional(),
  thread: z.string().optional(),
  news: z.object({ to: z.enum(['others', 'staff']), ofVisitor: z.boolean() }).optional(),
});

/** In milliseconds: for connecting, for the server's greeting, and for inactivity afterwards. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Lets mail clients offer an unsubscribe button (RFC 8058), which requires an https URL. */
function unsubscribeHeaders({ config }: SendingApp, path: string | undefined): Record<string, string> {
  if (path === undefined || !config.PUBLIC_URL.startsWith('https:')) return {};
  return { 'List-Unsubscribe': `<${config.PUBLIC_URL}${path}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Lets mail programs show the emails of a thread together: all of them answer one that was never sent. */
function toThreadHeaders({ config }: SendingApp, thread: string | undefined): { inReplyTo?: string; references?: string } {
  if (thread === undefined) return {};
  const root = `<${thread}@${new URL(config.PUBLIC_URL).hostname}>`;
  return { inReplyTo: root, references: root };
}

interface Delivery extends Pick<Payload, 'unsubscribePath' | 'replyTo' | 'thread'> {
  readonly url: string;
  readonly mail: EmailRow;
}

async function deliverEmail(app: SendingApp, { url, mail, unsubscribePath, replyTo, thread }: Delivery): Promise<void> {
  const { config } = app;
  const transport = createTransport({ url, ...SMTP_TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.sendMail({
      from: config.MAIL_FROM,
      // As an object, so that the address can't be parsed as a list of several.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map(({ fileName, mediaType, text }) => ({ filename: fileName, contentType: mediaType, content: text })),
      messageId: mail.messageId,
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      ...toThreadHeaders(app, thread),
      date: mail.at,
      // Asks not to be answered by out-of-office replies.
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...unsubscribeHeaders(app, unsubscribePath),
      },
    });
  } finally {
    transport.close();
  }
}

/** Returns whether the mail server rejects this email permanently, because there is no such mailbox. */
function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

const NO_CONTENT = { text: '', html: '', attachments: [] };

/** Returns what is still stored of a delivered email: the final recipient, and the text without usable links, unless it is private. */
function toDeliveredFields({ recipient, recipientAfterwards, isPrivate, text, html }: EmailRow, at: Date): Partial<EmailRow> {
  const content = isPrivate ? NO_CONTENT : { text: redactLinkTokens(text), html: redactLinkTokens(html), attachments: [] };
  return { sentAt: at, recipient: recipientAfterwards ?? recipient, ...content };
}

/** Forgets what is not to be kept of an email that is not sent any more: an address, and private content. */
async function forgetUndelivered({ db }: SendingApp, { id, recipient, recipientAfterwards, isPrivate }: EmailRow): Promise<void> {
  await db
    .update(mails)
    .set({ recipient: recipientAfterwards ?? recipient, ...(isPrivate ? NO_CONTENT : {}) })
    .where(eq(mails.id, id));
}

/** Gives up on an email that the mail server rejects. */
async function abandonEmail(app: SendingApp, { mail, error }: { mail: EmailRow; error: unknown }): Promise<never> {
  await forgetUndelivered(app, mail);
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? String(error.responseCode) : 'no code';
  throw new PermanentJobError(`The mail server refuses the recipient (${code}).`);
}

/** Counts an email at its mailbox, on the first attempt only; returns whether to send it. */
async function consumeShareOnce(
  { db, clock }: SendingApp,
  { recipient }: EmailRow,
  { news, attempt }: { news: Payload['news']; attempt: JobAttempt },
) {
  if (attempt.number > 1) return true;
  return consumeMailboxShare(db, { address: recipient, news: news ?? null, now: clock.now() });
}

/**
 * Sends an email once: skips it if it was delivered or kept before. News for a mailbox over its limit are dropped, as the product shows
 * them too. If the mail server fails, the job is retried; if the process dies after delivery, the email is sent again with the same message
 * ID.
 */
async function sendEmail(app: SendingApp, { mailId, news, ...headers }: Payload, attempt: JobAttempt): Promise<void> {
  const [mail] = await app.db.select().from(mails).where(eq(mails.id, mailId));
  if (mail === undefined || mail.sentAt !== null || mail.keptAt !== null) return;
  if (!(await consumeShareOnce(app, mail, { news, attempt }))) {
    await app.db.delete(mails).where(eq(mails.id, mailId));
    app.log.warn({ mail: mailId }, 'news were not mailed: their mailbox has had its share of the hour');
    return;
  }
  const url = app.config.SMTP_URL;
  if (url !== undefined) {
    if (mail.text === '' && mail.html === '') throw new PermanentJobError('The content of the email is not kept any more.');
    await deliverEmail(app, { url, mail, ...headers }).catch(async (error: unknown) => {
      if (isPermanentFailure(error)) return abandonEmail(app, { mail, error });
      if (attempt.isLast && mail.isPrivate) await forgetUndelivered(app, mail);
      throw error;
    });
  }
  const now = app.clock.now();
  const kept = { keptAt: now, recipient: mail.recipientAfterwards ?? mail.recipient };
  await app.db
    .update(mails)
    .set(url === undefined ? kept : toDeliveredFields(mail, now))
    .where(eq(mails.id, mailId));
}

export const emailJobs = [defineJob({ kind: EMAIL_JOB, payload, atOnce: 4, run: sendEmail })];
