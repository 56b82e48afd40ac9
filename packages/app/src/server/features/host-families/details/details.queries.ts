// Queries of a host family's record with everything that belongs to it.

import { and, asc, count, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostFamilyAdults, hostFamilyRooms } from '#server/db/schema/host-homes.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { payoutDetails } from '#server/db/schema/payouts.ts';
import { counties, countries, locations, tags } from '#server/db/schema/places.ts';
import { foldText } from '#server/platform/lists/text-search.ts';

async function listHome(db: Queryable, id: number) {
  const children = await db
    .select({ gender: hostChildren.gender, dob: hostChildren.dob })
    .from(hostChildren)
    .where(eq(hostChildren.hostFamilyId, id))
    .orderBy(asc(hostChildren.dob), asc(hostChildren.id));
  const { id: adultId, firstName, lastName, relation, dob, position } = hostFamilyAdults;
  const adults = await db
    .select({ id: adultId, firstName, lastName, relation, dob })
    .from(hostFamilyAdults)
    .where(eq(hostFamilyAdults.hostFamilyId, id))
    .orderBy(asc(position), asc(adultId));
  const { name, kind, beds, ownBathroom, forGender } = hostFamilyRooms;
  const rooms = await db
    .select({ name, kind, beds, ownBathroom, forGender })
    .from(hostFamilyRooms)
    .where(eq(hostFamilyRooms.hostFamilyId, id))
    .orderBy(asc(hostFamilyRooms.position), asc(hostFamilyRooms.id));
  return { children, adults, rooms };
}

/** Returns a family with its people, rooms, tags and the number of its photos; null if there is none. */
export async function loadFamily(db: Queryable, id: number) {
  const [family] = await db.select().from(hostFamilies).where(eq(hostFamilies.id, id));
  if (family === undefined) return null;
  const marks = await db
    .select({ id: tags.id, kind: tags.kind })
    .from(hostFamilyTags)
    .innerJoin(tags, eq(tags.id, hostFamilyTags.tagId))
    .where(and(eq(hostFamilyTags.hostFamilyId, id), eq(tags.active, true)))
    .orderBy(asc(tags.position), asc(tags.id));
  const idsOf = (kind: 'amenity' | 'interest') => marks.filter((mark) => mark.kind === kind).map((mark) => mark.id);
  const [photos] = await db.select({ count: count() }).from(hostFamilyPhotos).where(eq(hostFamilyPhotos.hostFamilyId, id));
  return {
    ...family,
    ...(await listHome(db, id)),
    amenities: idsOf('amenity'),
    interests: idsOf('interest'),
    photos: photos?.count ?? 0,
  };
}

export type FamilyRecord = NonNullable<Awaited<ReturnType<typeof loadFamily>>>;

/**
 * Locks a family until the transaction ends and returns it.
 * @param strength `update` for what decides whether it can be asked: whoever asks it holds its key meanwhile, and waits
 */
export async function lockFamily(
  tx: Transaction,
  id: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<FamilyRecord | null> {
  await tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.id, id)).for(strength);
  return loadFamily(tx, id);
}

/** Returns the ID of an account's family; null if it has none. */
export async function findOwnFamilyId(db: Queryable, userId: number): Promise<number | null> {
  const [row] = await db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  return row?.id ?? null;
}

/** Returns whether it is known to which bank account a family is paid. */
export async function hasPayoutDetails(db: Queryable, id: number): Promise<boolean> {
  const found = await db
    .select({ id: payoutDetails.payeeId })
    .from(payoutDetails)
    .where(and(eq(payoutDetails.payeeType, 'Host_family'), eq(payoutDetails.payeeId, id), sql`${payoutDetails.iban} <> ''`));
  return found.length > 0;
}

/** Returns the town or district of a county with this name; null if there is none. */
export async function findLocationId(db: Queryable, { countyId, town }: { countyId: number; town: string }): Promise<number | null> {
  const [found] = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.countyId, countyId), sql`${foldText(locations.name)} = ${foldText(sql`${town.trim()}::text`)}`))
    .limit(1);
  return found?.id ?? null;
}

/** Returns the name of a county, the code of its country, and the towns of the county whose places are known. */
export async function listKnownPlaces(db: Queryable, countyId: number) {
  const [county] = await db
    .select({ name: counties.name, countryCode: countries.code })
    .from(counties)
    .innerJoin(countries, eq(countries.id, counties.countryId))
    .where(eq(counties.id, countyId));
  const towns = await db
    .select({ name: locations.name, latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .where(eq(locations.countyId, countyId))
    .orderBy(asc(locations.id));
  return { county: county?.name ?? '', countryCode: county?.countryCode ?? '', towns };
}

/** Returns which of these IDs are active tags of a kind. */
export async function listTagIds(db: Queryable, kind: 'amenity' | 'interest', ids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.kind, kind), eq(tags.active, true), inArray(tags.id, [...ids])));
  return new Set(found.map(({ id }) => id));
}

/** Returns the name of an account; null if there is none. */
export async function findUserName(db: Queryable, userId: number): Promise<string | null> {
  const name = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  const [row] = await db.select({ name }).from(users).where(eq(users.id, userId));
  return row?.name ?? null;
}

/** Returns whether a user is a coordinator or an administrator, who can look after families. */
export async function canCoordinate(db: Queryable, userId: number): Promise<boolean> {
  const found = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, ['Coordinator', 'Administrator'])));
  return found.length > 0;
}

/** Returns the most beds of a family that are taken on any night from a day on; holds that have expired don't count. */
export async function countTakenBedsFrom(db: Queryable, { id, today, now }: { id: number; today: string; now: Date }): Promise<number> {
  const { hostFamilyId, fromDate, toDate, kind, beds, expiresAt } = hostCalendarBlocks;
  const nights = db
    .select({ beds: sql<number>`sum(${beds})`.as('beds') })
    .from(hostCalendarBlocks)
    .innerJoin(
      sql`generate_series(greatest(${fromDate}, ${today}::date)::timestamp, (${toDate} - 1)::timestamp, interval '1 day') as night`,
      sql`true`,
    )
    .where(and(eq(hostFamilyId, id), inArray(kind, ['tentative', 'firm']), gt(toDate, today), or(isNull(expiresAt), gt(expiresAt, now))))
    .groupBy(sql`night`)
    .as('nights');
  const [row] = await db.select({ most: max(nights.beds) }).from(nights);
  return Number(row?.most ?? 0);
}
