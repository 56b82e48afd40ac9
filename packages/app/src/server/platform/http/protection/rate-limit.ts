// Rate limits for guesses, emails and orders; counted in the database, across all processes.

import { sql } from 'drizzle-orm';
import { type EndpointDefinition, toEndpointKey } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { type Counter, type CounterLimit, incrementWithinLimits, MINUTE_MS, toCounterKey, upsertCounters } from './counters.ts';

/**
 * `pair` counts one network address at one target (an email address, or an account), `target` all addresses at a target, `address` all
 * targets of an address. For guesses, a target's limit is ten pairs' limits, so that one person alone can't lock an owner out.
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
 * A device known to the target has its own counter only, so that nobody else can use up its attempts, from any number of addresses. Its
 * limit is that of one address at one target.
 */
const KNOWN_DEVICE_LIMIT = RATE_LIMITS.guess.pair;

/** Who tries, and the target. */
export interface Attempt {
  readonly kind: 'guess' | 'send' | 'order';
  readonly address: string;
  /** An email address or an account; null without a target. */
  readonly target: string | null;
  /** The ID of a device known to the target, where the right password was entered before. */
  readonly device: string | null;
}

interface AttemptCounter extends Counter {
  readonly of: 'pair' | 'target' | 'address' | 'device';
}

/** Sorted, so that concurrent statements lock the counters in the same order. */
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
 * @throws HttpError `tooMany`, with the retry time
 */
export function recordAttempt(db: Queryable, { endpoint, attempt, now }: AttemptInput): Promise<void> {
  return incrementWithinLimits(db, toAttemptCounters(endpoint, attempt), now);
}

/**
 * Resets the counters after a success: those of the pair and the target to 0; the address gets this attempt back, but its other failures
 * stay counted. The success of a known device doesn't reset the attempts of others.
 */
export async function resetAttempts(db: Queryable, { endpoint, attempt, now }: AttemptInput): Promise<void> {
  const counters = toAttemptCounters(endpoint, attempt);
  const address = counters.find(({ of }) => of === 'address')?.key ?? '';
  const next = sql`case when ${attempts.key} = ${address} then greatest(${attempts.count} - 1, 0) else 0 end`;
  await upsertCounters(db, { counters, now }, { first: 0, next });
}
