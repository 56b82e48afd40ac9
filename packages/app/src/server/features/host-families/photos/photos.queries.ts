// Queries of a family's photos.

import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PhotoEdits, PhotoHint, PhotoKind } from '#contract/host-families/photos.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import { isShownPhoto } from './shown-photos.queries.ts';

const { hostFamilyId, ref, position, kind, caption, isFeature, originalRef, edits, hints } = hostFamilyPhotos;

export const PHOTO_SUBJECT = 'hostFamily';
export const ORIGINAL_SUBJECT = 'hostFamilyOriginal';

/** Returns the subject that owns the files of a family's photos. */
export const toPhotoSubject = (familyId: number) => ({ type: PHOTO_SUBJECT, id: String(familyId) });

/** Returns the subject of photos as they were uploaded, if they are shown differently. */
export const toOriginalSubject = (familyId: number) => ({ type: ORIGINAL_SUBJECT, id: String(familyId) });

/** Returns the account that manages a family; null if there is no such family. */
export async function findFamilyAccount(db: Queryable, id: number): Promise<{ userId: number } | null> {
  const [row] = await db.select({ userId: hostFamilies.userId }).from(hostFamilies).where(eq(hostFamilies.id, id));
  return row ?? null;
}

/** Locks a family, so that its photos are changed by one request after the other. */
export async function lockPhotosOf(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.id, id)).for('no key update');
}

/** The hints without that of faces, which were looked for once. */
const knownHints = sql<PhotoHint[] | null>`${hints} - 'face'`.mapWith(hints);

/** Returns the photos of a family in their order; only those that others see if `shown` is set. */
export function listPhotoRows(db: Queryable, familyId: number, { shown = false } = {}) {
  const { width, height, placeholder } = attachments;
  return db
    .select({ ref, position, kind, caption, isFeature, width, height, placeholder, originalRef, edits, hints: knownHints })
    .from(hostFamilyPhotos)
    .innerJoin(attachments, eq(attachments.ref, ref))
    .where(and(eq(hostFamilyId, familyId), shown ? isShownPhoto : undefined))
    .orderBy(asc(position), asc(ref));
}

export type PhotoRow = Awaited<ReturnType<typeof listPhotoRows>>[number];

/** Adds photos behind the first `from` ones. */
export async function insertPhotoRows(
  tx: Transaction,
  { familyId, refs, from }: { familyId: number; refs: readonly string[]; from: number },
) {
  const rows = refs.map((one, index) => ({ hostFamilyId: familyId, ref: one, position: from + index }));
  if (rows.length > 0) await tx.insert(hostFamilyPhotos).values(rows);
}

/** Gives the photos of a family the positions that they have in a list of all of them. */
export async function updateOrder(tx: Transaction, { familyId, refs }: { familyId: number; refs: readonly string[] }): Promise<void> {
  if (refs.length === 0) return;
  const cases = refs.map((one, index) => sql`when ${one} then ${index}::integer`);
  await tx
    .update(hostFamilyPhotos)
    .set({ position: sql`case ${ref} ${sql.join(cases, sql` `)} else ${position} end` })
    .where(eq(hostFamilyId, familyId));
}

export interface PhotoChange {
  readonly kind?: PhotoKind | undefined;
  readonly caption?: string | undefined;
  readonly isFeature?: boolean | undefined;
  readonly ref?: string;
  readonly originalRef?: string | null;
  readonly edits?: PhotoEdits | null;
  readonly hints?: PhotoHint[] | null;
}

export async function updatePhoto(tx: Transaction, { familyId, ref: one, change }: { familyId: number; ref: string; change: PhotoChange }) {
  await tx
    .update(hostFamilyPhotos)
    .set(change)
    .where(and(eq(hostFamilyId, familyId), eq(ref, one)));
}

export async function deletePhotoRow(tx: Transaction, { familyId, ref: one }: { familyId: number; ref: string }): Promise<void> {
  await tx.delete(hostFamilyPhotos).where(and(eq(hostFamilyId, familyId), eq(ref, one)));
}

/** Returns photos that nobody has looked at, of one family or of all, latest first. */
export function listPhotosWithoutHints(db: Queryable, { familyId, limit }: { familyId?: number | undefined; limit: number }) {
  const { width, height } = attachments;
  return db
    .select({ ref, familyId: hostFamilyId, width, height })
    .from(hostFamilyPhotos)
    .innerJoin(attachments, eq(attachments.ref, ref))
    .where(and(isNull(hints), familyId === undefined ? undefined : eq(hostFamilyId, familyId)))
    .orderBy(desc(attachments.id))
    .limit(limit);
}

/** Keeps the hints of a photo, unless somebody has dismissed them meanwhile; returns whether it did. */
export async function updateHints(db: Queryable, { ref: one, hints: found }: { ref: string; hints: PhotoHint[] }): Promise<boolean> {
  const kept = await db
    .update(hostFamilyPhotos)
    .set({ hints: found })
    .where(and(eq(ref, one), isNull(hints)))
    .returning({ ref });
  return kept.length > 0;
}
