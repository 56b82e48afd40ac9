// Queries of who takes part in conversations: who should by the stay, and who does.

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { ADMIN_LIKE_ROLES } from '#contract/identity/roles.ts';
import { OFFERS_SEEN_BY_HOST } from '#contract/trips/offer.machine.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { userRoles } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

export interface Participation {
  readonly conversationId: number;
  readonly userId: number;
}

const toList = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The trips of conversations: of the offer, the trip itself, or those of the group. */
const tripsOf = (ids: readonly number[]) => sql`select c.id as conversation_id, c.offer_id, t.id as trip_id, t.parent_id, t.student_id
  from ${conversations} c left join ${tripOffers} o on o.id = c.offer_id
  join ${trips} t on t.id = coalesce(c.trip_id, o.trip_id) where c.id in (${toList(ids)})
  union all select c.id, null, t.id, t.parent_id, t.student_id
  from ${conversations} c join ${trips} t on t.group_id = c.group_id where c.id in (${toList(ids)})`;

/** Parents of the students of these trips, and who booked them. */
const parentsOf = (ids: readonly number[]) => sql`
  select stay.conversation_id, stay.parent_id as user_id from (${tripsOf(ids)}) stay where stay.parent_id is not null
  union select stay.conversation_id, p.user_id from (${tripsOf(ids)}) stay
    left join ${tripStudents} s on s.trip_id = stay.trip_id
    join ${studentParents} p on p.student_id = coalesce(s.student_id, stay.student_id)`;

/** The families of offers in some states. */
const hostsOf = (ids: readonly number[], states: readonly string[]) => sql`
  select c.id as conversation_id, f.user_id from ${conversations} c
    join ${tripOffers} o on o.id = c.offer_id join ${hostFamilies} f on f.id = o.host_family_id
    where c.id in (${toList(ids)}) and o.state in (${toList(states)})`;

/** All families that were offered a stay of a conversation, also of the group’s. */
const knownHostsOf = (ids: readonly number[]) => sql`
  select stay.conversation_id, f.user_id from (${tripsOf(ids)}) stay
    join ${tripOffers} o on o.trip_id = stay.trip_id and (stay.offer_id is null or stay.offer_id = o.id)
    join ${hostFamilies} f on f.id = o.host_family_id`;

const participation = {
  conversationId: sql<number>`found.conversation_id`.mapWith(Number),
  userId: sql<number>`found.user_id`.mapWith(Number),
};

/**
 * Returns who takes part by the stay and has no row yet, or one without having joined: parents, and the family once it was asked. Not who
 * was taken out.
 */
export async function listMissingParticipants(db: Queryable, ids: readonly number[]): Promise<Participation[]> {
  if (ids.length === 0) return [];
  const missing = sql`select wanted.conversation_id, wanted.user_id
    from (${parentsOf(ids)} union ${hostsOf(ids, OFFERS_SEEN_BY_HOST)}) wanted
    left join ${conversationParticipants} own on own.conversation_id = wanted.conversation_id and own.user_id = wanted.user_id
    where own.user_id is null or (own.joined_at is null and own.removed_at is null)`;
  return db.select(participation).from(sql`(${missing}) found`).orderBy(sql`1, 2`);
}

/**
 * Returns who takes part in conversations of stays and groups without a reason any more: former parents. Families that were offered the
 * stay keep reading, and staff take part because they joined.
 */
export async function listFormerParticipants(db: Queryable, ids: readonly number[]): Promise<Participation[]> {
  if (ids.length === 0) return [];
  const former = sql`select own.conversation_id, own.user_id from ${conversationParticipants} own
    join ${conversations} c on c.id = own.conversation_id and c.user_id is null
    where own.conversation_id in (${toList(ids)}) and own.joined_at is not null and own.removed_at is null
      and not exists (select 1 from (${parentsOf(ids)} union ${knownHostsOf(ids)}) wanted
        where wanted.conversation_id = own.conversation_id and wanted.user_id = own.user_id)
      and not exists (select 1 from ${userRoles} r where r.user_id = own.user_id and r.role in (${toList(ADMIN_LIKE_ROLES)}))`;
  return db.select(participation).from(sql`(${former}) found`).orderBy(sql`1, 2`);
}

