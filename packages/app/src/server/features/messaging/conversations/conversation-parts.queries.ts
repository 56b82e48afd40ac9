// Queries of what records of conversations show: people, students, families and the newest messages, each once for a whole page.

import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { userBlocks } from '#server/db/schema/messaging.ts';
import { studentPhotos, students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import { isLive, isShownPhoto } from '#server/features/host-families/host-families.public.ts';
import { isForRoles, type MessageRow } from '../messages/messages.queries.ts';

const rolesOf = sql<Role[]>`coalesce((select json_agg(${inFull(userRoles.role)}) from ${userRoles}
  where ${inFull(userRoles.userId)} = ${inFull(users.id)}), '[]'::json)`;

/** Returns the participants of conversations, in the order in which they joined. */
export function listParticipants(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      conversationId: conversationParticipants.conversationId,
      lastSeenMessageId: conversationParticipants.lastSeenMessageId,
      id: users.id,
      firstName: users.firstName,
      attributes: users.attributes,
      avatarRef: users.avatarRef,
      timezone: users.timezone,
      roles: rolesOf,
    })
    .from(conversationParticipants)
    .innerJoin(users, eq(users.id, conversationParticipants.userId))
    .where(
      and(
        inArray(conversationParticipants.conversationId, [...ids]),
        isNotNull(conversationParticipants.joinedAt),
        isNull(conversationParticipants.removedAt),
      ),
    )
    .orderBy(asc(conversationParticipants.joinedAt), asc(users.id));
}

/** Returns whom a user has blocked. */
export async function findBlocked(db: Queryable, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: userBlocks.blockedId }).from(userBlocks).where(eq(userBlocks.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

export type ParticipantRow = Awaited<ReturnType<typeof listParticipants>>[number];

/** Returns the newest message of each conversation that roles may see. */
export async function findRecentMessages(
  db: Queryable,
  { ids, roles }: { ids: readonly number[]; roles: readonly Role[] },
): Promise<ReadonlyMap<number, MessageRow>> {
  const newest = db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), isForRoles(roles)))
    .orderBy(desc(messages.sequence))
    .limit(1)
    .as('newest');
  const rows = await db
    .select()
    .from(conversations)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(conversations.id, [...ids]));
  return new Map(rows.map((row) => [row.newest.conversationId, row.newest]));
}

const knownIds = (ids: readonly (number | null | undefined)[]) => [...new Set(ids.filter((id) => typeof id === 'number'))];

/** Returns the first student of trips with a photo, and how many travel, by trip. */
export async function findStudentsOfTrips(db: Queryable, ids: readonly (number | null | undefined)[]) {
  const photoRef = sql<string | null>`(select ${studentPhotos.ref} from ${studentPhotos}
    where ${studentPhotos.studentId} = ${students.id} order by ${studentPhotos.position} limit 1)`;
  const count = sql<number>`greatest(1, (select count(*) from ${tripStudents} where ${tripStudents.tripId} = ${trips.id}))`;
  const rows = await db
    .select({ tripId: trips.id, id: students.id, firstName: students.firstName, photoRef, count: count.mapWith(Number) })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .where(inArray(trips.id, knownIds(ids)));
  return new Map(rows.map((row) => [row.tripId, row]));
}

/** Returns families by id, as everybody in their conversations may know them. */
export async function findFamilies(db: Queryable, ids: readonly (number | null | undefined)[]) {
  const photoRef = sql<string | null>`(select ${hostFamilyPhotos.ref} from ${hostFamilyPhotos}
    where ${hostFamilyPhotos.hostFamilyId} = ${hostFamilies.id} and ${isShownPhoto} order by ${hostFamilyPhotos.position} limit 1)`;
  const rows = await db
    .select({
      id: hostFamilies.id,
      userId: hostFamilies.userId,
      lastName: hostFamilies.parentGuardianOneLastName,
      cityTown: hostFamilies.cityTown,
      countyName: counties.name,
      isLive: sql<boolean>`${isLive()}`.mapWith(Boolean),
      photoRef,
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(inArray(hostFamilies.id, knownIds(ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns users by id, for who asks support and who handles it. */
export async function findNames(db: Queryable, ids: readonly (number | null)[]) {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, knownIds(ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns groups by id. */
export async function findGroups(db: Queryable, ids: readonly (number | null)[]) {
  const rows = await db
    .select({ id: tripGroups.id, name: tripGroups.name, agentId: tripGroups.agentId })
    .from(tripGroups)
    .where(inArray(tripGroups.id, knownIds(ids)));
  return new Map(rows.map((row) => [row.id, row]));
}
