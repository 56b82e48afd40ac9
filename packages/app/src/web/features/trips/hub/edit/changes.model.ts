// The changes to a trip, and whether they need a new price.

import { OPEN_STATES } from '#contract/trips/trip.machine.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { isStayChanged, PRICED_FIELDS, type TripChanges } from '#contract/trips/trip-bodies.shapes.ts';

/** Returns the editable values of a trip. */
export function toChanges(trip: Trip): Required<TripChanges> {
  return {
    fromDate: trip.fromDate,
    toDate: trip.toDate,
    studentIds: trip.students.map(({ id }) => id),
    hostFamilyId: trip.hostFamily?.id ?? null,
    backupHostFamilyId: trip.backupHostFamily?.id ?? null,
    activityDetailsType: trip.activityDetailsType,
    currentNoOfWeeks: trip.currentNoOfWeeks,
    camps: trip.camps.map(({ scheduleId, backupRank }) => ({ scheduleId, backupRank })),
    serviceTypeIds: [...trip.serviceTypeIds],
    discountCode: trip.discountCode,
    vatExempt: trip.vatExempt,
    wishes: trip.wishes,
    notes: trip.notes ?? '',
    agentId: trip.agent?.id ?? null,
    coordinatorId: trip.coordinator?.id ?? null,
    groupId: trip.group?.id ?? null,
    tripTypeId: trip.tripType.id,
    businessId: trip.business.id,
    parentId: trip.parent?.id ?? null,
  };
}

/** Returns only the values that differ from the trip's; omitted ones stay unchanged on the server. */
export function pickTripChanges(trip: Trip, wanted: TripChanges): TripChanges {
  const before = toChanges(trip) as Readonly<Record<string, unknown>>;
  const changed = Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed) as TripChanges;
}

/**
 * Returns whether a change makes it a different stay than the booked one: staff then arrange it with the family, and a reason is required.
 * Tax alone doesn't count.
 */
export function isReasonRequired(trip: Trip, changes: TripChanges): boolean {
  return trip.state === 'booked' && isStayChanged(changes);
}

/** Returns whether a new price has to be confirmed; an enquiry without a price is priced when it is reserved. */
export function isRepriced(trip: Trip, changes: TripChanges): boolean {
  const family = changes.hostFamilyId === undefined ? (trip.hostFamily?.id ?? null) : changes.hostFamilyId;
  const isOpen = (OPEN_STATES as readonly string[]).includes(trip.state);
  // Another trip of the group pays a part of the price, which it doesn't once they aren't together.
  const isLeavingCarrier = trip.carrier !== null && trip.carrier.tripId !== null && !trip.carrier.isBilled && changes.groupId !== undefined;
  return (
    (isLeavingCarrier || PRICED_FIELDS.some((name) => changes[name] !== undefined)) && family !== null && !(isOpen && trip.price === null)
  );
}
