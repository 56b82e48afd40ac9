// Limits emails that somebody receives because of others, counted by recipient across all endpoints.

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

/** Staff who may send a month's invoices to one school within an hour. Agents aren't included: they write to their own clients. */
const OUR_STAFF: readonly Role[] = ['Coordinator', 'Finance', 'Administrator', 'Vetting admin', 'Page editor'];

/** One counter per recipient: emails from staff also count towards the limit of others, which is lower. */
const RECIPIENT_LIMITS = {
  others: { max: 10, windowMs: 60 * MINUTE_MS },
  staff: { max: 100, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, CounterLimit>;

/**
 * Emails to a mailbox in an hour after which news (which the product shows too) are no longer emailed; our staff have a higher limit.
 * Visitors can use up at most a sixth of it, or half for staff, so that no outsider can suppress other news.
 */
const NEWS_LIMITS = { others: { all: 60, ofVisitors: 10 }, staff: { all: 100, ofVisitors: 50 } } as const;

/** The audience of news, and whether a visitor who isn't signed in caused them. */
export interface NewsAudience {
  readonly to: keyof typeof NEWS_LIMITS;
  readonly ofVisitor: boolean;
}

/** Returns whether the roles include one of our own staff. */
export const isOurStaff = (roles: readonly Role[]) => roles.some((role) => OUR_STAFF.includes(role));

/**
 * Returns the mailbox of an address: without a plus tag, and for Gmail without dots.
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
 * Counts an email to an address that isn't known to be the caller's own. Call it before looking up the address, so that the response
 * doesn't reveal whether it has an account.
 * @throws HttpError `tooMany`, with the retry time
 */
export function countRecipient(db: Queryable, { app, caller }: Pick<Call, 'app' | 'caller'>, address: string): Promise<void> {
  if (address === '') return Promise.resolve();
  const bound = caller !== null && isOurStaff(caller.roles) ? RECIPIENT_LIMITS.staff : RECIPIENT_LIMITS.others;
  return incrementWithinLimits(db, [{ key: toCounterKey('recipient', toMailbox(address)), ...bound }], app.clock.now());
}

/** Counts an email to a mailbox; returns the count within the hour. */
async function incrementMailbox(db: Queryable, { name, address, now }: { name: string; address: string; now: Date }): Promise<number> {
  const counters = [{ key: toCounterKey(name, toMailbox(address)), max: 0, windowMs: 60 * MINUTE_MS }];
  const [counted] = await upsertCounters(db, { counters, now }, { first: 1, next: sql`${attempts.count} + 1` });
  return counted?.count ?? 0;
}

/**
 * Counts an email of any kind before it is sent. Returns false for news if the mailbox is over its limit; the user who caused them gets no
 * error, as they did nothing wrong.
 */
export async function consumeMailboxShare(
  db: Queryable,
  { address, news, now }: { address: string; news: NewsAudience | null; now: Date },
) {
  const bounds = NEWS_LIMITS[news?.to ?? 'others'];
  if (news?.ofVisitor && (await incrementMailbox(db, { name: 'mailed of visitors', address, now })) > bounds.ofVisitors) return false;
  return (await incrementMailbox(db, { name: 'mailed', address, now })) <= bounds.all || news === null;
}
