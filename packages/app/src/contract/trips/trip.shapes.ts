// Shapes of a trip, its offers and its tasks. Each side gets its own figures, and null for what it can't see.

import * as z from 'zod';
import { ACTIVITY_DETAILS_TYPES } from '#contract/booking/trip-limits.ts';
import { INVOICE_STATES, PAYMENT_METHODS } from '#contract/finance/invoices/invoice-states.ts';
import { tripBilling } from '#contract/finance/invoices/trip-billing.ts';
import type { HostField } from '#contract/people/student-fields.ts';
import { day, fileRef, id, instant } from '#contract/platform/validation/fields.ts';
import { carrier } from './carrier.ts';
import { OFFER_STATES, OFFER_STATUS, OFFER_STEPS, type OfferStatus } from './offer.machine.ts';
import { priceChange } from './price-changes.ts';
import { TRIP_STATES } from './states.ts';
import { TRIP_TASKS } from './tasks.ts';
import { transfer } from './transfers.shapes.ts';
import { TRIP_STEPS } from './trip.machine.ts';

/** The role of the reader: parent, host family, the agent who sold it, finance, or staff who run it. */
export const TRIP_SIDES = ['parent', 'host', 'agent', 'finance', 'staff'] as const;
export type TripSide = (typeof TRIP_SIDES)[number];

/** Why a step isn't possible now although the state allows it; each is also a refusal. */
export const HINDRANCES = [
  'nobodyAsked',
  'noFamilyChosen',
  'noOfferAccepted',
  'noOtherFamily',
  'tripNotBegun',
  'tripNotOver',
  'tripNotToCome',
  'tripNotSettled',
  'noBackupFree',
  'stayNotPriced',
  'studentDataMissing',
  'offerTaken',
] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** An agreed amount, in the reader's currency. */
const sum = z.object({ currency: z.string(), amount: z.string() });

const person = z.object({ id, name: z.string() });

/** A person with contact details; null if the reader can't see them. */
const contact = person.extend({ email: z.string(), phone: z.string() });

