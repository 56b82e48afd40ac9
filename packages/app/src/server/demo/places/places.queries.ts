// Writes the places of the demo world: towns, homes, camps with their weeks, and occupied nights.

import { and, eq, getTableColumns, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostFamilyRooms } from '#server/db/schema/host-homes.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { counties, countries, locations, tags } from '#server/db/schema/places.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { countTakenBeds, holdBeds } from '#server/features/inventory/inventory.public.ts';
import { diceOf } from '../random.ts';
import { campOf } from './camps.ts';
import { getDemoDetails, getDemoRooms, homeOf } from './homes.ts';
import { TOWN_SPOTS } from './towns.ts';

const DAY = 24 * 3600 * 1000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Inserts the towns in which families live; returns their ids by county and name. */
async function insertTowns(tx: Transaction): Promise<Map<string, number>> {
  const rows = await tx
    .selectDistinct({ countyId: counties.id, county: counties.name, town: hostFamilies.cityTown })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId));
  const towns = rows.flatMap(({ countyId, county, town }) => {
    const [latitude, longitude] = TOWN_SPOTS[`${county} ${town}`] ?? [];
    return latitude === undefined || longitude === undefined ? [] : [{ countyId, name: town, latitude, longitude }];
  });
  if (towns.length === 0) return new Map();
  const made = await tx
    .insert(locations)
    .values(towns)
    .onConflictDoUpdate({ target: [locations.countyId, locations.name], set: { latitude: sql`excluded.latitude` } })
    .returning({ id: locations.id, countyId: locations.countyId, name: locations.name });
  return new Map(made.map(({ id, countyId, name }) => [`${countyId} ${name}`, id]));
}

/** Inserts the descriptions of families and the tags they are found by. */
async function describeHomes(tx: Transaction, towns: ReadonlyMap<string, number>): Promise<void> {
  const codes = new Map((await tx.select().from(tags)).map(({ id, kind, code }) => [`${kind} ${code}`, id]));
  const rows = await tx
    .select({ ...getTableColumns(hostFamilies), countryCode: countries.code })
    .from(hostFamilies)
    .innerJoin(countries, eq(countries.id, hostFamilies.countryId))
    .orderBy(hostFamilies.id);
  const marks: { hostFamilyId: number; tagId: number }[] = [];
  const rooms: (typeof hostFamilyRooms.$inferInsert)[] = [];
  for (const { id, email, countyId, countryCode, cityTown, bedroomsNumber } of rows) {
    const { tags: own, pets, welcomesGenders, ...home } = homeOf(email);
    const details = getDemoDetails(email, countryCode === 'IE' ? 'IE' : 'GB');
    await tx
      .update(hostFamilies)
      .set({
        ...home,
        ...(details !== null && { ...details, languages: [...details.languages], diets: [...details.diets] }),
        ...{ pets: [...pets], welcomesGenders: [...welcomesGenders], locationId: towns.get(`${countyId} ${cityTown}`) ?? null },
      })
      .where(eq(hostFamilies.id, id));
    if (details !== null) {
      rooms.push(
        ...getDemoRooms(email, bedroomsNumber).map((room, position) => ({
          ...room,
          hostFamilyId: id,
          name: `Bedroom ${position + 1}`,
          position,
        })),
      );
    }
    for (const code of own) {
      const tagId = codes.get(`amenity ${code}`) ?? codes.get(`interest ${code}`);
      if (tagId !== undefined) marks.push({ hostFamilyId: id, tagId });
    }
  }
  if (rooms.length > 0) await tx.insert(hostFamilyRooms).values(rooms);
  if (marks.length > 0) await tx.insert(hostFamilyTags).values(marks).onConflictDoNothing();
}

/** Inserts the categories of camps and their weeks. */
async function describeCamps(tx: Transaction, now: Date): Promise<void> {
  const categories = new Map((await tx.select().from(tags).where(eq(tags.kind, 'category'))).map(({ id, code }) => [code, id]));
  const towns = await tx.select({ id: locations.id, countyId: locations.countyId }).from(locations);
  const schedules: (typeof activitySchedules.$inferInsert)[] = [];
  for (const { id, name, countyId } of await tx.select().from(activities).orderBy(activities.id)) {
    const { type, category, description, minAge, maxAge, weeks } = campOf(name, now);
    const locationId = towns.find((town) => town.countyId === countyId)?.id ?? null;
    await tx
      .update(activities)
      .set({ type, categoryId: categories.get(category) ?? null, description, minAge, maxAge, locationId })
      .where(eq(activities.id, id));
    schedules.push(...weeks.map((week) => ({ ...week, activityId: id })));
  }
  if (schedules.length > 0) await tx.insert(activitySchedules).values(schedules);
}

