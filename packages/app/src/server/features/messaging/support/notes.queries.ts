// Queries of the internal notes of staff.

import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { conversationNotes } from '#server/db/schema/messaging.ts';

const { id, authorId, text, createdAt, afterSequence } = conversationNotes;
const columns = { id, authorId, text, createdAt, afterSequence, firstName: users.firstName, lastName: users.lastName };

/** Returns the notes on a conversation, oldest first. */
export function listNoteRows(db: Queryable, conversationId: number) {
  return db
    .select(columns)
    .from(conversationNotes)
    .leftJoin(users, eq(users.id, conversationNotes.authorId))
    .where(eq(conversationNotes.conversationId, conversationId))
    .orderBy(asc(conversationNotes.id));
}

export type NoteRow = Awaited<ReturnType<typeof listNoteRows>>[number];

export async function insertNote(tx: Transaction, note: typeof conversationNotes.$inferInsert): Promise<number> {
  const [made] = await tx.insert(conversationNotes).values(note).returning({ id: conversationNotes.id });
  return made?.id ?? 0;
}
