// Queries of offers that wait for an answer: the list, what was tried, and families that could be asked instead.

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import { BEFORE_BOOKED_STATES } from '#contract/trips/states.ts';
import { unansweredOffersList } from '#contract/trips/unanswered.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { offerContacts, tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const HOUR_MS = 3600 * 1000;

/** Matches offers that families were asked at least so many hours ago. */
function whereWaiting(hours: number, now: Date): SQL {
  const before = new Date(now.getTime() - hours * HOUR_MS).toISOString();
  return sql`${tripOffers.askedAt} <= ${before}::timestamptz`;
}

/** Returns sorting, search and filters of the list. */
export function createUnansweredList(now: Date) {
  const whereHours = (condition: Condition) =>
    condition.kind === 'range' ? whereWaiting(Math.max(0, Number(condition.from ?? 0)), now) : undefined;
  return defineListSql(unansweredOffersList, {
    key: tripOffers.id,
    from: sql`${tripOffers} join ${trips} on ${trips.id} = ${tripOffers.tripId}
      join ${hostFamilies} on ${hostFamilies.id} = ${tripOffers.hostFamilyId}
      join ${counties} on ${counties.id} = ${hostFamilies.countyId}`,
    sorts: { askedAt: tripOffers.askedAt, fromDate: trips.fromDate, family: foldForSort(hostFamilies.parentGuardianOneLastName) },
    search: [hostFamilies.parentGuardianOneFirstName, hostFamilies.parentGuardianOneLastName, hostFamilies.phone, counties.name],
    filters: { hours: { by: whereHours }, countyId: hostFamilies.countyId, fromDate: trips.fromDate },
  });
}

/** Matches the offers that wait for an answer; with hours, only those that have waited so long. */
export function whereUnanswered({ now, hours }: { now: Date; hours: number | null }): SQL | undefined {
  return and(
    eq(tripOffers.state, 'awaiting_review'),
    inArray(trips.state, [...BEFORE_BOOKED_STATES]),
    hours === null ? undefined : whereWaiting(hours, now),
  );
}

const travels = sql<string>`(select string_agg(${inFull(students.firstName)}, ', ' order by ${inFull(students.id)}) from ${students}
  where ${inFull(students.id)} = ${inFull(trips.studentId)} or exists (select 1 from ${tripStudents}
    where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and ${inFull(tripStudents.studentId)} = ${inFull(students.id)}))`;

/** Returns offers with their family and trip. */
export function listWaitingRows(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: tripOffers.id,
      tripId: tripOffers.tripId,
      state: tripOffers.state,
      askedAt: tripOffers.askedAt,
      hostFamilyId: hostFamilies.id,
      hostUserId: hostFamilies.userId,
      familyVersion: hostFamilies.version,
      isPaused: hostFamilies.paused,
      family: sql<string>`trim(${hostFamilies.parentGuardianOneFirstName} || ' ' || ${hostFamilies.parentGuardianOneLastName})`,
      phone: hostFamilies.phone,
      countryCode: countries.code,
      countyId: counties.id,
      county: counties.name,
      student: sql<string>`coalesce(${travels}, '')`,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      tripState: trips.state,
      tripFamilyId: trips.hostFamilyId,
      tripVersion: trips.version,
    })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .innerJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .innerJoin(countries, eq(countries.id, hostFamilies.countryId))
    .where(inArray(tripOffers.id, [...ids]));
}

export type WaitingRow = Awaited<ReturnType<typeof listWaitingRows>>[number];

/** Returns what was tried for offers since they were last asked, the latest first. */
export function listContacts(db: Queryable, offerIds: readonly number[]) {
  const { id, offerId, channel, outcome, note, at, state } = offerContacts;
  return db
    .select({
      id,
      offerId,
      channel,
      outcome,
      note,
      at,
      state,
      by: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(offerContacts)
    .innerJoin(tripOffers, eq(tripOffers.id, offerId))
    .leftJoin(users, eq(users.id, offerContacts.byId))
    .where(and(inArray(offerId, [...offerIds]), sql`${at} >= ${tripOffers.askedAt}`))
    .orderBy(desc(id));
}

export type ContactRow = Awaited<ReturnType<typeof listContacts>>[number];

type NewContact = typeof offerContacts.$inferInsert;

export async function insertContacts(tx: Transaction, contacts: readonly NewContact[]): Promise<void> {
  if (contacts.length > 0) await tx.insert(offerContacts).values([...contacts]);
}

/** Returns the offers that have waited for so many hours without a reminder, with the time zone of each family. */
export async function listOffersToRemind(db: Queryable, { now, hours }: { now: Date; hours: number }) {
  const isReminded = sql`exists (select 1 from ${offerContacts} where ${inFull(offerContacts.offerId)} = ${inFull(tripOffers.id)}
    and ${inFull(offerContacts.channel)} <> 'phone' and ${inFull(offerContacts.at)} >= ${inFull(tripOffers.askedAt)})`;
  return db
    .select({ id: tripOffers.id, timezone: users.timezone })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .innerJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .innerJoin(users, eq(users.id, hostFamilies.userId))
    .where(and(whereUnanswered({ now, hours }), sql`not ${isReminded}`))
    .orderBy(tripOffers.id)
    .limit(200);
}
