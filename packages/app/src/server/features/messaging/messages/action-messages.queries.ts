// Queries of the messages that offer an action on a meeting or a call.

import { and, desc, eq, sql } from 'drizzle-orm';
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
    .where(and(eq(messages.conversationId, conversationId), eq(messages.messageType, 3), isAbout))
    .orderBy(desc(messages.id));
  return rows.map(({ id }) => id);
}
