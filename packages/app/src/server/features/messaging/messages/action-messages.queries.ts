// Queries of the messages that offer an action on a meeting, a call or a stay.

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { MESSAGE_TYPE, type MessageAction } from '#contract/messaging/message.ts';
import type { Queryable } from '#server/db/database.ts';
import { messages } from '#server/db/schema/conversations.ts';

/** What the message of an action names. */
export type ActionSubject = { readonly meetingId: number } | { readonly callId: number };

/** Returns the messages of a conversation that name a meeting or a call, the newest one first. */
export async function listActionMessages(db: Queryable, conversationId: number, subject: ActionSubject): Promise<number[]> {
  const isAbout = sql`${messages.content} @> ${JSON.stringify(subject)}::jsonb`;
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.messageType, MESSAGE_TYPE.action), isAbout))
    .orderBy(desc(messages.id));
  return rows.map(({ id }) => id);
}

/** The actions whose state follows from the stay. */
const OF_STAYS = ['answerOffer', 'openTrip', 'pay', 'completeData'] as const satisfies readonly MessageAction[];

/** Returns the messages of conversations that offer an action on their stay, the oldest one first. */
export function listStayMessages(db: Queryable, conversationIds: readonly number[]) {
  const action = sql`${messages.content} ->> 'action'`;
  return db
    .select({ conversationId: messages.conversationId, messageId: messages.id })
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, [...conversationIds]),
        eq(messages.messageType, MESSAGE_TYPE.action),
        inArray(action, [...OF_STAYS]),
      ),
    )
    .orderBy(asc(messages.id));
}