const conversationId = sql<number>`found.id`.mapWith(Number);

/** Returns the conversations of offers, of the trips of these students, and of their groups. */
export async function listConversationsOfStudents(db: Queryable, studentIds: readonly number[]): Promise<number[]> {
  if (studentIds.length === 0) return [];
  const stays = sql`(select t.id, t.group_id from ${trips} t where t.student_id in (${toList(studentIds)})
    union select t.id, t.group_id from ${tripStudents} s join ${trips} t on t.id = s.trip_id where s.student_id in (${toList(studentIds)})) stay`;
  const found = sql`select c.id from ${conversations} c join ${stays} on c.trip_id = stay.id where c.deleted_at is null
    union select c.id from ${conversations} c join ${stays} on c.group_id = stay.group_id where c.deleted_at is null
    union select c.id from ${conversations} c join ${tripOffers} o on o.id = c.offer_id join ${stays} on o.trip_id = stay.id
      where c.deleted_at is null`;
  const rows = await db.select({ id: conversationId }).from(sql`(${found}) found`).orderBy(sql`1`);
  return rows.map(({ id }) => id);
}

/** Returns the conversations of a trip, of its offers and of its group. */
export async function listConversationsOfTrip(db: Queryable, tripId: number): Promise<number[]> {
  const found = sql`select c.id from ${conversations} c where c.deleted_at is null and c.trip_id = ${tripId}
    union select c.id from ${conversations} c join ${tripOffers} o on o.id = c.offer_id where c.deleted_at is null and o.trip_id = ${tripId}
    union select c.id from ${conversations} c join ${trips} t on t.group_id = c.group_id where c.deleted_at is null and t.id = ${tripId}`;
  const rows = await db.select({ id: conversationId }).from(sql`(${found}) found`).orderBy(sql`1`);
  return rows.map(({ id }) => id);
}

/** Who joins, and whether what is there is unread for them: for people who were not looking, not for staff who have just read it. */
export interface NewParticipant extends Participation {
  readonly at: Date;
  readonly isUnread: boolean;
  /** Brings back who was taken out. */
  readonly again?: boolean;
}

/** Makes a user a participant; returns whether they were none. Who was taken out comes back only with `again`. */
export async function upsertParticipant(
  tx: Transaction,
  { conversationId, userId, at, isUnread, again = false }: NewParticipant,
): Promise<boolean> {
  const newest = sql<number | null>`(select max(${messages.id}) from ${messages} where ${messages.conversationId} = ${conversationId})`;
  const seen = isUnread ? null : newest;
  const { joinedAt, removedAt } = conversationParticipants;
  const made = await tx
    .insert(conversationParticipants)
    .values({ conversationId, userId, joinedAt: at, lastSeenMessageId: seen })
    .onConflictDoUpdate({
      target: [conversationParticipants.conversationId, conversationParticipants.userId],
      set: { joinedAt: at, removedAt: null, lastSeenMessageId: seen, archivedAt: null, hiddenSequence: null },
      setWhere: again ? sql`(${joinedAt} is null or ${removedAt} is not null)` : sql`(${joinedAt} is null and ${removedAt} is null)`,
    })
    .returning({ userId: conversationParticipants.userId });
  return made.length > 0;
}

/** Takes a participant out, and keeps the row so that nothing brings them back by itself; returns whether they took part. */
export async function markRemoved(tx: Transaction, { conversationId, userId, at }: Participation & { at: Date }): Promise<boolean> {
  const gone = await tx
    .update(conversationParticipants)
    .set({ removedAt: at, unreadSince: null })
    .where(
      and(
        eq(conversationParticipants.conversationId, conversationId),
        eq(conversationParticipants.userId, userId),
        isNotNull(conversationParticipants.joinedAt),
        isNull(conversationParticipants.removedAt),
      ),
    )
    .returning({ userId: conversationParticipants.userId });
  return gone.length > 0;
}

/** Deletes the rows of former participants; they come back when they are parents again. */
export async function deleteParticipant(tx: Transaction, { conversationId, userId }: Participation): Promise<void> {
  await tx
    .delete(conversationParticipants)
    .where(and(eq(conversationParticipants.conversationId, conversationId), eq(conversationParticipants.userId, userId)));
}
