// Queries of whom notices about messages go to: their address, language, zone and how they want to hear of messages.

import { and, count, eq, gt, isNotNull, isNull, max, not, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity/roles.ts';
import { MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { EmailChoice } from '#contract/messaging/preferences.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { messagingPreferences } from '#server/db/schema/messaging.ts';
import { isForeign } from '../messages/unread.queries.ts';
import { hasBlocked } from '../safety/participants.queries.ts';

const own = conversationParticipants;

const rolesOf = sql<Role[]>`coalesce((select json_agg(${inFull(userRoles.role)}) from ${userRoles}
  where ${inFull(userRoles.userId)} = ${inFull(users.id)}), '[]'::json)`;

const emailChoice = sql<EmailChoice>`coalesce(${messagingPreferences.email}, 'soon')`;

/** Returns a user whose account is in use and whose address is theirs, with their choices; null for anybody else. */
export async function findNoticeReader(db: Queryable, userId: number) {
  const [found] = await db
    .select({
      ...{ id: users.id, email: users.email, firstName: users.firstName, locale: users.locale, timezone: users.timezone, roles: rolesOf },
      ...{ emailChoice, quietFrom: messagingPreferences.quietFrom, quietTo: messagingPreferences.quietTo },
      digestSentAt: messagingPreferences.digestSentAt,
    })
    .from(users)
    .leftJoin(messagingPreferences, eq(messagingPreferences.userId, users.id))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt), isNull(users.deactivatedAt), isNull(users.anonymisedAt)));
  return found ?? null;
}

export type NoticeReader = NonNullable<Awaited<ReturnType<typeof findNoticeReader>>>;

/** What people write is told of, and meetings; the other sentences of the product have notices of their own. */
const isToldOf = sql`(${messages.messageType} = ${MESSAGE_TYPE.conversation} or ${messages.content} ? 'meetingId')`;

/** The newest message that a participant has seen, or was told of. */
const lastTold = sql`greatest(coalesce(${own.lastSeenMessageId}, 0), coalesce(${own.emailedMessageId}, 0))`;

interface Waiting {
  readonly choice: EmailChoice;
  /** The first message that nobody was told of was sent between these. */
  readonly from: Date;
  readonly to: Date;
}

/** Returns the conversations with messages that their participants have not read and were not told of, by user: those that wait longest first. */
export async function listWaitingConversations(
  db: Queryable,
  { choice, from, to }: Waiting,
): Promise<{ userId: number; conversationId: number }[]> {
  const isWaiting = sql`exists (select 1 from ${messages} where ${messages.conversationId} = ${own.conversationId} and not ${hasBlocked(own.userId, messages.senderId)}
    and ${messages.id} > ${lastTold} and ${messages.senderId} is distinct from ${own.userId} and ${messages.withdrawnAt} is null
    and ${messages.createdAt} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz and ${isToldOf})`;
  return db
    .select({ userId: own.userId, conversationId: own.conversationId })
    .from(own)
    .innerJoin(conversations, eq(conversations.id, own.conversationId))
    .leftJoin(messagingPreferences, eq(messagingPreferences.userId, own.userId))
    .where(
      and(
        isNotNull(own.unreadSince),
        sql`${own.unreadSince} <= ${to.toISOString()}::timestamptz`,
        ...[isNotNull(own.joinedAt), isNull(own.removedAt), isNull(own.archivedAt), isNull(conversations.deletedAt)],
        sql`${emailChoice} = ${choice}`,
        isWaiting,
      ),
    )
    .orderBy(own.userId, own.unreadSince, own.conversationId);
}

export interface UntoldQuery {
  readonly conversationId: number;
  readonly reader: Pick<NoticeReader, 'id' | 'roles'>;
  readonly afterId: number;
  /** Messages before are not told of any more. */
  readonly from: Date;
  readonly limit: number;
}

function whereUntold({ conversationId, reader, afterId, from }: UntoldQuery): SQL | undefined {
  const isOfOthers = isForeign({ conversationId, userId: reader.id, roles: reader.roles });
  return and(
    isOfOthers,
    gt(messages.id, afterId),
    sql`${messages.createdAt} >= ${from.toISOString()}::timestamptz`,
    not(hasBlocked(reader.id, messages.senderId)),
  );
}

/**
 * Returns what a reader is told of a conversation: the first messages, how many there are, and when the first was sent that is a reason to
 * tell; null if there is no such reason.
 */
export async function findUntoldMessages(tx: Transaction, query: UntoldQuery) {
  const where = whereUntold(query);
  const [facts] = await tx
    .select({ total: count(), lastId: max(messages.id), since: sql<string | null>`min(${messages.createdAt}) filter (where ${isToldOf})` })
    .from(messages)
    .where(where);
  if (facts === undefined || facts.lastId === null || facts.since === null) return null;
  const rows = await tx.select().from(messages).where(where).orderBy(messages.sequence).limit(query.limit);
  return { rows, total: facts.total, lastId: facts.lastId, since: new Date(facts.since) };
}

/** Records the newest message that a participant was told of. */
export async function updateEmailed(tx: Transaction, about: { conversationId: number; userId: number; messageId: number }): Promise<void> {
  await tx
    .update(own)
    .set({ emailedMessageId: about.messageId })
    .where(and(eq(own.conversationId, about.conversationId), eq(own.userId, about.userId)));
}
