// How often one caller may try what can be guessed or sends a mail: counted in the database, so that all processes count together.

import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type EndpointDefinition, endpointKey } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { HttpRefusal } from '#server/platform/refusal.ts';

const MINUTE_MS = 60_000;

interface Bound {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * `pair` is one address at one target (an e-mail address, or an account), `target` all addresses together, `address` all targets together.
 * A target has room for many addresses, so that nobody is locked out of their account by somebody else's guesses alone.
 */
const BOUNDS: Readonly<Record<'guess' | 'send', Readonly<Record<'pair' | 'target' | 'address', Bound>>>> = {
  guess: {
    pair: { max: 10, windowMs: 15 * MINUTE_MS },
    target: { max: 100, windowMs: 60 * MINUTE_MS },
    address: { max: 60, windowMs: 15 * MINUTE_MS },
  },
  send: {
    pair: { max: 5, windowMs: 60 * MINUTE_MS },
    target: { max: 10, windowMs: 60 * MINUTE_MS },
    address: { max: 30, windowMs: 60 * MINUTE_MS },
  },
};

/**
 * A device that is known to its target guesses on its own account, and on no other: nobody else can use its tries up, from whatever
 * address and from however many. It has as many as one address has at one target.
 */
const KNOWN_DEVICE = BOUNDS.guess.pair;

/** Who tries, and what they try it on. */
export interface Attempt {
  readonly kind: 'guess' | 'send';
  readonly address: string;
  /** An e-mail address or an account; null where nothing is named. */
  readonly target: string | null;
  /** Names the device, where it is known to the target: the right password has been given there before. */
  readonly device: string | null;
}

interface Counter extends Bound {
  readonly key: string;
  readonly of: 'pair' | 'target' | 'address' | 'device';
}

/**
 * Keys are hashed: a table of counters is no place for people's addresses. They are sorted, so that statements which come at once lock
 * them in one order.
 */
function countersOf(endpoint: EndpointDefinition, { kind, address, target, device }: Attempt): Counter[] {
  const counter = (of: Counter['of'], ...parts: string[]) => {
    const key = createHash('sha256')
      .update([endpointKey(endpoint), of, ...parts].join('\n'))
      .digest('base64url');
    return { key, of, ...(of === 'device' ? KNOWN_DEVICE : BOUNDS[kind][of]) };
  };
  if (kind === 'guess' && target !== null && device !== null) return [counter('device', device, target)];
  const targeted = target === null ? [] : [counter('pair', address, target), counter('target', target)];
  return [...targeted, counter('address', address)].sort((a, b) => (a.key < b.key ? -1 : 1));
}

interface Counted {
  readonly endpoint: EndpointDefinition;
  readonly attempt: Attempt;
  readonly now: Date;
}

/** Writes all counters of an attempt in one statement, however many come at once. */
function writeCounters(
  db: Queryable,
  { counters, now }: { counters: readonly Counter[]; now: Date },
  { first, next }: { first: number; next: SQL },
) {
  const isOver = sql`${attempts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .insert(attempts)
    .values(counters.map(({ key, windowMs }) => ({ key, count: first, resetsAt: new Date(now.getTime() + windowMs) })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then ${first} else ${next} end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning({ key: attempts.key, count: attempts.count, resetsAt: attempts.resetsAt });
}

/**
 * Counts an attempt.
 * @throws HttpRefusal `tooMany`, which tells when to come back
 */
export async function countAttempt(db: Queryable, { endpoint, attempt, now }: Counted): Promise<void> {
  const counters = countersOf(endpoint, attempt);
  const counted = await writeCounters(db, { counters, now }, { first: 1, next: sql`${attempts.count} + 1` });
  const limits = new Map(counters.map(({ key, max }) => [key, max]));
  const full = counted.filter(({ key, count }) => count > (limits.get(key) ?? 0));
  if (full.length === 0) return;
  const waitMs = Math.max(...full.map(({ resetsAt }) => resetsAt.getTime() - now.getTime()));
  throw new HttpRefusal('tooMany', { minutes: Math.ceil(waitMs / MINUTE_MS), seconds: Math.ceil(waitMs / 1000) });
}

/**
 * After a success: the counters of who has tried start anew, and the address gets its attempt back; its other failures stay counted.
 * What others have tried at a target stays counted when a device succeeds that is known to it.
 */
export async function forgiveAttempt(db: Queryable, { endpoint, attempt, now }: Counted): Promise<void> {
  const counters = countersOf(endpoint, attempt);
  const address = counters.find(({ of }) => of === 'address')?.key ?? '';
  const next = sql`case when ${attempts.key} = ${address} then greatest(${attempts.count} - 1, 0) else 0 end`;
  await writeCounters(db, { counters, now }, { first: 0, next });
}
