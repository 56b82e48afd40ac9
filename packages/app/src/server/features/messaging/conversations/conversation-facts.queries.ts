// Queries of conversations with what decides about them: their offer and trip, the reader's own row, and blocks.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { userRoles } from '#server/db/schema/identity.ts';
import { userBlocks } from '#server/db/schema/messaging.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';

const staffIds = sql`(select ${userRoles.userId} from ${userRoles} where ${inArray(userRoles.role, [...STAFF_ROLES])})`;

const isPresent = (who: SQL) => sql`exists (select 1 from conversation_participants present
  where present.conversation_id = ${conversations.id} and present.user_id = ${who}
  and present.joined_at is not null and present.removed_at is null)`;

/** Whether one participant has blocked another, apart from staff and from groups: in these, people write to all. */
export const hasBlock = (pair?: SQL) => sql<boolean>`(${conversations.type} <> 'group' and exists (select 1 from ${userBlocks}
  where ${isPresent(sql`${userBlocks.userId}`)} and ${isPresent(sql`${userBlocks.blockedId}`)}
  and ${userBlocks.userId} not in ${staffIds} and ${userBlocks.blockedId} not in ${staffIds}${pair === undefined ? sql`` : sql` and ${pair}`}))`;

/** Loads conversations that match a condition, with the participation of a user, and whether they and another participant are blocked. */
export async function listConversationFacts(db: Queryable, { where, userId }: { where: SQL | undefined; userId: number }) {
  return db
    .select({
      conversation: conversations,
      offer: { id: tripOffers.id, state: tripOffers.state, toDate: tripOffers.toDate, hostFamilyId: tripOffers.hostFamilyId },
      trip: {
        id: trips.id,
        state: trips.state,
        fromDate: trips.fromDate,
        toDate: trips.toDate,
        studentId: trips.studentId,
        agentId: trips.agentId,
        hostFamilyId: trips.hostFamilyId,
      },
      own: conversationParticipants,
      isBlocked: hasBlock(sql`${userId} in (${userBlocks.userId}, ${userBlocks.blockedId})`).mapWith(Boolean),
    })
    .from(conversations)
    .leftJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
    .leftJoin(trips, sql`${trips.id} = coalesce(${conversations.tripId}, ${tripOffers.tripId})`)
    .leftJoin(
      conversationParticipants,
      and(eq(conversationParticipants.conversationId, conversations.id), eq(conversationParticipants.userId, userId)),
    )
    .where(where);
}

export type ConversationFacts = Awaited<ReturnType<typeof listConversationFacts>>[number];

/** Loads conversations by id, with the participation of a user. */
export function listConversationFactsByIds(db: Queryable, { ids, userId }: { ids: readonly number[]; userId: number }) {
  return listConversationFacts(db, { where: inArray(conversations.id, [...ids]), userId });
}

/** Locks a conversation that matches a condition until the transaction ends; returns whether there is one. */
export async function lockConversationWhere(tx: Transaction, where: SQL | undefined): Promise<boolean> {
  const rows = await tx.select({ id: conversations.id }).from(conversations).where(where).for('update');
  return rows.length > 0;
}
