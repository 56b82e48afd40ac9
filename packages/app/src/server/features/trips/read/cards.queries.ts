// SQL of trip cards and host stays: which are on a tab, in which order.

import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CardSort, CardTab, HostingTab } from '#contract/trips/cards.shapes.ts';
import { AGREED_STATES, BEFORE_BOOKED_STATES, UPCOMING_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { foldForSort } from '#server/platform/lists/list-sql.ts';

/** Returns the condition of a tab: upcoming, current and past by date; cancelled trips have their own tab. */
function onTab(tab: CardTab, today: string): SQL | undefined {
  const lives = sql`${trips.state} <> 'cancelled'`;
  const day = sql`${today}::date`;
  switch (tab) {
    case 'upcomming':
      return sql`(${lives} and ${trips.fromDate} > ${day})`;
    case 'current':
      return sql`(${lives} and ${trips.fromDate} <= ${day} and ${trips.toDate} >= ${day})`;
    case 'past':
      return sql`(${lives} and ${trips.toDate} < ${day})`;
    case 'cancelled':
      return sql`${trips.state} = 'cancelled'`;
    case 'all':
      return undefined;
  }
}

const ORDERS: Readonly<Record<CardSort, readonly SQL[]>> = {
  from_date: [asc(trips.fromDate), asc(trips.id)],
  '-from_date': [desc(trips.fromDate), desc(trips.id)],
  created: [desc(trips.createdAt), desc(trips.id)],
  name: [asc(foldForSort(students.firstName)), asc(foldForSort(students.lastName)), asc(trips.id)],
};

/** Returns the IDs of all trips of a tab in order; used to cut pages and to find the page of a trip. */
export async function listCardIds(
  db: Queryable,
  { only, tab, today, sort }: { only: SQL | undefined; tab: CardTab; today: string; sort: CardSort },
): Promise<number[]> {
  const rows = await db
    .select({ id: trips.id })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .where(and(only, onTab(tab, today)))
    .orderBy(...ORDERS[sort]);
  return rows.map(({ id }) => id);
}

export function findTripRows(db: Queryable, ids: readonly number[]) {
  return db
    .select()
    .from(trips)
    .where(inArray(trips.id, [...ids]));
}

/** Returns the condition of a tab of a host's list. */
function onHostingTab(tab: HostingTab, today: string): SQL {
  const day = sql`${today}::date`;
  const asked = sql`(${tripOffers.state} in ('awaiting_review', 'considering') and ${inArray(trips.state, [...BEFORE_BOOKED_STATES])})`;
  const stays = sql`(${tripOffers.state} = 'accepted' and ${inArray(trips.state, [...AGREED_STATES])})`;
  // Waiting, or asked while staff decide who hosts: there is nothing to answer, but it is not over.
  const waits = sql`(${tripOffers.state} in ('awaiting_review', 'considering', 'waiting_list')
    and ${inArray(trips.state, [...UPCOMING_STATES])} and not ${asked})`;
  const lives = sql`(${stays} or ${waits})`;
  switch (tab) {
    case 'toAnswer':
      return asked;
    case 'upcoming':
      return sql`(${lives} and ${trips.fromDate} > ${day})`;
    case 'current':
      return sql`(${lives} and ${trips.fromDate} <= ${day} and ${trips.toDate} >= ${day})`;
    case 'past':
      return sql`((${lives} and ${trips.toDate} < ${day}) or (not ${lives} and not ${asked}))`;
    case 'all':
      return sql`true`;
  }
}

const SEEN = sql`${tripOffers.state} in ('awaiting_review', 'considering', 'accepted', 'declined', 'rejected', 'waiting_list', 'withdrawn')`;

/** Returns the offers of a host on a tab: those to answer by waiting time, stays by first day, past ones latest first. */
export async function listHostingIds(
  db: Queryable,
  { userId, tab, today }: { userId: number; tab: HostingTab; today: string },
): Promise<number[]> {
  const order = tab === 'toAnswer' ? [asc(tripOffers.askedAt)] : tab === 'past' ? [desc(trips.fromDate)] : [asc(trips.fromDate)];
  const rows = await db
    .select({ id: tripOffers.id })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .innerJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .where(and(eq(hostFamilies.userId, userId), SEEN, onHostingTab(tab, today)))
    .orderBy(...order, asc(tripOffers.id));
  return rows.map(({ id }) => id);
}
