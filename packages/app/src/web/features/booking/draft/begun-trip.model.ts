// Turns an existing trip into a booking in progress, with everything known about the trip.

import { type CurrentTrip, currentTrip } from '#contract/booking/draft/current-trip.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { removeLostCamps } from './trip.model.ts';

type Known = Pick<
  Trip,
  | 'id'
  | 'students'
  | 'fromDate'
  | 'toDate'
  | 'hostFamily'
  | 'backupHostFamily'
  | 'activityDetailsType'
  | 'currentNoOfWeeks'
  | 'camps'
  | 'serviceTypeIds'
  | 'discountCode'
  | 'wishes'
>;

/** Returns whether a trip can still be booked: it isn't reserved, invoiced or cancelled. */
export function isBookable({ state, invoices }: Pick<Trip, 'state' | 'invoices'>): boolean {
  return (state === 'new' || state === 'enquiry') && invoices.length === 0;
}

/** Converts a trip into a booking in progress; placing it books this trip, not a new one. */
export function toCurrentTrip(trip: Known): CurrentTrip {
  const { id: tripId, students, fromDate, toDate, hostFamily, backupHostFamily, camps, activityDetailsType, currentNoOfWeeks } = trip;
  const { serviceTypeIds, discountCode, wishes } = trip;
  const chosen = camps.filter(({ backupRank }) => backupRank === null);
  const made = currentTrip.parse({
    ...{ tripId, fromDate, toDate, currentNoOfWeeks, serviceTypeIds, discountCode, wishes },
    activityDetailsType: chosen.length > 0 && activityDetailsType === 'family' ? 'mixed' : activityDetailsType,
    children: students.map(({ id }) => id),
    hostFamilyId: hostFamily?.id ?? null,
    backupHostFamilyId: backupHostFamily?.id ?? null,
    camps: chosen.map(({ scheduleId, activityId, startDate }) => ({ scheduleId, activityId, startDate })),
    backupCamps: camps.flatMap(({ scheduleId, activityId, startDate, backupRank }) =>
      backupRank === null ? [] : [{ scheduleId, activityId, startDate, rank: backupRank }],
    ),
  });
  return removeLostCamps(made);
}
