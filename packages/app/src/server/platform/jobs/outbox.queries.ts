// The SQL of the outbox: who takes what, how long it stays theirs, and what becomes of it.

import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/database.ts';
import { outbox, schedules } from '#server/db/schema/platform.ts';

/** The channel on which a process tells the others that there is something to do. */
export const CHANNEL = 'outbox';

const open = and(isNull(outbox.doneAt), isNull(outbox.failedAt));

export interface Claimed {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
  /** Names the attempt: only who knows it may say how it ended. */
  readonly claim: string;
}

interface Wish {
  readonly kinds: readonly string[];
  readonly now: Date;
  /** From then on somebody else may take it. */
  readonly until: Date;
  readonly limit: number;
}

/** Takes what is due, what was due longest first; what another process is just taking is passed over. */
export async function claimDue(db: Database, { kinds, now, until, limit }: Wish): Promise<Claimed[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(open, lte(outbox.dueAt, now), inArray(outbox.kind, [...kinds])))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claim = randomUUID();
  const rows = await db
    .update(outbox)
    .set({ claim, attempts: sql`${outbox.attempts} + 1`, dueAt: until })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning({ id: outbox.id, kind: outbox.kind, payload: outbox.payload, attempts: outbox.attempts });
  return rows.map((row) => ({ ...row, claim }));
}

type Held = Pick<Claimed, 'id' | 'claim'>;

const held = ({ id, claim }: Held) => and(eq(outbox.id, id), eq(outbox.claim, claim), open);

/** Keeps an attempt for longer; false when it was taken away meanwhile. */
export async function keepClaim(db: Queryable, attempt: Held, { until }: { until: Date }): Promise<boolean> {
  const kept = await db.update(outbox).set({ dueAt: until }).where(held(attempt)).returning({ id: outbox.id });
  return kept.length > 0;
}

export async function noteDone(db: Queryable, attempt: Held, { at }: { at: Date }): Promise<void> {
  await db.update(outbox).set({ doneAt: at, claim: null, lastError: null }).where(held(attempt));
}

export async function noteFailed(db: Queryable, attempt: Held, { error, again }: { error: string; again: Date }): Promise<void> {
  await db.update(outbox).set({ dueAt: again, claim: null, lastError: error }).where(held(attempt));
}

export async function noteGivenUp(db: Queryable, attempt: Held, { error, at }: { error: string; at: Date }): Promise<void> {
  await db.update(outbox).set({ failedAt: at, claim: null, lastError: error }).where(held(attempt));
}

/** Gives an attempt back as if it had never been begun. */
export async function giveBack(db: Queryable, attempt: Held, { at }: { at: Date }): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: at, claim: null, attempts: sql`${outbox.attempts} - 1` })
    .where(held(attempt));
}

/** Makes what a process that is known to be dead was doing due at once. */
export async function freeAll(db: Queryable, at: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: at, claim: null })
    .where(and(open, isNotNull(outbox.claim)));
}

/** When something falls due next, or an attempt may be taken over. */
export async function nextDue(db: Queryable, kinds: readonly string[]): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(outbox.dueAt) })
    .from(outbox)
    .where(and(open, inArray(outbox.kind, [...kinds])));
  return row?.at ?? null;
}

/** Puts a regular job into the outbox unless that was done for this period, or its last run is not done yet. */
export async function scheduleOnce(db: Database, { kind, period, now }: { kind: string; period: string; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const won = await tx
      .insert(schedules)
      .values({ kind, period })
      .onConflictDoUpdate({
        target: schedules.kind,
        set: { period },
        setWhere: sql`${schedules.period} collate "C" < ${period}`,
      })
      .returning({ kind: schedules.kind });
    if (won.length === 0) return;
    const pending = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(open, eq(outbox.kind, kind)))
      .limit(1);
    if (pending.length === 0) await tx.insert(outbox).values({ kind, payload: {}, at: now, dueAt: now });
  });
}

/** How much waits, is under way, and was given up. */
export async function outboxDepth(db: Queryable): Promise<{ waiting: number; running: number; failed: number }> {
  const count = (which: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({
      waiting: count(sql`${open} and ${outbox.claim} is null`),
      running: count(sql`${open} and ${outbox.claim} is not null`),
      failed: count(sql`${outbox.failedAt} is not null`),
    })
    .from(outbox)
    .where(isNull(outbox.doneAt));
  return row ?? { waiting: 0, running: 0, failed: 0 };
}

export async function forgetOutbox(db: Queryable, before: { done: Date; failed: Date }): Promise<void> {
  await db.delete(outbox).where(or(lt(outbox.doneAt, before.done), lt(outbox.failedAt, before.failed)));
}
