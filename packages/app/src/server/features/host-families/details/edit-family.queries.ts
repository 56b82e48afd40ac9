// SQL that writes a host family's record.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostChildren, hostFamilies, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostFamilyAdults, hostFamilyRooms } from '#server/db/schema/host-homes.ts';
import { tags } from '#server/db/schema/places.ts';
import type { FamilyRecord } from './details.queries.ts';

/** Updates columns of a locked family, and increments its version. */
export async function updateFamilyRow(tx: Transaction, id: number, values: Partial<typeof hostFamilies.$inferInsert>): Promise<void> {
  await tx
    .update(hostFamilies)
    .set({ ...values, version: sql`${hostFamilies.version} + 1` })
    .where(eq(hostFamilies.id, id));
}

/** The parts of a family in tables of their own, in the order in which the family gave them. */
export interface HomeParts {
  readonly children?: FamilyRecord['children'] | undefined;
  readonly adults?: FamilyRecord['adults'] | undefined;
  readonly rooms?: FamilyRecord['rooms'] | undefined;
}

const ofFamily =
  (hostFamilyId: number) =>
  <Row extends object>(row: Row, position: number) => ({ ...row, hostFamilyId, position });

/** Replaces the parts that are given. */
export async function replaceHomeParts(tx: Transaction, id: number, { children, adults, rooms }: HomeParts): Promise<void> {
  if (children !== undefined) {
    await tx.delete(hostChildren).where(eq(hostChildren.hostFamilyId, id));
    if (children.length > 0) await tx.insert(hostChildren).values(children.map((child) => ({ ...child, hostFamilyId: id })));
  }
  if (adults !== undefined) {
    await tx.delete(hostFamilyAdults).where(eq(hostFamilyAdults.hostFamilyId, id));
    if (adults.length > 0) await tx.insert(hostFamilyAdults).values(adults.map(ofFamily(id)));
  }
  if (rooms !== undefined) {
    await tx.delete(hostFamilyRooms).where(eq(hostFamilyRooms.hostFamilyId, id));
    if (rooms.length > 0) await tx.insert(hostFamilyRooms).values(rooms.map(ofFamily(id)));
  }
}

/** Replaces a family's tags of a kind; those that are no longer offered stay. */
export async function replaceTags(
  tx: Transaction,
  id: number,
  { kind, tagIds }: { kind: 'amenity' | 'interest'; tagIds: readonly number[] },
): Promise<void> {
  const ofKind = tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.kind, kind), eq(tags.active, true)));
  await tx.delete(hostFamilyTags).where(and(eq(hostFamilyTags.hostFamilyId, id), inArray(hostFamilyTags.tagId, ofKind)));
  if (tagIds.length > 0) await tx.insert(hostFamilyTags).values(tagIds.map((tagId) => ({ hostFamilyId: id, tagId })));
}
