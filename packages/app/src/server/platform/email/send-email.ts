// Hands mails over to the mail server, or puts them aside to be read in the product when there is none.

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

/** `news` is said of a mail that only its mailbox bounds; what was written before it was said leaves as it was to. */
const payload = z.object({
  mailId: z.number(),
  unsubscribePath: z.string().optional(),
  news: z.object({ to: z.enum(['others', 'staff']), ofVisitor: z.boolean() }).optional(),
});

/** Milliseconds: for a connection, for the server's greeting, and for any silence after it. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Lets mail programs offer a button that ends such mails (RFC 8058); they take no address that is not https. */
function unsubscribeHeaders({ config }: SendingApp, path: string | undefined): Record<string, string> {
  if (path === undefined || !config.PUBLIC_URL.startsWith('https:')) return {};
  return { 'List-Unsubscribe': `<${config.PUBLIC_URL}${path}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

interface Delivery {
  readonly url: string;
  readonly mail: EmailRow;
  readonly unsubscribePath: string | undefined;
}

async function deliverEmail(app: SendingApp, { url, mail, unsubscribePath }: Delivery): Promise<void> {
  const { config } = app;
  const transport = createTransport({ url, ...SMTP_TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.sendMail({
      from: config.MAIL_FROM,
      // As an object: whatever the address looks like, it is one, never a list of several.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map(({ fileName, mediaType, text }) => ({ filename: fileName, contentType: mediaType, content: text })),
      messageId: mail.messageId,
      date: mail.at,
      // Asks for no answer by an absence notice.
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

/** Whether the mail server has said that it will never take this mail: there is no such mailbox. */
function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

/** What is still kept of a mail that was handed over: whom it went to, where that may be kept, and no link that somebody could use. */
function toDeliveredFields({ recipient, recipientAfterwards, text, html }: EmailRow, at: Date): Partial<EmailRow> {
  return {
    sentAt: at,
    recipient: recipientAfterwards ?? recipient,
    text: redactLinkTokens(text),
    html: redactLinkTokens(html),
    attachments: [],
  };
}

/** Gives a mail up that its server refuses; an address that was to be forgotten is. */
async function abandonEmail({ db }: SendingApp, { mail, error }: { mail: EmailRow; error: unknown }): Promise<never> {
  const { id, recipient, recipientAfterwards } = mail;
  await db
    .update(mails)
    .set({ recipient: recipientAfterwards ?? recipient })
    .where(eq(mails.id, id));
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? String(error.responseCode) : 'no code';
  throw new PermanentJobError(`The mail server refuses the recipient (${code}).`);
}

/** Counts a mail at its mailbox, once; answers whether it leaves. */
async function consumeShareOnce(
  { db, clock }: SendingApp,
  { recipient }: EmailRow,
  { news, attempt }: { news: Payload['news']; attempt: JobAttempt },
) {
  if (attempt.number > 1) return true;
  return consumeMailboxShare(db, { address: recipient, news: news ?? null, now: clock.now() });
}

/**
 * Sends one mail, once: a mail that has been handed over or put aside is left alone. News for a mailbox that has had its share are
 * dropped: they stand in the product. When the server fails, the job fails and is tried
 * again; when the process ends between the two, the mail goes out twice with the same message id.
 */
async function sendEmail(app: SendingApp, { mailId, unsubscribePath, news }: Payload, attempt: JobAttempt): Promise<void> {
  const [mail] = await app.db.select().from(mails).where(eq(mails.id, mailId));
  if (mail === undefined || mail.sentAt !== null || mail.keptAt !== null) return;
  if (!(await consumeShareOnce(app, mail, { news, attempt }))) {
    await app.db.delete(mails).where(eq(mails.id, mailId));
    app.log.warn({ mail: mailId }, 'news were not mailed: their mailbox has had its share of the hour');
    return;
  }
  const url = app.config.SMTP_URL;
  if (url !== undefined) {
    await deliverEmail(app, { url, mail, unsubscribePath }).catch((error: unknown) => {
      if (isPermanentFailure(error)) return abandonEmail(app, { mail, error });
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
