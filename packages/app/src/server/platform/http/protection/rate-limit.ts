// How often one caller may try what can be guessed or sends a mail: counted in the database, so that all processes count together.

import { sql } from 'drizzle-orm';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { type Counter, type CounterLimit, incrementWithinLimits, MINUTE_MS, toCounterKey, upsertCounters } from './counters.ts';

/**
 * `pair` is one address at one target (an e-mail address, or an account), `target` all addresses together, `address` all targets together.
 * A target has room for many addresses, so that nobody is locked out of their account by somebody else's guesses alone.
 */
const RATE_LIMITS: Readonly<Record<Attempt['kind'], Readonly<Record<'pair' | 'target' | 'address', CounterLimit>>>> = {
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
  order: {
    pair: { max: 60, windowMs: 60 * MINUTE_MS },
    target: { max: 60, windowMs: 60 * MINUTE_MS },
    address: { max: 600, windowMs: 60 * MINUTE_MS },
  },
};

/**
 * A device that is known to its target guesses on its own account, and on no other: nobody else can use its tries up, from whatever
 * address and from however many. It has as many as one address has at one target.
 */
const KNOWN_DEVICE_LIMIT = RATE_LIMITS.guess.pair;

/** Who tries, and what they try it on. */
export interface Attempt {
  readonly kind: 'guess' | 'send' | 'order';
  readonly address: string;
  /** An e-mail address or an account; null where nothing is named. */
  readonly target: string | null;
  /** Names the device, where it is known to the target: the right password has been given there before. */
  readonly device: string | null;
}

interface AttemptCounter extends Counter {
  readonly of: 'pair' | 'target' | 'address' | 'device';
}

/** Sorted, so that statements which come at once lock them in one order. */
function toAttemptCounters(endpoint: EndpointDefinition, { kind, address, target, device }: Attempt): AttemptCounter[] {
  const counter = (of: AttemptCounter['of'], ...parts: string[]) => {
    const key = toCounterKey(toEndpointKey(endpoint), of, ...parts);
    return { key, of, ...(of === 'device' ? KNOWN_DEVICE_LIMIT : RATE_LIMITS[kind][of]) };
  };
  if (kind === 'guess' && target !== null && device !== null) return [counter('device', device, target)];
  const targeted = target === null ? [] : [counter('pair', address, target), counter('target', target)];
  return [...targeted, counter('address', address)].sort((a, b) => (a.key < b.key ? -1 : 1));
}

interface AttemptInput {
  readonly endpoint: EndpointDefinition;
  readonly attempt: Attempt;
  readonly now: Date;
}

/**
 * Counts an attempt.
 * @throws HttpError `tooMany`, which tells when to come back
 */
export function recordAttempt(db: Queryable, { endpoint, attempt, now }: AttemptInput): Promise<void> {
  return incrementWithinLimits(db, toAttemptCounters(endpoint, attempt), now);
}

/**
 * After a success: the counters of who has tried start anew, and the address gets its attempt back; its other failures stay counted.
 * What others have tried at a target stays counted when a device succeeds that is known to it.
 */
export async function resetAttempts(db: Queryable, { endpoint, attempt, now }: AttemptInput): Promise<void> {
  const counters = toAttemptCounters(endpoint, attempt);
  const address = counters.find(({ of }) => of === 'address')?.key ?? '';
  const next = sql`case when ${attempts.key} = ${address} then greatest(${attempts.count} - 1, 0) else 0 end`;
  await upsertCounters(db, { counters, now }, { first: 0, next });
}
