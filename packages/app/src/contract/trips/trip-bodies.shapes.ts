// Shapes of what is typed about a trip: a new one, its changes, its steps, and requests to staff.

import * as z from 'zod';
import { ACTIVITY_DETAILS_TYPES, MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { day, id, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES, OFFER_STEPS, toOfferState } from './offer.machine.ts';
import { TRIP_STEPS } from './trip.machine.ts';

const reason = optionalLine(500);

/** The fields of a stay that determine its price. */
const stay = {
  fromDate: day,
  toDate: day,
  studentIds: z.array(id).min(1).max(MAX_CHILDREN),
  hostFamilyId: id.nullable(),
  backupHostFamilyId: id.nullable(),
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES),
  currentNoOfWeeks: z.int().min(0).max(52).nullable(),
  /** Camp weeks, and their backups with a rank. */
  camps: z.array(z.object({ scheduleId: id, backupRank: z.int().min(1).max(9).nullable().default(null) })).max(200),
  serviceTypeIds: z.array(id).max(100),
  discountCode: z.string().trim().max(200).nullable(),
  vatExempt: z.boolean(),
};

/** A new trip, created by staff. Its parent defaults to the first parent of its first student. */
export const createTripBody = z.object({
  fromDate: stay.fromDate,
  toDate: stay.toDate,
  studentIds: stay.studentIds,
  tripTypeId: id.optional(),
  parentId: id.nullable().default(null),
  businessId: id.optional(),
  /** Defaults to the agent who looks after all the students. */
  agentId: id.nullable().optional(),
  coordinatorId: id.nullable().default(null),
  groupId: id.nullable().default(null),
  hostFamilyId: stay.hostFamilyId.default(null),
  backupHostFamilyId: stay.backupHostFamilyId.default(null),
  activityDetailsType: stay.activityDetailsType.default('family'),
  currentNoOfWeeks: stay.currentNoOfWeeks.default(null),
  camps: stay.camps.default([]),
  serviceTypeIds: stay.serviceTypeIds.default([]),
  discountCode: stay.discountCode.default(null),
  vatExempt: stay.vatExempt.default(false),
  wishes: optionalLine(2000),
  notes: optionalLine(2000),
});

const changes = z
  .object({
    ...stay,
    wishes: z.string().trim().max(2000),
    /** Only for staff. */
    notes: z.string().trim().max(2000),
    agentId: id.nullable(),
    coordinatorId: id.nullable(),
    groupId: id.nullable(),
    tripTypeId: id,
    /** Who sells the trip, and who pays for it; neither changes once it is billed. */
    businessId: id,
    parentId: id.nullable(),
  })
  .partial();

export type TripChanges = z.output<typeof changes>;

/** The fields that affect the price. */
export const PRICED_FIELDS = [
  'fromDate',
  'toDate',
  'studentIds',
  'hostFamilyId',
  'activityDetailsType',
  'currentNoOfWeeks',
  'camps',
  'serviceTypeIds',
  'discountCode',
  'vatExempt',
  'businessId',
] as const satisfies readonly (keyof TripChanges)[];

/** Those of them that change only the tax: the stay remains the same. */
export const TAX_FIELDS = ['vatExempt', 'businessId'] as const satisfies readonly (typeof PRICED_FIELDS)[number][];

/** Returns whether the changes are of the stay itself: its dates, students, family, camps or services. */
export const isStayChanged = (changes: TripChanges): boolean =>
  PRICED_FIELDS.some((field) => !(TAX_FIELDS as readonly string[]).includes(field) && changes[field] !== undefined);

/** Missing fields stay unchanged. If the price changes, it must be the shown one, identified by its fingerprint. */
export const editTripBody = changes.extend({ version: z.int(), quoteFingerprint: z.string().max(64).optional(), reason });

/** Whether the trip is exempt from VAT, set by those responsible for taxes. */
export const exemptTripBody = z.object({
  vatExempt: z.boolean(),
  version: z.int(),
  quoteFingerprint: z.string().max(64).optional(),
  reason,
});

/** A preview of the trip; nothing is stored. */
export const priceTripBody = changes;

/** The current and the new price for the customer. */
export const tripPriceChange = z.object({
  before: z.object({ currency: z.string(), amount: z.string() }).nullable(),
  after: z.object({ currency: z.string(), amount: z.string() }),
  /** The new price minus the old one; null without two prices in the same currency. */
  difference: z.string().nullable(),
  fingerprint: z.string(),
});

export type TripPriceChange = z.output<typeof tripPriceChange>;

/** A step; `hostFamilyId` is the family, if the step needs one. Without a version, the step is taken in any current state. */
export const moveTripBody = z.object({
  step: z.enum(TRIP_STEPS),
  reason,
  hostFamilyId: id.optional(),
  /** With `prolong`: the new last day. */
  toDate: day.optional(),
  /** With `prolong`: the shown price of the longer stay. */
  quoteFingerprint: z.string().max(64).optional(),
  version: z.int().optional(),
});

/** Families that are added to a trip, or asked immediately. */
export const makeOffersBody = z.object({
  hostFamilyIds: z.array(id).min(1).max(20),
  /** The initial state: found, proposed to the parent, on the waiting list, or asked. */
  state: z.enum(['new', 'potential', 'waiting_list', 'awaiting_review']).default('new'),
});

/** A family's answer; staff who answer on its behalf give a reason. */
export const answerOfferBody = z.object({ reason, version: z.int().optional() });

/** A step of an offer, by its name or by its target state in either spelling. */
export const stepOfferBody = z
  .object({
    step: z.enum(OFFER_STEPS).optional(),
    to: z
      .string()
      .max(60)
      .transform((text, context) => {
        const state = toOfferState(text);
        if (state !== null) return state;
        context.addIssue({ code: 'invalid_value', values: [...OFFER_STATES] });
        return z.NEVER;
      })
      .optional(),
    reason,
    version: z.int().optional(),
  })
  .refine(({ step, to }) => (step === undefined) !== (to === undefined), { path: ['step'], params: { rule: 'required' } });

export const askToWithdrawBody = z.object({ reason: line(500) });

/** A request to staff about something that the user can't do themselves any more. */
export const askAboutTripBody = z.object({ what: z.enum(['cancel', 'change']), text: line(2000) });
