// Queries of meetings, and of the people who take part in them.

import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { MeetingStatus } from '#contract/messaging/meeting.machine.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import { meetings } from '#server/db/schema/messaging.ts';
import { whereParticipating } from '../conversations/conversation-scope.queries.ts';

export type MeetingRow = typeof meetings.$inferSelect;

/** What can be changed of a meeting that is to come. */
export type MeetingFields = Pick<MeetingRow, 'title' | 'startsAt' | 'endsAt' | 'link'>;

export async function insertMeeting(
  tx: Transaction,
  meeting: MeetingFields & Pick<MeetingRow, 'conversationId' | 'createdBy' | 'createdAt' | 'remindedAt'>,
): Promise<MeetingRow> {
  const [made] = await tx.insert(meetings).values(meeting).returning();
  return made as MeetingRow;
}

export async function findMeetingRow(db: Queryable, id: number): Promise<MeetingRow | null> {
  const [found] = await db.select().from(meetings).where(eq(meetings.id, id));
  return found ?? null;
}

/** Locks a meeting until the transaction ends. */
export async function lockMeetingRow(tx: Transaction, id: number): Promise<MeetingRow | null> {
  const [found] = await tx.select().from(meetings).where(eq(meetings.id, id)).for('update');
  return found ?? null;
}

const nextVersion = sql`${meetings.version} + 1`;

/** Changes a meeting that is to come; who was reminded of another time is reminded again. */
export async function updateMeetingFields(
  tx: Transaction,
  { id, isReminded, ...fields }: MeetingFields & { readonly id: number; readonly isReminded: boolean },
): Promise<MeetingRow> {
  const [changed] = await tx
    .update(meetings)
    .set({ ...fields, version: nextVersion, ...(isReminded ? {} : { remindedAt: null }) })
    .where(eq(meetings.id, id))
    .returning();
  return changed as MeetingRow;
}

/** Writes the status of a meeting; only for its executor. */
export async function writeMeetingStatus(tx: Transaction, id: number, status: MeetingStatus): Promise<MeetingRow> {
  const [changed] = await tx.update(meetings).set({ status, version: nextVersion }).where(eq(meetings.id, id)).returning();
  return changed as MeetingRow;
}

export async function updateReminded(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.update(meetings).set({ remindedAt: at }).where(eq(meetings.id, id));
}

/** Returns planned meetings that have begun, and started ones that are over. */
export async function listMeetingsToAdvance(db: Queryable, now: Date): Promise<number[]> {
  const isDue = or(
    and(eq(meetings.status, 'planned'), lte(meetings.startsAt, now)),
    and(eq(meetings.status, 'started'), lte(meetings.endsAt, now)),
  );
  const rows = await db.select({ id: meetings.id }).from(meetings).where(isDue).orderBy(asc(meetings.id));
  return rows.map(({ id }) => id);
}

/** Returns planned meetings that begin between two moments, of which nobody was reminded yet. */
export async function listMeetingsToRemind(db: Queryable, { after, until }: { after: Date; until: Date }): Promise<number[]> {
  const isDue = and(
    eq(meetings.status, 'planned'),
    isNull(meetings.remindedAt),
    gt(meetings.startsAt, after),
    lte(meetings.startsAt, until),
  );
  const rows = await db.select({ id: meetings.id }).from(meetings).where(isDue).orderBy(asc(meetings.id));
  return rows.map(({ id }) => id);
}

/** Returns the meetings of a user's conversations that are not over, the next one first. */
export function listMeetingsToCome(db: Queryable, userId: number, now: Date): Promise<MeetingRow[]> {
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(whereParticipating(userId), isNull(conversations.deletedAt)));
  const isToCome = and(inArray(meetings.status, ['planned', 'started']), gt(meetings.endsAt, now));
  return db
    .select()
    .from(meetings)
    .where(and(inArray(meetings.conversationId, own), isToCome))
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
}

export interface MeetingPerson {
  readonly conversationId: number;
  readonly userId: number;
  readonly firstName: string;
  readonly timezone: string | null;
}

/** Returns who takes part in conversations, in the order in which they joined. */
export function listMeetingPeople(db: Queryable, conversationIds: readonly number[]): Promise<MeetingPerson[]> {
  const own = conversationParticipants;
  const isIn: SQL | undefined = and(
    inArray(own.conversationId, [...conversationIds]),
    isNotNull(own.joinedAt),
    isNull(own.removedAt),
    isNull(users.anonymisedAt),
  );
  return db
    .select({ conversationId: own.conversationId, userId: users.id, firstName: users.firstName, timezone: users.timezone })
    .from(own)
    .innerJoin(users, eq(users.id, own.userId))
    .where(isIn)
    .orderBy(asc(own.joinedAt), asc(users.id));
}

/** Returns the first names of users by id. */
export async function findFirstNames(db: Queryable, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, [...new Set(known)]));
  return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}
