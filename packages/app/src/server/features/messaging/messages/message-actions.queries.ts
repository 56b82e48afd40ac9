// Queries of what the actions of messages act on: offers with their steps, trips, invoices, students, meetings and calls.

import { and, asc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { listMissingParts } from '#contract/people/completeness.ts';
import type { Queryable } from '#server/db/database.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { invoices, paymentAllocations } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { calls, meetings } from '#server/db/schema/messaging.ts';
import { tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import type { OfferStepFact, PaymentFacts } from './message-actions.rules.ts';

/** Returns the trip and the offer of conversations, by conversation. */
export async function findActionSubjects(db: Queryable, conversationIds: readonly number[]) {
  if (conversationIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      conversationId: conversations.id,
      offer: { id: tripOffers.id, state: tripOffers.state },
      trip: { id: trips.id, state: trips.state, studentId: trips.studentId },
    })
    .from(conversations)
    .leftJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
    .leftJoin(trips, sql`${trips.id} = coalesce(${conversations.tripId}, ${tripOffers.tripId})`)
    .where(inArray(conversations.id, [...new Set(conversationIds)]));
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** Returns the steps of offers, by offer, in the order in which they were taken. */
export async function listStepsOfOffers(db: Queryable, offerIds: readonly number[]): Promise<ReadonlyMap<number, OfferStepFact[]>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({
      offerId: tripOfferHistory.offerId,
      toState: tripOfferHistory.toState,
      at: tripOfferHistory.at,
      byFirstName: users.firstName,
    })
    .from(tripOfferHistory)
    .leftJoin(users, eq(users.id, tripOfferHistory.byId))
    .where(inArray(tripOfferHistory.offerId, [...offerIds]))
    .orderBy(asc(tripOfferHistory.id));
  return Map.groupBy(rows, ({ offerId }) => offerId);
}

/** Returns whether something is to be paid for trips, and when something was paid last. */
export async function findPaymentsOfTrips(db: Queryable, tripIds: readonly number[]): Promise<ReadonlyMap<number, PaymentFacts>> {
  if (tripIds.length === 0) return new Map();
  const rows = await db
    .select({
      tripId: invoices.tripId,
      hasOutstanding: sql<boolean>`bool_or(${invoices.state} in ('sent', 'part_paid'))`,
      lastPaidAt: max(paymentAllocations.at),
    })
    .from(invoices)
    .leftJoin(paymentAllocations, eq(paymentAllocations.invoiceId, invoices.id))
    .where(and(inArray(invoices.tripId, [...tripIds]), eq(invoices.kind, 'sales'), ne(invoices.state, 'void')))
    .groupBy(invoices.tripId);
  return new Map(rows.flatMap(({ tripId, ...facts }) => (tripId === null ? [] : [[tripId, facts] as const])));
}

/** Returns the trips whose students all have the details that a host needs. */
export async function listTripsWithCompleteStudents(db: Queryable, tripIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (tripIds.length === 0) return new Set();
  const rows = await db
    .select({ tripId: trips.id, student: students })
    .from(trips)
    .leftJoin(tripStudents, eq(tripStudents.tripId, trips.id))
    .innerJoin(students, sql`${students.id} = coalesce(${tripStudents.studentId}, ${trips.studentId})`)
    .where(inArray(trips.id, [...tripIds]));
  const incomplete = new Set(rows.flatMap(({ tripId, student }) => (listMissingParts(student).length === 0 ? [] : [tripId])));
  return new Set(rows.flatMap(({ tripId }) => (incomplete.has(tripId) ? [] : [tripId])));
}

export async function findMeetingStates(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ id: meetings.id, status: meetings.status, endsAt: meetings.endsAt })
    .from(meetings)
    .where(inArray(meetings.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findCallEnds(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Date | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: calls.id, endedAt: calls.endedAt })
    .from(calls)
    .where(inArray(calls.id, [...ids]));
  return new Map(rows.map(({ id, endedAt }) => [id, endedAt]));
}
