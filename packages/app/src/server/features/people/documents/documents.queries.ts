// Queries of students' documents.

import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentDocuments } from '#server/db/schema/people.ts';

/** Files of documents are only read through their student, never through the endpoints of files. */
export const DOCUMENT_SUBJECT = 'studentDocument';

/** Returns the subject that owns the files of a student's documents. */
export const toDocumentSubject = (studentId: number) => ({ type: DOCUMENT_SUBJECT, id: String(studentId) });

function selectDocuments(db: Queryable, only: SQL | undefined) {
  return db
    .select({
      id: studentDocuments.id,
      ref: studentDocuments.ref,
      kind: studentDocuments.kind,
      name: studentDocuments.name,
      fileName: attachments.name,
      mediaType: attachments.mediaType,
      size: attachments.size,
      addedById: studentDocuments.addedBy,
      addedBy: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: studentDocuments.createdAt,
    })
    .from(studentDocuments)
    .innerJoin(attachments, eq(attachments.ref, studentDocuments.ref))
    .leftJoin(users, eq(users.id, studentDocuments.addedBy))
    .where(only)
    .orderBy(desc(studentDocuments.id));
}

export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

/** Returns the documents of a student, latest first. */
export function listDocumentRows(db: Queryable, studentId: number): Promise<DocumentRow[]> {
  return selectDocuments(db, eq(studentDocuments.studentId, studentId));
}

/** Returns one document; undefined if it doesn't belong to this student. */
export async function findDocument(db: Queryable, { studentId, id }: { studentId: number; id: number }): Promise<DocumentRow | undefined> {
  const [row] = await selectDocuments(db, and(eq(studentDocuments.studentId, studentId), eq(studentDocuments.id, id)));
  return row;
}

export async function countDocuments(db: Queryable, studentId: number): Promise<number> {
  const [found] = await db.select({ papers: count() }).from(studentDocuments).where(eq(studentDocuments.studentId, studentId));
  return found?.papers ?? 0;
}

export async function insertDocument(tx: Transaction, values: typeof studentDocuments.$inferInsert): Promise<number> {
  const [made] = await tx.insert(studentDocuments).values(values).returning({ id: studentDocuments.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Moves the documents of one student to another. */
export async function moveDocuments(tx: Transaction, { id, otherId }: { readonly id: number; readonly otherId: number }): Promise<void> {
  await tx.update(studentDocuments).set({ studentId: id }).where(eq(studentDocuments.studentId, otherId));
}
