// A booking that was begun from a trip: whether that one can become it, and filling it with what was ordered in the end.

import { isDeepStrictEqual } from 'node:util';
import type { OrderedTrip } from '#contract/booking/current-trip.ts';
import { LIVE_OFFERS } from '#contract/trips/offer.machine.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { invoicesOfStay } from '#server/features/finance/finance.public.ts';
import { differences } from '#server/platform/differences.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { campsWished } from './beginning.service.ts';
import { followChange } from './following.service.ts';
import { lockTrip, readTripRow, replaceCamps, replaceStudents, saveTrip, studentIdsOf, type TripRow } from './held-trip.queries.ts';
import { offersOf } from './offers.queries.ts';

/** What a booking has to know of the trip that it was begun from. */
export interface BookableTrip {
  readonly vatExempt: boolean;
  /** Families that were asked for it and are out; they are not asked again by booking them. */
  readonly outIds: readonly number[];
}

/** A draft or an enquiry that nothing was billed for yet; what was billed before, staff put right when another family is found. */
async function isOpen(db: Queryable, { id, state }: TripRow): Promise<boolean> {
  return (state === 'new' || state === 'enquiry') && (await invoicesOfStay(db, id)).length === 0;
}

/** Whether a trip is for any of these students: with others in their place it would be another stay. */
async function isFor(db: Queryable, trip: TripRow, studentIds: readonly number[]): Promise<boolean> {
  return (await studentIdsOf(db, trip)).some((id) => studentIds.includes(id));
}

/** A trip that can become the booking of these students, who are the booker's own; null where there is none, or it can't any more. */
export async function tripToBook(
  db: Queryable,
  { tripId, studentIds }: { tripId: number; studentIds: readonly number[] },
): Promise<BookableTrip | null> {
  const trip = await readTripRow(db, tripId);
  if (trip === null || !(await isOpen(db, trip)) || !(await isFor(db, trip, studentIds))) return null;
  const out = (await offersOf(db, [tripId])).filter(({ state }) => state !== 'new' && !LIVE_OFFERS.includes(state));
  return { vatExempt: trip.vatExempt, outIds: out.map(({ hostFamilyId }) => hostFamilyId) };
}

interface Taking {
  readonly tripId: number;
  readonly ordered: OrderedTrip;
  /** Who pays, and is billed from now on. */
  readonly parentId: number;
  readonly businessId: number;
  readonly quoteFingerprint: string;
  /** Who booked it for the parent; whoever looks after the trip already goes on with it. */
  readonly agentId: number | null;
  readonly coordinatorId: number | null;
}

/**
 * Makes a held draft or enquiry what was ordered, within a transaction; its offers, its conversations and who looks after it stay.
 * @throws Refusal `tripMoved` where it was booked, billed or cancelled meanwhile
 */
export async function takeTrip(tx: Transaction, by: Actor, { tripId, ordered, parentId, businessId, quoteFingerprint, ...booked }: Taking) {
  const trip = await lockTrip(tx, tripId);
  if (trip === null) throw notFound();
  if (!(await isOpen(tx, trip)) || !(await isFor(tx, trip, ordered.studentIds))) throw new Refusal('tripMoved');
  const { studentIds, fromDate, toDate, hostFamilyId, backupHostFamilyId, activityDetailsType, currentNoOfWeeks } = ordered;
  const { serviceTypeIds, discountCode, vatExempt, wishes } = ordered;
  const camps = await campsWished(tx, [
    ...ordered.camps.map(({ scheduleId }) => ({ scheduleId, backupRank: null })),
    ...ordered.backupCamps.map(({ scheduleId, rank }) => ({ scheduleId, backupRank: rank })),
  ]);
  const fields = {
    ...{ parentId, businessId, quoteFingerprint, fromDate, toDate, hostFamilyId, backupHostFamilyId, activityDetailsType },
    ...{ currentNoOfWeeks, serviceTypeIds: [...serviceTypeIds], discountCode, vatExempt, wishes },
    agentId: trip.agentId ?? booked.agentId,
    coordinatorId: trip.coordinatorId ?? booked.coordinatorId,
  };
  const before = { ...trip, studentIds: await studentIdsOf(tx, trip) };
  const saved = await saveTrip(tx, tripId, { ...fields, studentId: studentIds[0] ?? trip.studentId });
  await replaceStudents(tx, tripId, studentIds);
  await replaceCamps(tx, tripId, camps);
  const changes = differences(before, { ...fields, studentIds });
  // Whoever was asked for other days or children hears of it; that it has a price by now changes nothing for them.
  const isOther = !isDeepStrictEqual(before.studentIds.toSorted(), studentIds.toSorted());
  await followChange(tx, by, { before: { ...trip, quoteFingerprint }, trip: saved, isOther });
  if (Object.keys(changes).length > 0) await recordChange(tx, by, { action: 'trip.edit', subjectType: 'trip', subjectId: tripId, changes });
}
