// What is typed about a trip: a new one, its changes, its steps, and what is asked of staff.

import * as z from 'zod';
import { ACTIVITY_DETAILS_TYPES, MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { day, id, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES, OFFER_STEPS, toOfferState } from './offer.machine.ts';
import { TRIP_STEPS } from './trip.machine.ts';

const reason = optionalLine(500);

/** What a stay is about, as far as it has a price. */
const stay = {
  fromDate: day,
  toDate: day,
  studentIds: z.array(id).min(1).max(MAX_CHILDREN),
  hostFamilyId: id.nullable(),
  backupHostFamilyId: id.nullable(),
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES),
  currentNoOfWeeks: z.int().min(0).max(52).nullable(),
  /** Weeks of camps, and those that would take their place with their rank. */
  camps: z.array(z.object({ scheduleId: id, backupRank: z.int().min(1).max(9).nullable().default(null) })).max(200),
  serviceTypeIds: z.array(id).max(100),
  discountCode: z.string().trim().max(200).nullable(),
  vatExempt: z.boolean(),
};

/** A new trip, made by staff. Its parent is the first one of its first student unless another is named. */
export const createTripBody = z.object({
  fromDate: stay.fromDate,
  toDate: stay.toDate,
  studentIds: stay.studentIds,
  tripTypeId: id.optional(),
  parentId: id.nullable().default(null),
  businessId: id.optional(),
  /** Left out, it is the agent who looks after all of the students. */
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
    /** Staff alone. */
    notes: z.string().trim().max(2000),
    agentId: id.nullable(),
    coordinatorId: id.nullable(),
    groupId: id.nullable(),
  })
  .partial();

export type TripChanges = z.output<typeof changes>;

/** What of a trip makes its price. */
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
] as const satisfies readonly (keyof TripChanges)[];

/** What is left out stays as it is. A price that changes has to be the one that was shown: its fingerprint. */
export const editTripBody = changes.extend({ version: z.int(), quoteFingerprint: z.string().max(64).optional(), reason });

/** Whether tax is owed, by the side that answers for it. */
export const exemptTripBody = z.object({
  vatExempt: z.boolean(),
  version: z.int(),
  quoteFingerprint: z.string().max(64).optional(),
  reason,
});

/** The trip as it would be; nothing is kept. */
export const priceTripBody = changes;

/** What the trip costs now and would cost then, for the customer. */
export const tripPriceChange = z.object({
  before: z.object({ currency: z.string(), amount: z.string() }).nullable(),
  after: z.object({ currency: z.string(), amount: z.string() }),
  /** After less before; null where there is nothing to compare, or another currency. */
  difference: z.string().nullable(),
  fingerprint: z.string(),
});

export type TripPriceChange = z.output<typeof tripPriceChange>;

/** A step; `hostFamilyId` names the family where one has to be chosen. Who names no version takes the step in whatever state it is found. */
export const moveTripBody = z.object({
  step: z.enum(TRIP_STEPS),
  reason,
  hostFamilyId: id.optional(),
  /** With `prolong`: the new last day. */
  toDate: day.optional(),
  /** With `prolong`: the price that was shown for the longer stay. */
  quoteFingerprint: z.string().max(64).optional(),
  version: z.int().optional(),
});

/** Families that are put on the list of a trip, or asked at once. */
export const makeOffersBody = z.object({
  hostFamilyIds: z.array(id).min(1).max(20),
  /** What they begin as: found, proposed to the parent, in waiting, or asked. */
  state: z.enum(['new', 'potential', 'waiting_list', 'awaiting_review']).default('new'),
});

/** The answer of a family; staff who answer on its behalf say why. */
export const answerOfferBody = z.object({ reason, version: z.int().optional() });

/** A step of an offer, by its name or by the state it leads to, in either of its spellings. */
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

/** What somebody asks of staff because they can't do it themselves any more. */
export const askAboutTripBody = z.object({ what: z.enum(['cancel', 'change']), text: line(2000) });
