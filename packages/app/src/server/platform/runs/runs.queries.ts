// The queries of runs: their list and their state. A run in progress belongs to the attempt whose number it has.

import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { runs } from '#server/db/schema/runs.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

const OPEN_STATES = ['waiting', 'running'] as const;

/** Declares the list of the runs of one kind. */
export function createRunList(declaration: ListDeclaration) {
  return defineListSql(declaration, {
    key: runs.id,
    sorts: { createdAt: runs.createdAt, finishedAt: runs.finishedAt, state: runs.state },
    search: [],
    filters: { state: runs.state, startedBy: runs.startedBy, createdAt: runs.createdAt },
  });
}

export const hasRunKind = (kind: string) => eq(runs.kind, kind);

const startedBy = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

/** Returns the runs with these IDs and the names of their starters, in any order. */
export async function findRunRows(db: Queryable, ids: readonly number[]) {
  const found = await db
    .select({ run: runs, startedBy })
    .from(runs)
    .leftJoin(users, eq(users.id, runs.startedBy))
    .where(inArray(runs.id, [...ids]));
  return found.map((row) => ({ ...row.run, startedBy: row.startedBy }));
}

export type RunRow = Awaited<ReturnType<typeof findRunRows>>[number];

export async function insertRun(db: Queryable, row: typeof runs.$inferInsert): Promise<number> {
  const [made] = await db.insert(runs).values(row).returning({ id: runs.id });
  return made?.id ?? 0;
}

/** Cancels a run that isn't finished; returns false if it is. */
export async function cancelRunRow(db: Queryable, { kind, id, at }: { kind: string; id: number; at: Date }): Promise<boolean> {
  const stopped = await db
    .update(runs)
    .set({ state: 'cancelled', finishedAt: at, version: sql`${runs.version} + 1` })
    .where(and(eq(runs.id, id), hasRunKind(kind), inArray(runs.state, [...OPEN_STATES])))
    .returning({ id: runs.id });
  return stopped.length > 0;
}

/** Starts an attempt at a run; null if it is finished. */
export async function startRunAttempt(db: Queryable, id: number, at: Date): Promise<typeof runs.$inferSelect | null> {
  const [begun] = await db
    .update(runs)
    .set({ state: 'running', done: 0, total: null, startedAt: at, attempts: sql`${runs.attempts} + 1` })
    .where(and(eq(runs.id, id), inArray(runs.state, [...OPEN_STATES])))
    .returning();
  return begun ?? null;
}

/** One attempt at a run. */
export interface RunAttempt {
  readonly id: number;
  readonly attempts: number;
}

const isOfAttempt = ({ id, attempts }: RunAttempt) => and(eq(runs.id, id), eq(runs.attempts, attempts), eq(runs.state, 'running'));

type RunChange = Partial<Pick<typeof runs.$inferInsert, 'state' | 'done' | 'total' | 'summary' | 'files' | 'error' | 'finishedAt'>>;

/** Updates the run; returns false if it was cancelled, or restarted by another process. */
export async function updateRunAttempt(db: Queryable, begun: RunAttempt, change: RunChange): Promise<boolean> {
  const kept = await db.update(runs).set(change).where(isOfAttempt(begun)).returning({ id: runs.id });
  return kept.length > 0;
}

/** Returns whether this attempt is still the current one. */
export async function isCurrentAttempt(db: Queryable, begun: RunAttempt): Promise<boolean> {
  const found = await db.select({ id: runs.id }).from(runs).where(isOfAttempt(begun));
  return found.length > 0;
}

/** Removes the deleted files from runs that finished long ago; keeps their summaries. */
export async function clearOldFiles(db: Queryable, before: Date): Promise<void> {
  await db
    .update(runs)
    .set({ files: {} })
    .where(and(isNotNull(runs.finishedAt), lt(runs.finishedAt, before), sql`${runs.files} <> '{}'::jsonb`));
}
