// Queries of the data that the search keeps in memory: live families, active activities with their weeks, names of places and tags.

import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { ActivityType } from '#contract/search/activity-types.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { activityPhotos, activitySchedules } from '#server/db/schema/camps.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { counties, countries, locations, tags } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { searchChanges } from '#server/db/schema/search.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';

/** Returns a stamp that changes with every committed change of searched data. */
export async function findDataStamp(db: Queryable): Promise<string> {
  const { id, at } = searchChanges;
  const [row] = await db
    .select({ stamp: sql<string>`concat(count(*), ' ', max(${id}), ' ', sum(${id}), ' ', extract(epoch from max(${at})))` })
    .from(searchChanges);
  return row?.stamp ?? '';
}

export async function listPlaceRows(db: Queryable) {
  const [countryRows, countyRows, locationRows, tagRows] = [
    await db.select().from(countries),
    await db.select().from(counties),
    await db.select().from(locations),
    await db.select().from(tags).where(eq(tags.active, true)).orderBy(asc(tags.kind), asc(tags.position), asc(tags.id)),
  ];
  return { countries: countryRows, counties: countyRows, locations: locationRows, tags: tagRows };
}

export type PlaceRows = Awaited<ReturnType<typeof listPlaceRows>>;

interface ChildRow {
  readonly gender: 'female' | 'male' | 'other';
  readonly dob: string;
}

/** Returns one row for each live family. */
export async function listFamilyRows(db: Queryable) {
  const tagIds = db
    .select({ familyId: hostFamilyTags.hostFamilyId, ids: sql<number[]>`json_agg(${hostFamilyTags.tagId})`.as('tag_ids') })
    .from(hostFamilyTags)
    .groupBy(hostFamilyTags.hostFamilyId)
    .as('tagged');
  const photos = db
    .select({
      familyId: hostFamilyPhotos.hostFamilyId,
      first: sql<string>`(array_agg(${hostFamilyPhotos.ref} order by ${hostFamilyPhotos.position}))[1]`.as('first_photo'),
      count: sql<number>`count(*)`.mapWith(Number).as('photo_count'),
    })
    .from(hostFamilyPhotos)
    .groupBy(hostFamilyPhotos.hostFamilyId)
    .as('pictured');
  const children = db
    .select({
      familyId: hostChildren.hostFamilyId,
      all: sql<
        ChildRow[]
      >`json_agg(json_build_object('gender', ${hostChildren.gender}, 'dob', ${hostChildren.dob}) order by ${hostChildren.dob})`.as(
        'children_rows',
      ),
    })
    .from(hostChildren)
    .groupBy(hostChildren.hostFamilyId)
    .as('parented');
  const rows = await db
    .select({
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
      tagIds: tagIds.ids,
      photoRef: photos.first,
      photoCount: photos.count,
      children: children.all,
    })
    .from(hostFamilies)
    .leftJoin(tagIds, eq(tagIds.familyId, hostFamilies.id))
    .leftJoin(photos, eq(photos.familyId, hostFamilies.id))
    .leftJoin(children, eq(children.familyId, hostFamilies.id))
    .where(isLive())
    .orderBy(asc(hostFamilies.id));
  return rows.map((row) => ({ ...row, tagIds: row.tagIds ?? [], children: row.children ?? [], photoCount: row.photoCount ?? 0 }));
}

/** Returns activities that can be booked, with their weeks from a day on. */
export async function listActivityRows(db: Queryable, today: string) {
  const photo = sql<string | null>`(select ${activityPhotos.ref} from ${activityPhotos}
    where ${inFull(activityPhotos.activityId)} = ${inFull(activities.id)} order by ${activityPhotos.position} limit 1)`;
  const rows = await db.select({ activity: activities, photoRef: photo }).from(activities).where(eq(activities.active, true));
  const weeks = await db
    .select({ activityId: activitySchedules.activityId, startDate: activitySchedules.startDate })
    .from(activitySchedules)
    .where(and(eq(activitySchedules.state, 'open'), gte(activitySchedules.startDate, today)))
    .orderBy(desc(activitySchedules.startDate));
  const byActivity = Map.groupBy(weeks, ({ activityId }) => activityId);
  return rows
    .toSorted((one, other) => one.activity.id - other.activity.id)
    .map(({ activity, photoRef }) => {
      const { id, name, type, categoryId, gender, minAge, maxAge, countyId, locationId, description } = activity;
      const own = byActivity.get(id) ?? [];
      return {
        ...{ id, name, categoryId, gender, minAge, maxAge, countyId, locationId, description, photoRef },
        type: type satisfies ActivityType,
        weeks: own.map(({ startDate }) => startDate).toReversed(),
      };
    });
}
