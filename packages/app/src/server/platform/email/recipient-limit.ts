// How many mails somebody is written because somebody else wishes it: counted by who is written to, whatever endpoint it comes from.

import { sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { attempts } from '#server/db/schema/platform.ts';
import type { Call } from '#server/platform/app.ts';
import {
  type CounterLimit,
  incrementWithinLimits,
  MINUTE_MS,
  toCounterKey,
  upsertCounters,
} from '#server/platform/http/protection/counters.ts';

/** Who may write a whole month’s invoices to one school in an hour. Agents write to their own clients, and are no staff of ours. */
const OUR_STAFF: readonly Role[] = ['Coordinator', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'];

/** One counter for each recipient: what staff send counts for others too, who have had their share before staff have had theirs. */
const RECIPIENT_LIMITS = {
  others: { max: 10, windowMs: 60 * MINUTE_MS },
  staff: { max: 100, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, CounterLimit>;

/**
 * Mails that a mailbox gets in an hour before news that stand in the product too are mailed no more; our own staff work with them. A
 * sixth of them, half with staff, is the most that visitors can use up, so that nobody from outside keeps other news from somebody.
 */
const NEWS_LIMITS = { others: { all: 60, ofVisitors: 10 }, staff: { all: 100, ofVisitors: 50 } } as const;

/** To whom news are, and whether somebody caused them who is not signed in. */
export interface NewsAudience {
  readonly to: keyof typeof NEWS_LIMITS;
  readonly ofVisitor: boolean;
}

/** Whether somebody is one of our own staff. */
export const isOurStaff = (roles: readonly Role[]) => roles.some((role) => OUR_STAFF.includes(role));

/**
 * The mailbox of an address: a tag after a plus leads into the same one, and so do dots in the names of Google's.
 * @example toMailbox('Jean.Petit+7@gmail.com') // 'jeanpetit@gmail.com'
 */
function toMailbox(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const name = plain.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const host = plain.slice(at + 1);
  return host === 'gmail.com' || host === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/**
 * Counts a mail to an address that nobody has shown to be the caller's own. To be called before it is looked up whether the address has
 * an account: then an answer tells nobody whether it has.
 * @throws HttpError `tooMany`, which tells when to come back
 */
export function countRecipient(db: Queryable, { app, caller }: Pick<Call, 'app' | 'caller'>, address: string): Promise<void> {
  if (address === '') return Promise.resolve();
  const bound = caller !== null && isOurStaff(caller.roles) ? RECIPIENT_LIMITS.staff : RECIPIENT_LIMITS.others;
  return incrementWithinLimits(db, [{ key: toCounterKey('recipient', toMailbox(address)), ...bound }], app.clock.now());
}

/** Counts one more mail to a mailbox; answers how many that makes in the hour. */
async function incrementMailbox(db: Queryable, { name, address, now }: { name: string; address: string; now: Date }): Promise<number> {
  const counters = [{ key: toCounterKey(name, toMailbox(address)), max: 0, windowMs: 60 * MINUTE_MS }];
  const [counted] = await upsertCounters(db, { counters, now }, { first: 1, next: sql`${attempts.count} + 1` });
  return counted?.count ?? 0;
}

/**
 * Counts a mail that is about to leave, whatever it is about and whoever caused it. Answers whether the mailbox still takes it, if it is
 * news: those are never refused to whoever causes them, who has done nothing wrong.
 */
export async function consumeMailboxShare(
  db: Queryable,
  { address, news, now }: { address: string; news: NewsAudience | null; now: Date },
) {
  const bounds = NEWS_LIMITS[news?.to ?? 'others'];
  if (news?.ofVisitor && (await incrementMailbox(db, { name: 'mailed of visitors', address, now })) > bounds.ofVisitors) return false;
  return (await incrementMailbox(db, { name: 'mailed', address, now })) <= bounds.all || news === null;
}
