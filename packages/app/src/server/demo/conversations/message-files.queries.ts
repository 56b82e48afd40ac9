// Queries of the messages of the demo world that get a file in the background.

import { and, desc, eq, isNotNull, like, sql } from 'drizzle-orm';
import type { ContentType, MessageFile } from '#contract/messaging/message.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { users } from '#server/db/schema/identity.ts';
import { FILE_PREFIX } from './conversations.queries.ts';

const isMissing = and(
  like(messages.localMessageId, `${FILE_PREFIX}%`),
  isNotNull(messages.senderId),
  sql`not ${messages.content} ? 'file'`,
);

/** Returns messages whose file is missing, the newest first. */
export async function listFilelessMessages(db: Queryable, limit: number) {
  return db
    .select({ id: messages.id, localMessageId: messages.localMessageId, senderId: users.id, email: users.email })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(isMissing)
    .orderBy(desc(messages.id))
    .limit(limit);
}

export type FilelessMessage = Awaited<ReturnType<typeof listFilelessMessages>>[number];

/** Adds a file to a message; returns false if it has got one in the meantime. */
export async function addFile(
  tx: Transaction,
  { id, file, contentType }: { id: number; file: MessageFile; contentType: ContentType },
): Promise<boolean> {
  const changed = await tx
    .update(messages)
    .set({ contentType, content: sql`${messages.content} || ${JSON.stringify({ file })}::jsonb` })
    .where(and(eq(messages.id, id), isMissing))
    .returning({ id: messages.id });
  return changed.length > 0;
}