/** States in which a family has accepted. */
const AGREED: readonly TripState[] = ['booked', 'customer_service', 'in_progress', 'completed', 'closed'];

/** How long families take to answer, in minutes. */
const ANSWERS = [12, 25, 40, 70, 150, 300, 600, 1500] as const;

/** Inserts the offers behind agreed stays that have none yet. */
async function insertOffers(tx: Transaction): Promise<void> {
  const known = tx.select({ id: tripOffers.id }).from(tripOffers).where(eq(tripOffers.tripId, trips.id));
  const rows = await tx
    .select({ id: trips.id, hostFamilyId: trips.hostFamilyId, createdAt: trips.createdAt })
    .from(trips)
    .where(and(inArray(trips.state, [...AGREED]), isNotNull(trips.hostFamilyId), notExists(known)));
  const offers = rows.flatMap(({ id, hostFamilyId, createdAt }) => {
    if (hostFamilyId === null) return [];
    const minutes = diceOf(`answer to ${id}`).pick(ANSWERS);
    const answeredAt = new Date(createdAt.getTime() + minutes * 60_000);
    return [{ tripId: id, hostFamilyId, state: 'accepted' as const, askedAt: createdAt, answeredAt, createdAt }];
  });
  if (offers.length > 0) await tx.insert(tripOffers).values(offers);
}

/** Reserves the beds of agreed stays that are not over, unless they are reserved already. */
async function takeBeds(tx: Transaction, now: Date): Promise<void> {
  const known = tx.select({ id: hostCalendarBlocks.id }).from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, trips.id));
  const students = sql<number>`greatest(1, (select count(*) from ${tripStudents} where ${tripStudents.tripId} = ${trips.id}))`.mapWith(
    Number,
  );
  const rows = await tx
    .select({ id: trips.id, hostFamilyId: trips.hostFamilyId, fromDate: trips.fromDate, toDate: trips.toDate, beds: students })
    .from(trips)
    .where(and(inArray(trips.state, ['booked', 'customer_service', 'in_progress']), isNotNull(trips.hostFamilyId), notExists(known)));
  for (const { id, hostFamilyId, fromDate, toDate, beds } of rows) {
    if (hostFamilyId === null) continue;
    await holdBeds(tx, { tripId: id }, { stay: { hostFamilyId, fromDate, toDate, beds }, now, until: null, kind: 'firm' });
  }
}

/** Inserts holidays of families: two weeks in the next half year without guests. */
async function insertHolidays(tx: Transaction, now: Date): Promise<void> {
  const rows = await tx.select({ id: hostFamilies.id, email: hostFamilies.email }).from(hostFamilies);
  const away: (typeof hostCalendarBlocks.$inferInsert)[] = [];
  for (const { id, email } of rows) {
    const dice = diceOf(`holiday of ${email}`);
    const begin = now.getTime() + dice.whole(20, 160) * DAY;
    const [fromDate, toDate] = [dayOf(begin), dayOf(begin + dice.whole(5, 14) * DAY)];
    const taken = await countTakenBeds(tx, [id], { fromDate, toDate: dayOf(Date.parse(toDate) + DAY), now });
    if (!taken.has(id)) away.push({ hostFamilyId: id, kind: 'own', fromDate, toDate, heldAt: now });
  }
  if (away.length > 0) await tx.insert(hostCalendarBlocks).values(away);
}

/** Inserts towns, homes and camps: runs before the first price book, which names the camps. */
export async function insertPlaces(tx: Transaction, now: Date): Promise<void> {
  const towns = await insertTowns(tx);
  await describeHomes(tx, towns);
  await describeCamps(tx, now);
}

/** Inserts answered offers and occupied nights: runs after the stays. */
export async function insertCalendars(tx: Transaction, now: Date): Promise<void> {
  await insertOffers(tx);
  await takeBeds(tx, now);
  await insertHolidays(tx, now);
}
