// Queries that delete expired data.

import { and, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { invoiceLinks } from '#server/db/schema/finance.ts';
import { userLinks } from '#server/db/schema/identity.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';
import { EMAIL_JOB } from '#server/platform/email/queue-email.ts';
import { hasOpenJob } from './jobs.queries.ts';

/** Deletes links of emails that expired or were used. They are kept for a while, so that the error can say which of the two it was. */
export async function deleteExpiredLinks(db: Queryable, before: Date): Promise<void> {
  await db.delete(userLinks).where(or(lt(userLinks.expiresAt, before), and(isNotNull(userLinks.usedAt), lt(userLinks.usedAt, before))));
}

/** Deletes expired links of invoices. */
export async function deleteExpiredInvoiceLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(invoiceLinks).where(lt(invoiceLinks.expiresAt, now));
}

/** Replaces addresses that weren't to be kept after delivery, for emails that were never delivered. */
export async function clearRecipients(db: Queryable, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ recipient: sql`${mails.recipientAfterwards}`, recipientAfterwards: null })
    .where(and(isNotNull(mails.recipientAfterwards), lt(mails.at, before)));
}

/** Deletes old emails, except undelivered ones whose job isn't done or can be retried. */
export async function deleteOldEmails(db: Queryable, before: Date): Promise<void> {
  const isOver = or(isNotNull(mails.sentAt), isNotNull(mails.keptAt), not(hasOpenJob(EMAIL_JOB, 'mailId', mails.id)));
  await db.delete(mails).where(and(lt(mails.at, before), isOver));
}

/** Deletes expired counters. */
export async function deleteExpiredAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.resetsAt, now));
}
