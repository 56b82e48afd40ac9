// A trip created by staff: its schema, and the requests for it.

import * as z from 'zod';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { ACTIVITY_DETAILS_TYPES, MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { addDays } from '#contract/platform/days.ts';
import { day, id } from '#contract/platform/validation/fields.ts';

/** The offset of a camp week's last day from its Monday. */
const LAST_DAY = 4;

export const newTrip = z.object({
  studentIds: z.array(id).min(1).max(MAX_CHILDREN),
  parentId: id,
  tripTypeId: id.nullable(),
  fromDate: day,
  toDate: day,
  hostFamilyId: id.nullable(),
  backupHostFamilyId: id.nullable(),
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES),
  camps: z.array(z.object({ scheduleId: id, activityId: id, startDate: day, backupRank: z.int().nullable() })).max(200),
  serviceTypeIds: z.array(id).max(100),
  discountCode: z
    .string()
    .trim()
    .max(200)
    .transform((code) => (code === '' ? null : code)),
  vatExempt: z.boolean(),
  wishes: z.string().trim().max(2000),
  notes: z.string().trim().max(2000),
});

export type NewTrip = z.output<typeof newTrip>;

/** Returns the camps to use: none for a stay without camps, and none outside the dates. */
function campsOf({
  activityDetailsType,
  camps,
  fromDate,
  toDate,
}: Pick<NewTrip, 'activityDetailsType' | 'camps' | 'fromDate' | 'toDate'>): NewTrip['camps'] {
  if (activityDetailsType === 'family') return [];
  return camps.filter(({ startDate }) => fromDate <= startDate && addDays(startDate, LAST_DAY) <= toDate);
}

/** Builds the request for an enquiry. */
export function toEnquiry(trip: NewTrip) {
  const { tripTypeId, camps: _, ...rest } = trip;
  const camps = campsOf(trip).map(({ scheduleId, backupRank }) => ({ scheduleId, backupRank }));
  return { ...rest, camps, ...(tripTypeId === null ? {} : { tripTypeId }) };
}

/** Builds the request for a booking on behalf of the parent. */
export function toBooking(trip: NewTrip) {
  const { fromDate, toDate, hostFamilyId, backupHostFamilyId, activityDetailsType, serviceTypeIds, discountCode, wishes } = trip;
  const week = ({ scheduleId, activityId, startDate }: NewTrip['camps'][number]) => ({ scheduleId, activityId, startDate });
  const camps = campsOf(trip);
  return {
    ...EMPTY_TRIP,
    children: trip.studentIds,
    ...{ fromDate, toDate, hostFamilyId, backupHostFamilyId, activityDetailsType, serviceTypeIds, discountCode, wishes },
    camps: camps.filter(({ backupRank }) => backupRank === null).map(week),
    backupCamps: camps.flatMap((camp) => (camp.backupRank === null ? [] : [{ ...week(camp), rank: camp.backupRank }])),
  };
}

type Priced = Pick<
  NewTrip,
  'fromDate' | 'toDate' | 'hostFamilyId' | 'activityDetailsType' | 'camps' | 'serviceTypeIds' | 'discountCode' | 'vatExempt'
>;

/** Returns the quote request; null if values are missing. */
export function toQuoteRequest(trip: Priced & { readonly countStudents: number }) {
  const { fromDate, toDate, hostFamilyId, activityDetailsType, serviceTypeIds, discountCode, vatExempt, countStudents } = trip;
  if (hostFamilyId === null || fromDate === '' || fromDate >= toDate) return null;
  const weeks = new Map<number, number>();
  for (const { activityId, backupRank } of campsOf(trip)) {
    if (backupRank === null) weeks.set(activityId, (weeks.get(activityId) ?? 0) + 1);
  }
  return {
    ...{ hostFamilyId, fromDate, toDate, activityDetailsType, serviceTypeIds, discountCode, vatExempt },
    currentNoOfWeeks: null,
    nearbyActivities: [...weeks].map(([activityId, count]) => ({ id: activityId, weeks: count })),
    countStudents: Math.max(1, countStudents),
  };
}
