// The booking in progress, as its screens edit it, and the complete version that is ordered.

import * as z from 'zod';
import { ACTIVITY_DETAILS_TYPES, MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { day, id } from '#contract/platform/validation/fields.ts';

/** A camp week. Repeats the activity and Monday of its schedule, so that a screen can show it without a request. */
const campWeek = z.object({ scheduleId: id, activityId: id, startDate: day });

export type CampWeek = z.output<typeof campWeek>;

/** A backup for the camp of its week; rank 1 is asked first. */
const backupWeek = campWeek.extend({ rank: z.int().min(1).max(9) });

const weeks = z.int().min(0).max(52);

export const currentTrip = z.object({
  /** The draft or enquiry that the booking started from and becomes; null for a new trip. */
  tripId: id.nullable().default(null),
  /** Student IDs; null for a child that isn't chosen yet. */
  children: z.array(id.nullable()).max(MAX_CHILDREN).default([]),
  fromDate: day.nullable().default(null),
  toDate: day.nullable().default(null),
  hostFamilyId: id.nullable().default(null),
  backupHostFamilyId: id.nullable().default(null),
  isSelectingBackupFamily: z.boolean().default(false),
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES).default('family'),
  currentNoOfWeeks: weeks.nullable().default(null),
  camps: z.array(campWeek).max(52).default([]),
  backupCamps: z.array(backupWeek).max(200).default([]),
  isSelectingBackupCamp: z.boolean().default(false),
  serviceTypeIds: z.array(id).max(100).default([]),
  discountCode: z.string().trim().max(200).nullable().default(null),
  /** The parent's wishes, visible to everyone involved. */
  wishes: z.string().trim().max(2000).default(''),
  /** The conversation that the booking started from. */
  conversationRef: id.nullable().default(null),
});

export type CurrentTrip = z.output<typeof currentTrip>;

export const EMPTY_TRIP: CurrentTrip = currentTrip.parse({});

/** The booking that is paid for: complete, and unchanged since it was ordered. */
export const orderedTrip = z.object({
  tripId: id.nullable(),
  studentIds: z.array(id).min(1).max(MAX_CHILDREN),
  tripTypeId: id,
  fromDate: day,
  toDate: day,
  hostFamilyId: id,
  backupHostFamilyId: id.nullable(),
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES),
  currentNoOfWeeks: weeks.nullable(),
  camps: z.array(campWeek),
  backupCamps: z.array(backupWeek),
  serviceTypeIds: z.array(id),
  discountCode: z.string().nullable(),
  vatExempt: z.boolean(),
  wishes: z.string(),
  conversationRef: id.nullable(),
});

export type OrderedTrip = z.output<typeof orderedTrip>;
