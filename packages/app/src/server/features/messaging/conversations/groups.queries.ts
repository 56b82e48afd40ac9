// Queries of the conversations of groups: creating one, and whom staff can add to a conversation.

import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { ADMIN_LIKE_ROLES } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import { containsText } from '#server/platform/lists/text-search.ts';

/** Locks a group until the transaction ends, so that it gets one conversation; null if there is none, or it is another agent’s. */
export async function lockGroup(tx: Transaction, { id, agentId }: { id: number; agentId: number | null }) {
  const own = agentId === null ? undefined : eq(tripGroups.agentId, agentId);
  const [found] = await tx
    .select({ id: tripGroups.id })
    .from(tripGroups)
    .where(and(eq(tripGroups.id, id), own))
    .for('update');
  return found ?? null;
}

export async function findConversationOfGroup(db: Queryable, groupId: number): Promise<number | null> {
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.groupId, groupId), isNull(conversations.deletedAt)));
  return found?.id ?? null;
}

export async function insertGroupConversation(
  tx: Transaction,
  { groupId, name, sid, at }: { groupId: number; name: string; sid: string; at: Date },
): Promise<number> {
  const [made] = await tx
    .insert(conversations)
    .values({ sid, type: 'group', groupId, name, lastMessageAt: at, createdAt: at })
    .returning({ id: conversations.id });
  return made?.id ?? 0;
}

/** Parents of the students of a group, who booked their trips, and the families that host them or were asked to. */
const peopleOfGroup = (groupId: number): SQL => sql`(select ${trips.parentId} from ${trips}
    where ${trips.groupId} = ${groupId} and ${trips.parentId} is not null
  union select ${studentParents.userId} from ${studentParents}
    join ${tripStudents} on ${tripStudents.studentId} = ${studentParents.studentId}
    join ${trips} on ${trips.id} = ${tripStudents.tripId} where ${trips.groupId} = ${groupId}
  union select ${studentParents.userId} from ${studentParents}
    join ${trips} on ${trips.studentId} = ${studentParents.studentId} where ${trips.groupId} = ${groupId}
  union select ${hostFamilies.userId} from ${hostFamilies}
    join ${tripOffers} on ${tripOffers.hostFamilyId} = ${hostFamilies.id}
    join ${trips} on ${trips.id} = ${tripOffers.tripId} where ${trips.groupId} = ${groupId})`;

/** The most people that are proposed; a search narrows them. */
const MAX_CANDIDATES = 50;

interface CandidateQuery {
  readonly conversationId: number;
  readonly groupId: number | null;
  readonly search?: string | undefined;
  readonly userId?: number;
}

/** Returns active people who can be added to a conversation: colleagues, and for a group the parents and families of its trips. */
export function listCandidateRows(db: Queryable, { conversationId, groupId, search, userId }: CandidateQuery) {
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  const present = db
    .select({ id: conversationParticipants.userId })
    .from(conversationParticipants)
    .where(
      and(
        eq(conversationParticipants.conversationId, conversationId),
        sql`${conversationParticipants.joinedAt} is not null and ${conversationParticipants.removedAt} is null`,
      ),
    );
  const colleagues = db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, [...ADMIN_LIKE_ROLES]));
  const known = sql`(${users.id} in ${colleagues}${groupId === null ? sql`` : sql` or ${users.id} in ${peopleOfGroup(groupId)}`})`;
  return db
    .select({
      id: users.id,
      name,
      firstName: users.firstName,
      attributes: users.attributes,
      roles: sql<(typeof userRoles.$inferSelect)['role'][]>`coalesce((select json_agg(${inFull(userRoles.role)}) from ${userRoles}
        where ${inFull(userRoles.userId)} = ${inFull(users.id)}), '[]'::json)`,
    })
    .from(users)
    .where(
      and(
        known,
        notInArray(users.id, present),
        isNull(users.deactivatedAt),
        isNull(users.anonymisedAt),
        search === undefined || search === '' ? undefined : containsText(sql`${users.firstName} || ' ' || ${users.lastName}`, search),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(name), asc(users.id))
    .limit(MAX_CANDIDATES);
}
