// Queries of the data that the search keeps in memory: live families, active activities with their weeks, names of places and tags.

import { and, asc, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ActivityType } from '#contract/search/activity-types.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { activityPhotos, activitySchedules } from '#server/db/schema/camps.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties, countries, locations, tags } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { isLive, isShownPhoto } from '#server/features/host-families/host-families.public.ts';
import type { BedBlock } from './snapshot.rules.ts';

export async function listPlaceRows(db: Queryable) {
  const [countryRows, countyRows, locationRows, tagRows] = [
    await db.select().from(countries),
    await db.select().from(counties),
    await db.select().from(locations),
    await db.select().from(tags).where(eq(tags.active, true)).orderBy(asc(tags.kind), asc(tags.position), asc(tags.id)),
  ];
  return { countries: countryRows, counties: countyRows, locations: locationRows, tags: tagRows };
}

interface ChildRow {
  readonly gender: 'female' | 'male' | 'other';
  readonly dob: string;
}

const ofFamily = (column: AnyPgColumn) => sql`${inFull(column)} = ${inFull(hostFamilies.id)}`;

const tagIds = sql<number[]>`coalesce((select json_agg(${inFull(hostFamilyTags.tagId)} order by ${inFull(hostFamilyTags.tagId)})
  from ${hostFamilyTags} where ${ofFamily(hostFamilyTags.hostFamilyId)}), '[]')`;

const firstPhoto = sql`${hostFamilyPhotos} where ${ofFamily(hostFamilyPhotos.hostFamilyId)} and ${isShownPhoto}
  order by ${inFull(hostFamilyPhotos.position)} limit 1`;

const photoRef = sql<string | null>`(select ${inFull(hostFamilyPhotos.ref)} from ${firstPhoto})`;

const photoPlaceholder = sql<string>`coalesce((select ${inFull(attachments.placeholder)} from ${attachments}
  where ${inFull(attachments.ref)} = (select ${inFull(hostFamilyPhotos.ref)} from ${firstPhoto})), '')`;

const photoCount = sql<number>`(select count(*) from ${hostFamilyPhotos}
  where ${ofFamily(hostFamilyPhotos.hostFamilyId)} and ${isShownPhoto})`.mapWith(Number);

const children = sql<
  ChildRow[]
>`coalesce((select json_agg(json_build_object('gender', ${inFull(hostChildren.gender)}, 'dob', ${inFull(hostChildren.dob)})
    order by ${inFull(hostChildren.dob)}, ${inFull(hostChildren.id)})
  from ${hostChildren} where ${ofFamily(hostChildren.hostFamilyId)}), '[]')`;

/** Returns the blocks that end on a day or later. */
function selectBlocks(today: string) {
  const { kind, fromDate, toDate, beds, orderId, expiresAt, hostFamilyId, id } = hostCalendarBlocks;
  return sql<
    BedBlock[]
  >`coalesce((select json_agg(json_build_object('kind', ${inFull(kind)}, 'fromDate', ${inFull(fromDate)}, 'toDate', ${inFull(toDate)},
      'beds', ${inFull(beds)}, 'expiresAt', floor(extract(epoch from ${inFull(expiresAt)}) * 1000), 'heldFor', ${inFull(bookingOrders.userId)})
      order by ${inFull(fromDate)}, ${inFull(id)})
    from ${hostCalendarBlocks} left join ${bookingOrders} on ${inFull(bookingOrders.id)} = ${inFull(orderId)}
    where ${ofFamily(hostFamilyId)} and ${inFull(toDate)} >= ${today}::date), '[]')`;
}

/** What of a family is searched. A change of one of these columns, or of what `isLive` reads, must be noted (functions.sql). */
export const FAMILY_COLUMNS = {
  id: hostFamilies.id,
  surname: hostFamilies.parentGuardianOneLastName,
  surnameTwo: hostFamilies.parentGuardianTwoLastName,
  countyId: hostFamilies.countyId,
  locationId: hostFamilies.locationId,
  hostingTypes: hostFamilies.hostingTypes,
  guestsNumber: hostFamilies.guestsNumber,
  description: hostFamilies.description,
  welcomesAgeFrom: hostFamilies.welcomesAgeFrom,
  welcomesAgeTo: hostFamilies.welcomesAgeTo,
  welcomesGenders: hostFamilies.welcomesGenders,
  stayRules: { minNights: hostFamilies.minNights, maxNights: hostFamilies.maxNights, noticeDays: hostFamilies.noticeDays },
} as const;

/** Some families, or the next ones by ID. */
type FamilyRange = { readonly ids: readonly number[] } | { readonly after: number; readonly limit: number };

/** Returns one row for each live family of a range, by ID, with its beds taken from a day on. */
export async function listFamilyRows(db: Queryable, range: FamilyRange, today: string) {
  const { id } = hostFamilies;
  const isInRange = 'ids' in range ? inArray(id, [...range.ids]) : gt(id, range.after);
  const rows = db
    .select({ ...FAMILY_COLUMNS, tagIds, photoRef, photoPlaceholder, photoCount, children, blocks: selectBlocks(today) })
    .from(hostFamilies)
    .where(and(isInRange, isLive()))
    .orderBy(asc(id));
  return 'ids' in range ? rows : rows.limit(range.limit);
}

/** Returns activities that can be booked, by ID, with their weeks from a day on; only some of them if IDs are given. */
export async function listActivityRows(db: Queryable, today: string, ids?: readonly number[]) {
  const photo = sql<string | null>`(select ${activityPhotos.ref} from ${activityPhotos}
    where ${inFull(activityPhotos.activityId)} = ${inFull(activities.id)} order by ${activityPhotos.position} limit 1)`;
  const isAsked = (column: AnyPgColumn) => (ids === undefined ? undefined : inArray(column, [...ids]));
  const rows = await db
    .select({ activity: activities, photoRef: photo })
    .from(activities)
    .where(and(eq(activities.active, true), isAsked(activities.id)))
    .orderBy(asc(activities.id));
  const weeks = await db
    .select({ activityId: activitySchedules.activityId, startDate: activitySchedules.startDate })
    .from(activitySchedules)
    .where(and(eq(activitySchedules.state, 'open'), gte(activitySchedules.startDate, today), isAsked(activitySchedules.activityId)))
    .orderBy(desc(activitySchedules.startDate));
  const byActivity = Map.groupBy(weeks, ({ activityId }) => activityId);
  return rows.map(({ activity, photoRef: ref }) => {
    const { id, name, type, categoryId, gender, minAge, maxAge, countyId, locationId, description } = activity;
    const own = byActivity.get(id) ?? [];
    return {
      ...{ id, name, categoryId, gender, minAge, maxAge, countyId, locationId, description, photoRef: ref },
      type: type satisfies ActivityType,
      weeks: own.map(({ startDate }) => startDate).toReversed(),
    };
  });
}
