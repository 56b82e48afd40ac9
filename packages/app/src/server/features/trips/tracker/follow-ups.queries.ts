// SQL of what staff keep of a trip: notes, the follow-up, and the checklist.

import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ChecklistItemKind } from '#contract/trips/tracker.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripChecklist, tripFollowUps, tripNotes } from '#server/db/schema/trip-follow-ups.ts';
import { trips } from '#server/db/schema/trips.ts';

const byName = sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

/** Returns the notes of a trip, the latest first. */
export function listTripNotes(db: Queryable, tripId: number) {
  const { id, text, byId, at, editedAt, version } = tripNotes;
  return db
    .select({ id, text, byId, byName, at, editedAt, version })
    .from(tripNotes)
    .leftJoin(users, eq(users.id, byId))
    .where(eq(tripNotes.tripId, tripId))
    .orderBy(desc(id));
}

/** Returns a note of a trip, locked until the transaction ends, if this user wrote it. */
export async function lockOwnNote(tx: Transaction, { id, tripId, userId }: { id: number; tripId: number; userId: number }) {
  const isOwn = and(eq(tripNotes.id, id), eq(tripNotes.tripId, tripId), eq(tripNotes.byId, userId));
  const [found] = await tx.select().from(tripNotes).where(isOwn).for('update');
  return found ?? null;
}

export async function insertNote(tx: Transaction, note: typeof tripNotes.$inferInsert): Promise<void> {
  await tx.insert(tripNotes).values(note);
}

export async function updateNote(tx: Transaction, id: number, change: { text: string; editedAt: Date }): Promise<void> {
  await tx
    .update(tripNotes)
    .set({ ...change, version: sql`${tripNotes.version} + 1` })
    .where(eq(tripNotes.id, id));
}

export async function deleteNote(tx: Transaction, id: number): Promise<void> {
  await tx.delete(tripNotes).where(eq(tripNotes.id, id));
}

/** Returns the stored items of a trip's checklist, in the order in which they were added. */
export function listChecklist(db: Queryable, tripId: number) {
  const { id, kind, text, doneAt, doneBy } = tripChecklist;
  return db
    .select({ id, kind, text, doneAt, doneByName: byName })
    .from(tripChecklist)
    .leftJoin(users, eq(users.id, doneBy))
    .where(eq(tripChecklist.tripId, tripId))
    .orderBy(asc(id));
}

export type ChecklistRow = Awaited<ReturnType<typeof listChecklist>>[number];

type Tick = Pick<typeof tripChecklist.$inferInsert, 'doneAt' | 'doneBy'>;

/** Ticks or unticks an item that every trip has. */
export async function upsertTick(
  tx: Transaction,
  { createdAt, kind, tripId, ...tick }: Tick & { createdAt: Date; kind: ChecklistItemKind; tripId: number },
) {
  await tx
    .insert(tripChecklist)
    .values({ tripId, kind, createdAt, ...tick })
    .onConflictDoUpdate({ target: [tripChecklist.tripId, tripChecklist.kind], set: tick });
}

export async function insertItem(tx: Transaction, item: { tripId: number; text: string; createdAt: Date }): Promise<void> {
  await tx.insert(tripChecklist).values(item);
}

/** Returns an item of a trip; only an added one if asked. */
export async function findItem(db: Queryable, { id, tripId, isAdded }: { id: number; tripId: number; isAdded: boolean }) {
  const own = and(eq(tripChecklist.id, id), eq(tripChecklist.tripId, tripId), isAdded ? isNull(tripChecklist.kind) : undefined);
  const [found] = await db.select().from(tripChecklist).where(own);
  return found ?? null;
}

export async function updateTick(tx: Transaction, id: number, tick: Tick): Promise<void> {
  await tx.update(tripChecklist).set(tick).where(eq(tripChecklist.id, id));
}

export async function deleteItem(tx: Transaction, id: number): Promise<void> {
  await tx.delete(tripChecklist).where(eq(tripChecklist.id, id));
}

/** Returns the follow-ups of trips by trip. */
export async function listFollowUps(db: Queryable, tripIds: readonly number[]) {
  const rows = await db
    .select()
    .from(tripFollowUps)
    .where(inArray(tripFollowUps.tripId, [...tripIds]));
  return new Map(rows.map((row) => [row.tripId, row]));
}

export async function upsertFollowUps(tx: Transaction, rows: readonly (typeof tripFollowUps.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const set = { day: sql`excluded.day`, text: sql`excluded.text`, byId: sql`excluded.by_id`, at: sql`excluded.at` };
  await tx
    .insert(tripFollowUps)
    .values([...rows])
    .onConflictDoUpdate({ target: tripFollowUps.tripId, set });
}

export async function deleteFollowUps(tx: Transaction, tripIds: readonly number[]): Promise<void> {
  await tx.delete(tripFollowUps).where(inArray(tripFollowUps.tripId, [...tripIds]));
}

/** Returns the IDs of trips that match a condition, locked until the transaction ends, in the order of their IDs. */
export async function lockTrips(tx: Transaction, ids: readonly number[], only: SQL | undefined): Promise<number[]> {
  const { id } = trips;
  const rows = await tx
    .select({ id })
    .from(trips)
    .where(and(inArray(id, [...ids]), only))
    .orderBy(asc(id))
    .for('no key update');
  return rows.map((row) => row.id);
}

/** Deletes what staff kept of trips. */
export async function eraseTracking(tx: Transaction, tripIds: readonly number[]): Promise<void> {
  const ids = [...tripIds];
  await tx.delete(tripNotes).where(inArray(tripNotes.tripId, ids));
  await deleteFollowUps(tx, ids);
  await tx.delete(tripChecklist).where(inArray(tripChecklist.tripId, ids));
}
