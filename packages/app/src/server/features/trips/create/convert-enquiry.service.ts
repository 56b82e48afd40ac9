// Bookings that start from an existing trip: whether that trip can become the booking, and updating it with the order.

import { isDeepStrictEqual } from 'node:util';
import type { OrderedTrip } from '#contract/booking/draft/current-trip.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { listInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { syncParticipantsOfTrip } from '#server/features/messaging/conversations.public.ts';
import { propagateTripChange } from '#server/features/trips/lifecycle/propagate-trip-change.service.ts';
import { describeCamps, isOpen, isOut } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { listOffersOfTrips } from '#server/features/trips/offers/offers.queries.ts';
import { listParentsOfStudents } from '#server/features/trips/read/views.queries.ts';
import {
  findTripRow,
  listCamps,
  listStudentIds,
  lockTrip,
  replaceCamps,
  replaceStudents,
  type TripRow,
  updateTripRow,
} from '#server/features/trips/trip.queries.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { resolveCampWeeks } from './insert-trip.service.ts';

/** What a booking needs to know of the trip it starts from. */
export interface BookableTrip {
  readonly vatExempt: boolean;
  readonly tripTypeId: number;
  /** Families that were asked and are out; booking them does not ask them again. */
  readonly outIds: readonly number[];
  /** The families that are on its list and not out. */
  readonly listedIds: readonly number[];
}

/** Returns whether a trip is a draft or an enquiry without invoices; staff correct a billed one when another family is found. */
async function canBecome(db: Queryable, { id, state }: TripRow): Promise<boolean> {
  return isOpen(state) && (await listInvoicesOfStay(db, id)).length === 0;
}

interface Booker {
  readonly studentIds: readonly number[];
  /** The payer. */
  readonly parentId: number;
}

/**
 * Returns whether all students of the trip are in the booking and are children of the payer, so that nobody is dropped by somebody else's
 * booking.
 */
async function isFor(db: Queryable, trip: TripRow, { studentIds, parentId }: Booker): Promise<boolean> {
  const ids = await listStudentIds(db, trip);
  const parents = await listParentsOfStudents(db, ids);
  return ids.every((id) => studentIds.includes(id) && parents.some((one) => one.studentId === id && one.id === parentId));
}

/** Returns the trip if it can become a booking of these students, who must be children of the payer; otherwise null. */
export async function findTripToBook(
  db: Queryable,
  { tripId, ...booker }: Booker & { readonly tripId: number },
): Promise<BookableTrip | null> {
  const trip = await findTripRow(db, tripId);
  if (trip === null || !(await canBecome(db, trip)) || !(await isFor(db, trip, booker))) return null;
  const offers = await listOffersOfTrips(db, [tripId]);
  const idsOf = (isWanted: boolean) => offers.filter(({ state }) => isOut(state) === isWanted).map(({ hostFamilyId }) => hostFamilyId);
  return { vatExempt: trip.vatExempt, tripTypeId: trip.tripTypeId, outIds: idsOf(true), listedIds: idsOf(false) };
}

interface Taking {
  readonly tripId: number;
  readonly ordered: OrderedTrip;
  /** The payer, who is billed from now on. */
  readonly parentId: number;
  readonly businessId: number;
  readonly quoteFingerprint: string;
  /** The agent who booked for the parent; an agent or coordinator already assigned to the trip is kept. */
  readonly agentId: number | null;
  readonly coordinatorId: number | null;
  /** Whether another order already became this trip. */
  readonly wasOrdered: boolean;
}

interface Took extends Pick<TripRow, 'agentId' | 'coordinatorId'> {
  /** False if the trip was booked, billed or cancelled meanwhile, or is for other students. */
  readonly isTaken: boolean;
}

/**
 * Updates a draft or enquiry to match the order; its offers, conversations, agent and coordinator stay. Returns whether it could, and the
 * agent and coordinator.
 */
export async function convertEnquiry(
  tx: Transaction,
  by: Actor,
  { tripId, ordered, parentId, businessId, quoteFingerprint, wasOrdered, ...booked }: Taking,
): Promise<Took> {
  const trip = await lockTrip(tx, tripId);
  if (trip === null) return { ...booked, isTaken: false };
  const caretakers = { agentId: trip.agentId ?? booked.agentId, coordinatorId: trip.coordinatorId ?? booked.coordinatorId };
  const isHere = !wasOrdered && (await canBecome(tx, trip)) && (await isFor(tx, trip, { studentIds: ordered.studentIds, parentId }));
  if (!isHere) return { ...caretakers, isTaken: false };
  const { studentIds, tripTypeId, fromDate, toDate, hostFamilyId, backupHostFamilyId, activityDetailsType, currentNoOfWeeks } = ordered;
  const { serviceTypeIds, discountCode, vatExempt, wishes } = ordered;
  const camps = await resolveCampWeeks(tx, [
    ...ordered.camps.map(({ scheduleId }) => ({ scheduleId, backupRank: null })),
    ...ordered.backupCamps.map(({ scheduleId, rank }) => ({ scheduleId, backupRank: rank })),
  ]);
  const fields = {
    ...{
      agentId: caretakers.agentId,
      ...(caretakers.coordinatorId === null ? {} : { coordinatorId: caretakers.coordinatorId }),
      parentId,
      businessId,
      quoteFingerprint,
      tripTypeId,
      fromDate,
      toDate,
      hostFamilyId,
      backupHostFamilyId,
      activityDetailsType,
    },
    ...{ currentNoOfWeeks, serviceTypeIds: [...serviceTypeIds], discountCode, vatExempt, wishes },
    // The order was priced by itself, and pays everything that it includes.
    perBookingPaidBy: null,
  };
  const before = { ...trip, studentIds: await listStudentIds(tx, trip), camps: describeCamps(await listCamps(tx, tripId)) };
  const saved = await updateTripRow(tx, tripId, { ...fields, studentId: studentIds[0] ?? trip.studentId });
  await replaceStudents(tx, tripId, studentIds);
  await syncParticipantsOfTrip(tx, by.app, tripId);
  await replaceCamps(tx, tripId, camps);
  const changes = findDifferences(before, { ...fields, studentIds, camps: describeCamps(camps) });
  // Families that were asked are notified of other dates or students; the new price alone does not concern them.
  const isOther = !isDeepStrictEqual(before.studentIds.toSorted(), studentIds.toSorted());
  await propagateTripChange(tx, by, { before: { ...trip, quoteFingerprint }, trip: saved, isOther });
  if (Object.keys(changes).length > 0) await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: tripId, changes });
  return { ...caretakers, isTaken: true };
}
