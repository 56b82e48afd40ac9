// Queries of groups' documents.

import { and, count, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { type GroupDocumentKind, HEALTH_KINDS } from '#contract/groups/group-documents.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { groupDocuments } from '#server/db/schema/group-documents.ts';
import { users } from '#server/db/schema/identity.ts';

/** Files of documents are only read through their group, never through the endpoints of files. */
export const GROUP_DOCUMENT_SUBJECT = 'groupDocument';

/** Returns the subject that owns the files of a group's documents. */
export const toGroupDocumentSubject = (groupId: number) => ({ type: GROUP_DOCUMENT_SUBJECT, id: String(groupId) });

/** Restricts to the documents of a group that the caller may read. */
const whereReadable = (groupId: number, withHealth: boolean): SQL | undefined =>
  and(eq(groupDocuments.groupId, groupId), withHealth ? undefined : notInArray(groupDocuments.kind, [...HEALTH_KINDS]));

function selectDocuments(db: Queryable, only: SQL | undefined) {
  return db
    .select({
      id: groupDocuments.id,
      ref: groupDocuments.ref,
      kind: groupDocuments.kind,
      name: groupDocuments.name,
      fileName: attachments.name,
      mediaType: attachments.mediaType,
      size: attachments.size,
      addedById: groupDocuments.addedBy,
      addedBy: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: groupDocuments.createdAt,
    })
    .from(groupDocuments)
    .innerJoin(attachments, eq(attachments.ref, groupDocuments.ref))
    .leftJoin(users, eq(users.id, groupDocuments.addedBy))
    .where(only)
    .orderBy(desc(groupDocuments.id));
}

export type GroupDocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

interface Sought {
  readonly groupId: number;
  /** Whether those about health are among them. */
  readonly withHealth: boolean;
}

/** Returns the documents of a group, latest first. */
export function listGroupDocumentRows(db: Queryable, { groupId, withHealth }: Sought): Promise<GroupDocumentRow[]> {
  return selectDocuments(db, whereReadable(groupId, withHealth));
}

/** Returns one document; undefined if the group has none of this number that may be read. */
export async function findGroupDocument(
  db: Queryable,
  { groupId, withHealth, id }: Sought & { readonly id: number },
): Promise<GroupDocumentRow | undefined> {
  const [row] = await selectDocuments(db, and(whereReadable(groupId, withHealth), eq(groupDocuments.id, id)));
  return row;
}

export async function countGroupDocuments(db: Queryable, groupId: number): Promise<number> {
  const [found] = await db.select({ papers: count() }).from(groupDocuments).where(eq(groupDocuments.groupId, groupId));
  return found?.papers ?? 0;
}

interface NewDocument {
  readonly groupId: number;
  readonly ref: string;
  readonly kind: GroupDocumentKind;
  readonly name: string;
  readonly addedBy: number | null;
  readonly createdAt: Date;
}

export async function insertGroupDocument(tx: Transaction, values: NewDocument): Promise<number> {
  const [made] = await tx.insert(groupDocuments).values(values).returning({ id: groupDocuments.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}
