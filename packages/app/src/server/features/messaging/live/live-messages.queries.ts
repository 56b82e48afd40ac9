// Queries of what is told of a conversation over the live channel: who takes part, and what its title names.

import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';

/** Returns the users who take part in a conversation; nobody once it is deleted for everyone. */
export async function listParticipantIds(db: Queryable, conversationId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: conversationParticipants.userId })
    .from(conversationParticipants)
    .innerJoin(conversations, eq(conversations.id, conversationParticipants.conversationId))
    .where(
      and(
        eq(conversationParticipants.conversationId, conversationId),
        isNotNull(conversationParticipants.joinedAt),
        isNull(conversationParticipants.removedAt),
        isNull(conversations.deletedAt),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Returns what the title of a conversation names; null if there is none. */
export async function findTitleFacts(db: Queryable, conversationId: number) {
  const [found] = await db
    .select({
      type: conversations.type,
      student: sql<string>`coalesce(${students.firstName}, '')`,
      family: sql<string>`coalesce(${hostFamilies.parentGuardianOneLastName}, '')`,
      hostUserId: hostFamilies.userId,
      supportName: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      name: sql<string>`coalesce(nullif(${conversations.name}, ''), ${tripGroups.name}, '')`,
    })
    .from(conversations)
    .leftJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
    .leftJoin(trips, sql`${trips.id} = coalesce(${conversations.tripId}, ${tripOffers.tripId})`)
    .leftJoin(students, eq(students.id, trips.studentId))
    .leftJoin(hostFamilies, sql`${hostFamilies.id} = coalesce(${tripOffers.hostFamilyId}, ${trips.hostFamilyId})`)
    .leftJoin(tripGroups, eq(tripGroups.id, conversations.groupId))
    .leftJoin(users, eq(users.id, conversations.userId))
    .where(eq(conversations.id, conversationId));
  return found ?? null;
}

export type LiveTitleFacts = NonNullable<Awaited<ReturnType<typeof findTitleFacts>>>;

/** Returns which conditions of a list a conversation matches, in the order of the list. */
export async function findMatches(db: Queryable, conversationId: number, conditions: readonly SQL[]): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const matches = sql<boolean[]>`array[${sql.join(
    conditions.map((condition) => sql`coalesce(${condition}, false)`),
    sql`, `,
  )}]`;
  const [found] = await db.select({ matches }).from(conversations).where(eq(conversations.id, conversationId));
  return found?.matches ?? [];
}

/** Returns whether a conversation matches a condition. */
export async function isConversation(db: Queryable, conversationId: number, where: SQL): Promise<boolean> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), where));
  return rows.length > 0;
}
