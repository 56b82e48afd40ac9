// Counters in the database, shared by all processes: a maximum number within a time window.

import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { attempts } from '#server/db/schema/platform.ts';
import { HttpError } from '#server/platform/errors.ts';

export const MINUTE_MS = 60_000;

/** A maximum within a window that starts with the first count. */
export interface CounterLimit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Counter extends CounterLimit {
  readonly key: string;
}

/** Returns the key of a counter; hashed, so that the table doesn't hold personal addresses. */
export function toCounterKey(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/**
 * Updates all counters of an attempt in one atomic statement. Sort them by key, so that concurrent statements lock them in the same order.
 */
export function upsertCounters(
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
 * Increments each counter.
 * @throws HttpError `tooMany`, with the retry time
 */
export async function incrementWithinLimits(db: Queryable, counters: readonly Counter[], now: Date): Promise<void> {
  const counted = await upsertCounters(db, { counters, now }, { first: 1, next: sql`${attempts.count} + 1` });
  const limits = new Map(counters.map(({ key, max }) => [key, max]));
  const full = counted.filter(({ key, count }) => count > (limits.get(key) ?? 0));
  if (full.length === 0) return;
  const waitMs = Math.max(...full.map(({ resetsAt }) => resetsAt.getTime() - now.getTime()));
  throw new HttpError('tooMany', { minutes: Math.ceil(waitMs / MINUTE_MS), seconds: Math.ceil(waitMs / 1000) });
}