/** The family of a trip; the address is visible once the stay is booked. */
export const familyOfTrip = z.object({
  id,
  name: z.string(),
  countyName: z.string(),
  cityTown: z.string(),
  photoRef: fileRef.nullable(),
  addressLine1: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

export type FamilyOfTrip = z.output<typeof familyOfTrip>;

/** A student of a trip: the host sees the last name once booked; health data is for those who care for the child. */
const studentOfTrip = z.object({
  id,
  firstName: z.string(),
  lastName: z.string().nullable(),
  dateOfBirth: day.nullable(),
  /** On the first day. */
  age: z.int().nullable(),
  gender: z.string(),
  photoRef: fileRef.nullable(),
  hobbies: z.string(),
  allergies: z.string().nullable(),
  anyMedicalCondition: z.string().nullable(),
  vacinated: z.int().nullable(),
  notes: z.string().nullable(),
} satisfies Record<HostField | 'id' | 'age' | 'photoRef', z.ZodType>);

const camp = z.object({
  scheduleId: id,
  activityId: id,
  activityName: z.string(),
  startDate: day,
  endDate: day,
  /** Null for the main camp of its week; otherwise its rank among the week's backups, from 1. */
  backupRank: z.int().nullable(),
  /** The week is cancelled and not replaced yet. */
  calledOff: z.boolean(),
});

/** A past step, in codes; only staff see who took it and why. */
const tripStepTaken = z.object({
  fromState: z.enum(TRIP_STATES).nullable(),
  toState: z.enum(TRIP_STATES),
  at: instant,
  byName: z.string().nullable(),
  reason: z.string(),
});

const offerStepTaken = tripStepTaken.extend({ fromState: z.enum(OFFER_STATES).nullable(), toState: z.enum(OFFER_STATES) });

/** A step that the caller can take now; it is refused as long as it has hindrances. */
export const allowedTransition = z.object({
  step: z.enum(TRIP_STEPS),
  to: z.enum(TRIP_STATES),
  needsReason: z.boolean(),
  /** Whether it needs a family. */
  needsFamily: z.boolean(),
  hindrances: z.array(z.enum(HINDRANCES)),
});

export type AllowedTransition = z.output<typeof allowedTransition>;

/** A step of an offer that the caller can take now. Accept, consider and decline have their own endpoints. */
const allowedOfferStep = z.object({
  step: z.enum(OFFER_STEPS),
  to: z.enum(OFFER_STATES),
  needsReason: z.boolean(),
  hindrances: z.array(z.enum(HINDRANCES)),
});

/** The sender of a message, without a name, which the reader may not be allowed to see. */
const MESSAGE_SENDERS = ['reader', 'parent', 'host', 'staff'] as const;

/** The offer of a trip to one family. */
export const offer = z.object({
  id,
  tripId: id,
  hostFamily: familyOfTrip,
  state: z.enum(OFFER_STATES),
  status: z.enum(Object.values(OFFER_STATUS) as [OfferStatus, ...OfferStatus[]]),
  /** The last day of this offer, if it differs from the trip's. */
  toDate: day.nullable(),
  /** Its rank on the waiting list. */
  rank: z.int().nullable(),
  askedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  withdrawalAskedAt: instant.nullable(),
  /** Why it was declined, rejected or withdrawn; only staff see reasons given by staff. */
  reason: z.string(),
  conversationId: id.nullable(),
  /** The messages between parents, family and staff about it, oldest first; only for those who take part. */
  messages: z.array(z.object({ id, text: z.string(), at: instant, from: z.enum(MESSAGE_SENDERS) })),
  version: z.int(),
  allowedSteps: z.array(allowedOfferStep),
  history: z.array(offerStepTaken),
});

export type Offer = z.output<typeof offer>;

/** An invoice of a trip that the reader can see; for a parent, only sent ones. */
const invoiceOfTrip = z.object({
  id,
  number: z.string().nullable(),
  state: z.enum(INVOICE_STATES),
  currency: z.string(),
  total: z.string().nullable(),
  outstanding: z.string(),
  dueDate: day.nullable(),
  /** Whether it is billed to the reader, who alone can open and pay it; other parents of the children see only its state. */
  isOwn: z.boolean(),
  /** The amount received, before refunds. */
  received: z.string(),
  /** The amount of its credit notes. */
  credited: z.string(),
  credits: z.array(z.object({ id, number: z.string().nullable(), amount: z.string(), issueDate: day.nullable() })),
  refunds: z.array(z.object({ id, amount: z.string(), paidOn: day, method: z.enum(PAYMENT_METHODS) })),
});

export type InvoiceOfTrip = z.output<typeof invoiceOfTrip>;

export const tripTask = z.object({
  id,
  tripId: id,
  kind: z.enum(TRIP_TASKS),
  state: z.enum(['open', 'done', 'dropped']),
  /** For tasks about money, the amount; below 0 it is to be refunded. */
  currency: z.string().nullable(),
  amount: z.string().nullable(),
  note: z.string(),
  studentName: z.string(),
  fromDate: day,
  toDate: day,
  createdAt: instant,
  /** The day by which it should be done. */
  dueOn: day,
  doneAt: instant.nullable(),
  doneByName: z.string().nullable(),
  version: z.int(),
});

export type TripTask = z.output<typeof tripTask>;

export const trip = z.object({
  id,
  side: z.enum(TRIP_SIDES),
  state: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  tripType: person,
  business: person,
  origin: z.enum(['booking', 'wizard', 'contact', 'staff']),
  createdAt: instant,
  students: z.array(studentOfTrip),
  parent: contact.nullable(),
  agent: person.nullable(),
  coordinator: contact.nullable(),
  /** For staff: the name of the area that the coordinator comes from; null if somebody chose them. */
  coordinatorArea: z.string().nullable(),
  group: person.nullable(),
  hostFamily: familyOfTrip.nullable(),
  backupHostFamily: familyOfTrip.nullable(),
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES),
  currentNoOfWeeks: z.int().nullable(),
  camps: z.array(camp),
  /** The arrivals and departures in order; for a host once the stay is booked. */
  transfers: z.array(transfer),
  serviceTypeIds: z.array(id),
  discountCode: z.string().nullable(),
  vatExempt: z.boolean(),
  /** What the customer pays; null for a host, and if there is no price yet. */
  price: sum.nullable(),
  /** The trip that pays what is priced per booking, for staff; null if this one pays that itself. */
  carrier: carrier.nullable(),
  /** The agreed price, for those who can see its details. */
  quoteFingerprint: z.string().nullable(),
  /** What the host is paid: for hosts their own, and for staff who can see payouts. */
  payout: sum.extend({ state: z.string().nullable(), dueDate: day.nullable() }).nullable(),
  wishes: z.string(),
  /** Notes between staff; null for all others. */
  notes: z.string().nullable(),
  offers: z.array(offer),
  history: z.array(tripStepTaken),
  invoices: z.array(invoiceOfTrip),
  /** The billed part of the price; null for a host, without a price, and for staff who can't see invoices. */
  billing: tripBilling.nullable(),
  /** The price changes since the reservation, oldest first; none for a host. */
  priceChanges: z.array(priceChange),
  /** Whether the caller can answer a price change; a higher price needs their consent. */
  mayAnswerPrice: z.boolean(),
  /** Whether the caller can choose another family for the billed trip after the previous one declined. */
  mayChooseFamily: z.boolean(),
  /** Whether staff still have to settle a refund. */
  refundOpen: z.boolean(),
  tasks: z.array(tripTask),
  allowedTransitions: z.array(allowedTransition),
  /** Whether the caller can change the stay and its dates now. */
  mayEdit: z.boolean(),
  /** Whether the caller can choose the backup family; parents can until a family has accepted. */
  mayNameBackup: z.boolean(),
  /** Whether the caller can ask staff to cancel or change a booked stay, which they can't do themselves. */
  mayAsk: z.boolean(),
  version: z.int(),
});

export type Trip = z.output<typeof trip>;

/** An offer or a stay in the list of its host. */
export const hosting = z.object({
  offerId: id,
  tripId: id,
  state: z.enum(OFFER_STATES),
  tripState: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  /** With last names only once the stay is booked. */
  studentNames: z.array(z.string()),
  students: z.array(z.object({ firstName: z.string(), age: z.int().nullable(), gender: z.string() })),
  photoRef: fileRef.nullable(),
  /** The names of the stay's camps. */
  camps: z.array(z.string()).optional(),
  /** What the family is paid; null if there is no price yet. */
  payout: sum.nullable(),
  askedAt: instant.nullable(),
  /** When an answer is expected. */
  answerBy: instant.nullable(),
  conversationId: id.nullable(),
  version: z.int(),
  allowedSteps: z.array(allowedOfferStep),
});

export type Hosting = z.output<typeof hosting>;

/** The hours within which families are asked to answer. */
export const ANSWER_WITHIN_HOURS = 48;
