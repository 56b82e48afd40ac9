// SQL that writes a host family's record.

import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { hostChildren, hostFamilies, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostFamilyAdults, hostFamilyRooms } from '#server/db/schema/host-homes.ts';
import { tags } from '#server/db/schema/places.ts';
import type { FamilyRecord } from './details.queries.ts';
import type { IdentifiedAdult } from './edit-family.rules.ts';

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
  readonly adults?: readonly IdentifiedAdult[] | undefined;
  readonly rooms?: FamilyRecord['rooms'] | undefined;
}

const ofFamily =
  (hostFamilyId: number) =>
  <Row extends object>(row: Row, position: number) => ({ ...row, hostFamilyId, position });

/** Replaces the adults of a family; those who stay keep their rows. */
async function replaceAdults(tx: Transaction, hostFamilyId: number, adults: readonly IdentifiedAdult[]): Promise<void> {
  const kept = adults.flatMap(({ id }) => id ?? []);
  const isOfFamily = eq(hostFamilyAdults.hostFamilyId, hostFamilyId);
  await tx.delete(hostFamilyAdults).where(and(isOfFamily, notInArray(hostFamilyAdults.id, kept)));
  for (const [position, { id, ...fields }] of adults.entries()) {
    if (id === undefined) await tx.insert(hostFamilyAdults).values({ ...fields, hostFamilyId, position });
    else
      await tx
        .update(hostFamilyAdults)
        .set({ ...fields, position })
        .where(and(isOfFamily, eq(hostFamilyAdults.id, id)));
  }
}

/** Replaces the parts that are given. */
export async function replaceHomeParts(tx: Transaction, id: number, { children, adults, rooms }: HomeParts): Promise<void> {
  if (children !== undefined) {
    await tx.delete(hostChildren).where(eq(hostChildren.hostFamilyId, id));
    if (children.length > 0) await tx.insert(hostChildren).values(children.map((child) => ({ ...child, hostFamilyId: id })));
  }
  if (adults !== undefined) await replaceAdults(tx, id, adults);
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
