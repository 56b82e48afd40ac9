// Takes away what nobody needs any more.

import { and, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { userLinks } from '#server/db/schema/identity.ts';
import { attempts, mails } from '#server/db/schema/platform.ts';

/** Links of mails that have run out or were used; for a while they are kept, so that whoever tries one is told which it was. */
export async function forgetLinks(db: Queryable, before: Date): Promise<void> {
  await db.delete(userLinks).where(or(lt(userLinks.expiresAt, before), and(isNotNull(userLinks.usedAt), lt(userLinks.usedAt, before))));
}

/** Addresses that were to be forgotten once a mail had been handed over, where that never came to pass. */
export async function forgetRecipients(db: Queryable, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ recipient: sql`${mails.recipientAfterwards}`, recipientAfterwards: null })
    .where(and(isNotNull(mails.recipientAfterwards), lt(mails.at, before)));
}

/** Counters of attempts whose time is over. */
export async function forgetAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.resetsAt, now));
}
