// Takes away what nobody needs any more.

import { and, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoiceLinks } from '#server/db/schema/finance.ts';
import { userLinks } from '#server/db/schema/identity.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { hasOpenJob } from './jobs.queries.ts';

/** Links of mails that have run out or were used; for a while they are kept, so that whoever tries one is told which it was. */
export async function deleteExpiredLinks(db: Queryable, before: Date): Promise<void> {
  await db.delete(userLinks).where(or(lt(userLinks.expiresAt, before), and(isNotNull(userLinks.usedAt), lt(userLinks.usedAt, before))));
}

/** Links of invoices that open nothing any more. */
export async function deleteExpiredInvoiceLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(invoiceLinks).where(lt(invoiceLinks.expiresAt, now));
}

/** Addresses that were to be forgotten once a mail had been handed over, where that never came to pass. */
export async function clearRecipients(db: Queryable, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ recipient: sql`${mails.recipientAfterwards}`, recipientAfterwards: null })
    .where(and(isNotNull(mails.recipientAfterwards), lt(mails.at, before)));
}

/** Mails that were written long ago, but for those that are still to be handed over, or could be: their job is not done. */
export async function deleteOldEmails(db: Queryable, before: Date): Promise<void> {
  const isOver = or(isNotNull(mails.sentAt), isNotNull(mails.keptAt), not(hasOpenJob(EMAIL_JOB, 'mailId', mails.id)));
  await db.delete(mails).where(and(lt(mails.at, before), isOver));
}

/** Counters of attempts whose time is over. */
export async function deleteExpiredAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.resetsAt, now));
}
