// Queries of who takes part in a conversation, for reporting and blocking.

import { type AnyColumn, and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants } from '#server/db/schema/conversations.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { userBlocks } from '#server/db/schema/messaging.ts';

/** Returns somebody who takes part in a conversation or did so, with their roles; null for everybody else. */
export async function findParticipant(db: Queryable, { conversationId, userId }: { conversationId: number; userId: number }) {
  const [found] = await db
    .select({
      firstName: users.firstName,
      roles: sql<Role[]>`coalesce((select json_agg(${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id}), '[]')`,
    })
    .from(conversationParticipants)
    .innerJoin(users, eq(users.id, conversationParticipants.userId))
    .where(
      and(
        eq(conversationParticipants.conversationId, conversationId),
        eq(conversationParticipants.userId, userId),
        isNotNull(conversationParticipants.joinedAt),
      ),
    );
  return found ?? null;
}

/** Whether a user has blocked another. */
export const hasBlocked = (userId: AnyColumn | number, otherId: AnyColumn | number | null) => sql`exists (select 1 from ${userBlocks}
  where ${userBlocks.userId} = ${userId} and ${userBlocks.blockedId} = ${otherId})`;

interface Block {
  readonly userId: number;
  readonly blockedId: number;
}

/** Blocks a user for another one; returns false if that was done before. */
export async function insertBlock(tx: Transaction, block: Block & { readonly createdAt: Date }): Promise<boolean> {
  const made = await tx.insert(userBlocks).values(block).onConflictDoNothing().returning({ blockedId: userBlocks.blockedId });
  return made.length > 0;
}

/** Ends a block; returns false if there was none. */
export async function deleteBlock(tx: Transaction, { userId, blockedId }: Block): Promise<boolean> {
  const gone = await tx
    .delete(userBlocks)
    .where(and(eq(userBlocks.userId, userId), eq(userBlocks.blockedId, blockedId)))
    .returning({ blockedId: userBlocks.blockedId });
  return gone.length > 0;
}
