// Queries of one host family as other users see it.

import { and, asc, eq, inArray } from 'drizzle-orm';
import { AGREED_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostChildren, hostFamilies, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostFamilyRooms } from '#server/db/schema/host-homes.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { tags } from '#server/db/schema/places.ts';
import { trips } from '#server/db/schema/trips.ts';
import { whereNightsOverlap } from '#server/features/inventory/inventory.public.ts';
import { listPhotoRows } from '../photos/photos.queries.ts';

/** Returns a family with its children, the photos that others see, tags and rooms; null if there is none. */
export async function findFamily(db: Queryable, id: number) {
  const [family] = await db.select().from(hostFamilies).where(eq(hostFamilies.id, id));
  if (family === undefined) return null;
  const children = await db
    .select({ gender: hostChildren.gender, dob: hostChildren.dob })
    .from(hostChildren)
    .where(eq(hostChildren.hostFamilyId, id))
    .orderBy(asc(hostChildren.dob));
  const photos = await listPhotoRows(db, id, { shown: true });
  const marks = await db
    .select({ id: tags.id, kind: tags.kind })
    .from(hostFamilyTags)
    .innerJoin(tags, eq(tags.id, hostFamilyTags.tagId))
    .where(and(eq(hostFamilyTags.hostFamilyId, id), eq(tags.active, true)))
    .orderBy(asc(tags.position), asc(tags.id));
  const { kind, beds, ownBathroom, forGender, position } = hostFamilyRooms;
  const rooms = await db
    .select({ kind, beds, ownBathroom, forGender })
    .from(hostFamilyRooms)
    .where(eq(hostFamilyRooms.hostFamilyId, id))
    .orderBy(asc(position), asc(hostFamilyRooms.id));
  return { ...family, children, photos, tags: marks, rooms };
}

export type FamilyDetails = NonNullable<Awaited<ReturnType<typeof findFamily>>>;

/** Returns whether a parent has a stay with a family that is booked or further; from then on they can see its address. */
export async function hasBookedStay(
  db: Queryable,
  { parentId, hostFamilyId }: { parentId: number; hostFamilyId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.parentId, parentId), eq(trips.hostFamilyId, hostFamilyId), inArray(trips.state, [...AGREED_STATES])))
    .limit(1);
  return rows.length > 0;
}

/** Returns the blocks of a family's calendar that overlap the given nights. */
export function listBlocks(db: Queryable, hostFamilyId: number, wanted: Parameters<typeof whereNightsOverlap>[0]) {
  const { kind, fromDate, toDate, beds } = hostCalendarBlocks;
  return db
    .select({ kind, fromDate, toDate, beds })
    .from(hostCalendarBlocks)
    .where(and(eq(hostCalendarBlocks.hostFamilyId, hostFamilyId), whereNightsOverlap(wanted)))
    .orderBy(asc(fromDate));
}
