// Shapes of a booking's screens: the booking in progress, its problems, and the payment.

import * as z from 'zod';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { currentTrip } from './draft/current-trip.ts';

/** The gateway's ID of the payment intent. */
export const intentReference = z.string().regex(/^[\w.:-]{1,100}$/);

/** The status of a payment; with `requires_action`, the payer must confirm it with their bank. */
export const PAYMENT_STATUSES = ['requires_payment', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a card was declined, in terms that all gateways share; `other` has a general message. */
export const CARD_FAULTS = ['declined', 'insufficientFunds', 'expired', 'notConfirmed', 'other'] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

/** How long beds and places are held for a payment, each time it is requested. */
export const HOLD_MINUTES = 30;

/** The total time of a hold, however often it is renewed. */
export const MAX_HOLD_MINUTES = 60;

/** The time from the first hold until the next one is possible, so that others can book. */
export const HOLD_COOLDOWN_MINUTES = 120;

/** An order: what is held for the booking, and until when. */
const order = z.object({
  id,
  expiresAt: instant,
  /** Decimal text in major units. */
  total: z.string(),
  currency: z.string(),
  paymentIntentId: intentReference.nullable(),
});

/** The saved booking in progress; version 0 if it was never saved. */
export const savedDraft = z.object({
  currentTrip,
  version: z.int(),
  updatedAt: instant.nullable(),
  /** The trip that the booking became, as long as nothing was chosen since; the booking is empty then. */
  bookedTripId: id.nullable(),
  /** The order that is held and being paid, on whichever device; null if there is none. */
  order: order
    .extend({
      /** Whether the order has the current choices. A payment after a change books the earlier ones. */
      isCurrent: z.boolean(),
    })
    .nullable(),
});

export type SavedDraft = z.output<typeof savedDraft>;

export const saveDraftBody = z.object({ currentTrip, version: z.int().min(0).max(2_147_483_647) });

/** The problems of a booking. A family's preferences are only a warning; a camp's ages and genders are binding. */
export const BOOKING_ISSUES = [
  'childMissing',
  'childAdult',
  'childTwice',
  'childUnknown',
  'childIncomplete',
  'childAway',
  'datesMissing',
  'datesReversed',
  'datesPast',
  'datesTooLong',
  'familyMissing',
  'familyNotLive',
  'familyTooSmall',
  'familyTaken',
  'familyRules',
  'familyWelcomesOthers',
  'backupIsPrimary',
  'backupNotLive',
  'backupTaken',
  'campUnknown',
  'campOutsideDates',
  'campClash',
  'campFull',
  'campAges',
  'campGender',
  'campMissing',
  'campsNotWanted',
  'noPrice',
  'discountUnknown',
  'tripOver',
  'familySaidNo',
] as const;
export type BookingIssue = (typeof BOOKING_ISSUES)[number];

/** The home or camp is for others; reported for each child, with its own message. */
export type GuestIssue = Extract<BookingIssue, 'familyWelcomesOthers' | 'campAges' | 'campGender'>;
/** Issues whose message depends on more than the code. */
export type DetailedIssue = GuestIssue | Extract<BookingIssue, 'familyRules'>;

const issue = z.object({
  /** The field of the current trip, with its index in a list: `children.0`, `fromDate`, `camps.1`. */
  field: z.string(),
  code: z.enum(BOOKING_ISSUES),
  /** In the reader's language. */
  message: z.string(),
  /** Whether it prevents the payment. */
  blocks: z.boolean(),
});

/** A line of the payment; amounts are integers in minor units. */
const pricing = z.object({
  pricingTemplateId: id,
  hostableId: id,
  hostableType: z.enum(['Host_family', 'Activity']),
  quantity: z.int().min(0),
  amount: z.int().min(0),
});

/**
 * What the screen showed and the user agreed to pay. The server recalculates the price and never trusts this. Amounts are integers in minor
 * units.
 */
export const intentPayload = z.object({
  amount: z.int().min(0),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  numberOfDays: z.int().min(1),
  fullImmersionDays: z.int().min(0),
  businessId: id,
  pricings: z.array(pricing).max(1000),
});

export type IntentPayload = z.output<typeof intentPayload>;

/**
 * The version of the saved booking that the screen shows. If another tab or device has saved since, the answer is that version, and nothing
 * is
 * checked or paid.
 */
const draftVersion = z.int().min(0).max(2_147_483_647).optional();

/** Whose booking it is: the caller's own saved one, or, for staff, one sent on behalf of a parent. */
const onBehalf = {
  parentId: id.optional(),
  currentTrip: currentTrip.optional(),
  draftVersion,
  /** Set by staff who are responsible for taxes. */
  vatExempt: z.boolean().default(false),
  /** The trip type, only for staff. By default, it is that of the hosting line. */
  tripTypeId: id.optional(),
};

export const checkBody = z.object({ ...onBehalf });

export const bookingCheck = z.object({
  issues: z.array(issue),
  /** The price for the customer as the engine's own document; null if there is none yet. */
  quote: z.record(z.string(), z.unknown()).nullable(),
  /** The body for `get-intent` to pay exactly this; null while something blocks the payment or there is no hosting line. */
  payload: intentPayload.nullable(),
});

export type BookingCheck = z.output<typeof bookingCheck>;

export const intentBody = intentPayload.extend({
  ...onBehalf,
  /** The previous payment intent, if any. If it is for another booking or price, it is cancelled, so that there are never two. */
  paymentIntentId: intentReference.nullable().optional(),
  /** Staff bill the booking instead of charging a card: beds and places are held, without a payment intent. */
  byInvoice: z.boolean().default(false),
});

/** A payment intent at the gateway. Amounts are integers in minor units; `total` is decimal text. */
export const paymentIntent = intentPayload.extend({
  paymentIntentId: intentReference,
  currency: z.string(),
  total: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** Why the last card was declined. */
  fault: z.enum(CARD_FAULTS).nullable(),
  gateway: z.enum(['test', 'stripe']),
  /** The gateway's secret for the payer's browser; null for other users and after the payment. */
  clientSecret: z.string().nullable(),
  /** For the gateway's own components in the browser. */
  publishableKey: z.string().nullable(),
  /** The end of the hold on beds and places; null for an invoice. */
  expiresAt: instant.nullable(),
  /** The trip that the order became. */
  tripId: id.nullable(),
  invoiceId: id.nullable(),
});

export type PaymentIntent = z.output<typeof paymentIntent>;

/** Why there is no payment intent. */
const NO_INTENT_REASONS = ['noHostingLine', 'nothingToPay', 'byInvoice'] as const;

export const intentAnswer = z.object({
  paymentIntent: paymentIntent.nullable(),
  /** Why there is none; with `nothingToPay` and `byInvoice`, `indent` still places the order. */
  reason: z.enum(NO_INTENT_REASONS).nullable(),
  order: order.nullable(),
  /** The price is lower than the one sent, so the screen shows this before the payment. */
  priceLowered: z.boolean(),
});

export type IntentAnswer = z.output<typeof intentAnswer>;

export const retrieveBody = z.object({ paymentIntentId: intentReference });

/** Identifies the order by its ID or its intent; without either, the last one of the caller, or of the parent that staff name. */
export const indentBody = z.object({
  paymentIntentId: intentReference.nullable().optional(),
  orderId: id.nullable().optional(),
  parentId: id.optional(),
});

export const placedBooking = z.object({
  tripId: id,
  conversationId: id.nullable(),
  invoiceId: id.nullable(),
  invoiceNumber: z.string().nullable(),
  /** The path of the receipt, the invoice as PDF, if something was paid. */
  receiptPath: z.string().nullable(),
  fromDate: day,
  toDate: day,
});

export type PlacedBooking = z.output<typeof placedBooking>;

/** One of the families in the `issues` of `bedsTaken`, each with the code `alternative`. */
export const alternative = z.object({
  code: z.literal('alternative'),
  hostFamilyId: id,
  /** The guardian's last name. */
  name: z.string(),
  countyName: z.string(),
  image: z.string().nullable(),
});

export type Alternative = z.output<typeof alternative>;

/** One of the camps in the `issues` of `placesTaken`: it has places in the week of the full one in `field`. */
export const campAlternative = z.object({
  code: z.literal('campAlternative'),
  field: z.string(),
  scheduleId: id,
  activityId: id,
  name: z.string(),
  startDate: day,
  placesLeft: z.int(),
  /** Chosen as a backup for this week. */
  isBackup: z.boolean(),
});

export type CampAlternative = z.output<typeof campAlternative>;
