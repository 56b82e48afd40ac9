// Queries of a family's calendar.

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { PAST_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostCalendarFeeds, hostCalendarSeries } from '#server/db/schema/host-calendar.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { whereNightsOverlap } from '#server/features/inventory/inventory.public.ts';

/** Returns what a calendar needs to know of its family; null if there is none. */
export async function findCalendarFamily(db: Queryable, id: number) {
  const { userId, guestsNumber, parentGuardianOneLastName: familyName, minNights, maxNights, noticeDays } = hostFamilies;
  const [found] = await db
    .select({ id: hostFamilies.id, userId, guestsNumber, familyName, rules: { minNights, maxNights, noticeDays } })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, id));
  return found ?? null;
}

export type CalendarFamily = NonNullable<Awaited<ReturnType<typeof findCalendarFamily>>>;

/** Returns the blocks and stays of a family that overlap the given nights, each with its series and its trip. */
export function listEntries(db: Queryable, hostFamilyId: number, nights: Parameters<typeof whereNightsOverlap>[0]) {
  const { id, kind, source, fromDate, toDate, beds, note, seriesId, tripId, version } = hostCalendarBlocks;
  const { every, until } = hostCalendarSeries;
  const { name: calendar } = hostCalendarFeeds;
  const trip = { tripId, tripState: trips.state, agentId: trips.agentId };
  return db
    .select({ id, kind, source, fromDate, toDate, beds, note, seriesId, every, until, calendar, ...trip, version })
    .from(hostCalendarBlocks)
    .leftJoin(hostCalendarSeries, eq(hostCalendarSeries.id, seriesId))
    .leftJoin(hostCalendarFeeds, eq(hostCalendarFeeds.id, hostCalendarBlocks.feedId))
    .leftJoin(trips, eq(trips.id, tripId))
    .where(and(eq(hostCalendarBlocks.hostFamilyId, hostFamilyId), whereNightsOverlap(nights)))
    .orderBy(asc(fromDate), asc(id));
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The states of an offer that waits for the family's decision. */
const WAITING: readonly OfferState[] = ['awaiting_review', 'considering'];

/** The last day of an offer: its own, or the trip's. */
const offerEnd = sql<string>`coalesce(${tripOffers.toDate}, ${trips.toDate})::text`;

/** Returns the offers that wait for a family's decision and hold no beds there, for stays that have a night on or after a day. */
export function listWaitingOffers(db: Queryable, hostFamilyId: number, fromDate: string) {
  const held = sql`exists (select 1 from ${hostCalendarBlocks} where ${hostCalendarBlocks.tripId} = ${trips.id}
    and ${hostCalendarBlocks.hostFamilyId} = ${hostFamilyId})`;
  return db
    .select({
      offerId: tripOffers.id,
      tripId: tripOffers.tripId,
      state: tripOffers.state,
      fromDate: trips.fromDate,
      toDate: offerEnd,
      agentId: trips.agentId,
    })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .where(
      and(
        ...[eq(tripOffers.hostFamilyId, hostFamilyId), inArray(tripOffers.state, [...WAITING])],
        sql`${trips.state} not in (${sql.join(
          PAST_STATES.map((state) => sql`${state}`),
          sql`, `,
        )})`,
        ...[sql`coalesce(${tripOffers.toDate}, ${trips.toDate}) > ${fromDate}::date`, sql`not ${held}`],
      ),
    )
    .orderBy(asc(trips.fromDate), asc(tripOffers.id));
}

/** Returns the first names of the students of each trip. */
export async function listTripNames(db: Queryable, tripIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (tripIds.length === 0) return new Map();
  const together = await db
    .select({ tripId: tripStudents.tripId, firstName: students.firstName })
    .from(tripStudents)
    .innerJoin(students, eq(students.id, tripStudents.studentId))
    .where(inArray(tripStudents.tripId, [...tripIds]))
    .orderBy(asc(tripStudents.tripId), asc(tripStudents.position));
  const first = await db
    .select({ tripId: trips.id, firstName: students.firstName })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .where(inArray(trips.id, [...tripIds]));
  const named = Map.groupBy(together, ({ tripId }) => tripId);
  return new Map(
    first.map(({ tripId, firstName }) => [
      tripId,
      named
        .get(tripId)
        ?.map((row) => row.firstName)
        .join(', ') ?? firstName,
    ]),
  );
}
