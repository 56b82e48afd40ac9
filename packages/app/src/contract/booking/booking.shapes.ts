// What the screens of a booking send and get: the booking in progress, what is wrong with it, and what is to be paid.

import * as z from 'zod';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { currentTrip } from './draft/current-trip.ts';

/** The gateway's name of what is to be paid. */
export const intentReference = z.string().regex(/^[\w.:-]{1,100}$/);

/** How far the paying has got; `requires_action`: the bank wants the payer to confirm it. */
export const PAYMENT_STATUSES = ['requires_payment', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a card was not charged, in words that gateways share; `other` is shown as a general sentence. */
export const CARD_FAULTS = ['declined', 'insufficientFunds', 'expired', 'notConfirmed', 'other'] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

/** How much longer beds and places are kept for whoever is paying. */
export const HOLD_MINUTES = 30;

/** For how long all in all, however often it is asked for anew. */
export const MAX_HOLD_MINUTES = 60;

/** After that others have their turn: from the beginning of the first time to when it can be held again. */
export const HOLD_COOLDOWN_MINUTES = 120;

/** An order: what is held for the booking, and until when. */
const order = z.object({
  id,
  expiresAt: instant,
  /** Decimal text in units of the currency. */
  total: z.string(),
  currency: z.string(),
  paymentIntentId: intentReference.nullable(),
});

/** The booking in progress, as it was saved last; version 0 is one that was never saved. */
export const savedDraft = z.object({
  currentTrip,
  version: z.int(),
  updatedAt: instant.nullable(),
  /** The trip that the booking in progress became, as long as nothing has been chosen since; then it is empty. */
  bookedTripId: id.nullable(),
  /** What is held and being paid for, whichever device it was begun on; null when nothing is. */
  order: order
    .extend({
      /** Whether it is of these very choices; what is paid after they were changed books the ones before. */
      isCurrent: z.boolean(),
    })
    .nullable(),
});

export type SavedDraft = z.output<typeof savedDraft>;

export const saveDraftBody = z.object({ currentTrip, version: z.int().min(0).max(2_147_483_647) });

/** What can be wrong with a booking. Whom a family welcomes is its wish, and keeps nobody from asking; whom a camp takes is its rule. */
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

/** That a home or a camp is for others: said of each child, in words of their own. */
export type GuestIssue = Extract<BookingIssue, 'familyWelcomesOthers' | 'campAges' | 'campGender'>;

const issue = z.object({
  /** The field of the current trip, with its place in a list: `children.0`, `fromDate`, `camps.1`. */
  field: z.string(),
  code: z.enum(BOOKING_ISSUES),
  /** The sentence in the reader's language. */
  message: z.string(),
  /** Keeps the booking from being paid. */
  blocks: z.boolean(),
});

/** A line of what is to be paid; amounts are whole minor units. */
const pricing = z.object({
  pricingTemplateId: id,
  hostableId: id,
  hostableType: z.enum(['Host_family', 'Activity']),
  quantity: z.int().min(0),
  amount: z.int().min(0),
});

/** What a screen was shown and agrees to pay; the server makes the price again and never believes it. Amounts are whole minor units. */
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
 * The version of the saved booking that the screen shows. Where another tab or device has saved since, that one is answered instead of
 * being checked or paid in its place.
 */
const draftVersion = z.int().min(0).max(2_147_483_647).optional();

/** Whose booking it is: the caller's own, as it was saved; or, for staff, what they send on behalf of a parent. */
const onBehalf = {
  parentId: id.optional(),
  currentTrip: currentTrip.optional(),
  draftVersion,
  /** Decided by staff who answer for taxes. */
  vatExempt: z.boolean().default(false),
  /** Which kind of trip it is; staff alone. Where it is left out, it is the one of the line that hosts. */
  tripTypeId: id.optional(),
};

export const checkBody = z.object({ ...onBehalf });

export const bookingCheck = z.object({
  issues: z.array(issue),
  /** The price as the customer sees it, in the engine's own document; null as long as there is none. */
  quote: z.record(z.string(), z.unknown()).nullable(),
  /** What `get-intent` is asked with to pay just this; null while something blocks, or no line hosts. */
  payload: intentPayload.nullable(),
});

export type BookingCheck = z.output<typeof bookingCheck>;

export const intentBody = intentPayload.extend({
  ...onBehalf,
  /** The payment that was asked for before, where there is one: for another booking or price it is called off, and never left beside a new one. */
  paymentIntentId: intentReference.nullable().optional(),
  /** Staff bill it instead of taking a card: beds and places are held, and nothing is asked for. */
  byInvoice: z.boolean().default(false),
});

/** What is to be paid through the gateway. Amounts are whole minor units; `total` is decimal text. */
export const paymentIntent = intentPayload.extend({
  paymentIntentId: intentReference,
  currency: z.string(),
  total: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** Why the last card was not charged. */
  fault: z.enum(CARD_FAULTS).nullable(),
  gateway: z.enum(['test', 'stripe']),
  /** What the payer's browser shows the gateway to pay; of somebody else's payment, and once it is paid, null. */
  clientSecret: z.string().nullable(),
  /** For the gateway's own page parts in the browser. */
  publishableKey: z.string().nullable(),
  /** Until when beds and places are kept; null for an invoice. */
  expiresAt: instant.nullable(),
  /** The trip that it became. */
  tripId: id.nullable(),
  invoiceId: id.nullable(),
});

export type PaymentIntent = z.output<typeof paymentIntent>;

/** Why nothing is to be paid through the gateway. */
const NO_INTENT_REASONS = ['noHostingLine', 'nothingToPay', 'byInvoice'] as const;

export const intentAnswer = z.object({
  paymentIntent: paymentIntent.nullable(),
  /** Why there is none; `nothingToPay` and `byInvoice` are placed by `indent` all the same. */
  reason: z.enum(NO_INTENT_REASONS).nullable(),
  order: order.nullable(),
  /** It costs less than what was sent: the screen says so before anybody pays. */
  priceLowered: z.boolean(),
});

export type IntentAnswer = z.output<typeof intentAnswer>;

export const retrieveBody = z.object({ paymentIntentId: intentReference });

/** The order is named by itself or by its intent; without either it is the last one of the caller, or of the parent that staff name. */
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
  /** The receipt, where something was paid: the PDF of the invoice. */
  receiptPath: z.string().nullable(),
  fromDate: day,
  toDate: day,
});

export type PlacedBooking = z.output<typeof placedBooking>;

/** One of the families that `bedsTaken` answers with, in `issues`, each with the code `alternative`. */
export const alternative = z.object({
  code: z.literal('alternative'),
  hostFamilyId: id,
  /** The last name of its guardian. */
  name: z.string(),
  countyName: z.string(),
  image: z.string().nullable(),
});

export type Alternative = z.output<typeof alternative>;

/** One of the camps that `placesTaken` answers with, in `issues`: it has places in the week of the one in `field` that is full. */
export const campAlternative = z.object({
  code: z.literal('campAlternative'),
  field: z.string(),
  scheduleId: id,
  activityId: id,
  name: z.string(),
  startDate: day,
  placesLeft: z.int(),
  /** Chosen as a backup of this week. */
  isBackup: z.boolean(),
});

export type CampAlternative = z.output<typeof campAlternative>;
