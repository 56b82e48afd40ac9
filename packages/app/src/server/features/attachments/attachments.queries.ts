// Queries of stored files.

import { and, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';

export type AttachmentRow = typeof attachments.$inferSelect;
export type NewAttachment = typeof attachments.$inferInsert;

/** The item that files belong to. */
export interface Subject {
  readonly type: string;
  readonly id: string;
}

const belongsTo = ({ type, id }: Subject) => and(eq(attachments.subjectType, type), eq(attachments.subjectId, id));

export async function findAttachment(db: Queryable, ref: string): Promise<AttachmentRow | null> {
  const [row] = await db.select().from(attachments).where(eq(attachments.ref, ref));
  return row ?? null;
}

export async function insertAttachment(tx: Queryable, values: NewAttachment): Promise<AttachmentRow | undefined> {
  const [row] = await tx.insert(attachments).values(values).returning();
  return row;
}

export async function updateAlt(tx: Queryable, { id, alt }: { id: number; alt: string }): Promise<AttachmentRow | undefined> {
  const [row] = await tx.update(attachments).set({ alt }).where(eq(attachments.id, id)).returning();
  return row;
}

/** Returns the number of a user's unused files. */
export async function countUnused(db: Queryable, ownerId: number): Promise<number> {
  const [found] = await db
    .select({ files: count() })
    .from(attachments)
    .where(and(eq(attachments.ownerId, ownerId), isNull(attachments.subjectType)));
  return found?.files ?? 0;
}

/** Deletes a row if it is still unused; returns whether it did. */
export async function deleteUnused(tx: Queryable, id: number): Promise<boolean> {
  const gone = await tx
    .delete(attachments)
    .where(and(eq(attachments.id, id), isNull(attachments.subjectType)))
    .returning({ id: attachments.id });
  return gone.length > 0;
}

/** Assigns files to a subject: unused ones of the owner, and those that already belong to the subject. */
export async function assignToSubject(
  tx: Transaction,
  { refs, ownerId, subject, access }: { refs: readonly string[]; ownerId: number; subject: Subject; access: 'public' | 'private' },
): Promise<AttachmentRow[]> {
  return tx
    .update(attachments)
    .set({ subjectType: subject.type, subjectId: subject.id, access })
    .where(
      and(
        inArray(attachments.ref, [...refs]),
        or(and(eq(attachments.ownerId, ownerId), isNull(attachments.subjectType)), belongsTo(subject)),
      ),
    )
    .returning();
}

/** Makes a file of a subject an unused private upload, as if somebody had just uploaded it; returns whether the subject had it. */
export async function releaseAttachment(
  tx: Transaction,
  { ref, subject, ownerId, now }: { ref: string; subject: Subject; ownerId: number; now: Date },
): Promise<boolean> {
  const released = await tx
    .update(attachments)
    .set({ subjectType: null, subjectId: null, access: 'private', ownerId, createdAt: now })
    .where(and(eq(attachments.ref, ref), belongsTo(subject)))
    .returning({ id: attachments.id });
  return released.length > 0;
}

/** Moves a file of a subject to another one; returns whether the subject had it. */
export async function reassignFile(
  tx: Transaction,
  { ref, from, to, access }: { ref: string; from: Subject; to: Subject; access: 'public' | 'private' },
): Promise<boolean> {
  const moved = await tx
    .update(attachments)
    .set({ subjectType: to.type, subjectId: to.id, access })
    .where(and(eq(attachments.ref, ref), belongsTo(from)))
    .returning({ id: attachments.id });
  return moved.length > 0;
}

/** Moves all files of a subject to another one. */
export async function reassignSubject(tx: Transaction, { from, to }: { from: Subject; to: Subject }): Promise<void> {
  await tx.update(attachments).set({ subjectType: to.type, subjectId: to.id }).where(belongsTo(from));
}

export async function listAttachmentRows(db: Queryable, subject: Subject): Promise<AttachmentRow[]> {
  return db.select().from(attachments).where(belongsTo(subject)).orderBy(attachments.id);
}

export async function deleteAttachments(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(attachments).where(inArray(attachments.id, [...ids]));
}

/** Deletes unused uploads from before a time; returns their refs. */
export async function deleteUnusedBefore(tx: Queryable, before: Date): Promise<string[]> {
  const gone = await tx
    .delete(attachments)
    .where(and(isNull(attachments.subjectType), lt(attachments.createdAt, before)))
    .returning({ ref: attachments.ref });
  return gone.map(({ ref }) => ref);
}

/** Returns images without a placeholder, latest first. */
export function listWithoutPlaceholder(db: Queryable, limit: number): Promise<{ id: number; ref: string }[]> {
  return db
    .select({ id: attachments.id, ref: attachments.ref })
    .from(attachments)
    .where(and(eq(attachments.kind, 'image'), eq(attachments.placeholder, '')))
    .orderBy(desc(attachments.id))
    .limit(limit);
}

/** Writes the placeholder of an image; returns the family whose photo it is, or null. */
export async function updatePlaceholder(tx: Queryable, { id, placeholder }: { id: number; placeholder: string }): Promise<number | null> {
  const [row] = await tx.update(attachments).set({ placeholder }).where(eq(attachments.id, id)).returning();
  return row?.subjectType === 'hostFamily' ? Number(row.subjectId) : null;
}

/** Returns which of the refs have a row. */
export async function findKnownRefs(db: Queryable, refs: readonly string[]): Promise<Set<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .select({ ref: attachments.ref })
    .from(attachments)
    .where(inArray(attachments.ref, [...refs]));
  return new Set(rows.map(({ ref }) => ref));
}

/** Deletes files that only concern a user: pictures of them, and their unused uploads. */
export async function deleteAttachmentsOfUser(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(attachments)
    .where(or(and(eq(attachments.ownerId, userId), isNull(attachments.subjectType)), belongsTo({ type: 'user', id: String(userId) })));
  // Files that are still needed elsewhere, such as receipts, lose the name that the user gave them.
  await tx
    .update(attachments)
    .set({ name: '' })
    .where(and(eq(attachments.ownerId, userId), eq(attachments.access, 'private')));
}
