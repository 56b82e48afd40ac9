// One trip, its offers and its tasks as their readers are told of them: each side its own figures, and null for what is not theirs to know.

import * as z from 'zod';
import { ACTIVITY_DETAILS_TYPES } from '#contract/booking/trip-limits.ts';
import { INVOICE_STATES, PAYMENT_METHODS } from '#contract/finance/invoices/invoice-states.ts';
import { tripBilling } from '#contract/finance/invoices/trip-billing.ts';
import type { HostField } from '#contract/people/student-fields.ts';
import { day, fileRef, id, instant } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES, OFFER_STATUS, OFFER_STEPS, type OfferStatus } from './offer.machine.ts';
import { priceChange } from './price-changes.ts';
import { TRIP_STATES } from './states.ts';
import { TRIP_TASKS } from './tasks.ts';
import { transfer } from './transfers.shapes.ts';
import { TRIP_STEPS } from './trip.machine.ts';

/** For whom a trip is told: the parent, the family that hosts, the agent who sold it, finance, or those who run it. */
export const TRIP_SIDES = ['parent', 'host', 'agent', 'finance', 'staff'] as const;
export type TripSide = (typeof TRIP_SIDES)[number];

/** Why a step can't be taken now though the state allows it; each is a refusal too. */
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

/** What was agreed to, in the currency of the one who sees it. */
const sum = z.object({ currency: z.string(), amount: z.string() });

const person = z.object({ id, name: z.string() });

/** Who a trip can be written to about; null where it is not told. */
const contact = person.extend({ email: z.string(), phone: z.string() });

/** A family as the trip names it; the address is told once the stay is booked. */
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

/** A student as the trip names it: the last name is told to the host once booked, health to those who care for the child. */
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
  /** Null for the camp of its week; else its place among the week's backups, from 1. */
  backupRank: z.int().nullable(),
  /** Its week does not take place, and nothing has come in its stead yet. */
  calledOff: z.boolean(),
});

/** A step of the past, in codes; who took it and why is told to staff. */
const tripStepTaken = z.object({
  fromState: z.enum(TRIP_STATES).nullable(),
  toState: z.enum(TRIP_STATES),
  at: instant,
  byName: z.string().nullable(),
  reason: z.string(),
});

const offerStepTaken = tripStepTaken.extend({ fromState: z.enum(OFFER_STATES).nullable(), toState: z.enum(OFFER_STATES) });

/** A step that the caller may take now; one with hindrances is refused until they are gone. */
export const allowedTransition = z.object({
  step: z.enum(TRIP_STEPS),
  to: z.enum(TRIP_STATES),
  needsReason: z.boolean(),
  /** Whether a family has to be named with it. */
  needsFamily: z.boolean(),
  hindrances: z.array(z.enum(HINDRANCES)),
});

export type AllowedTransition = z.output<typeof allowedTransition>;

/** A step of an offer that the caller may take now. Accept, consider and decline have doors of their own. */
const allowedOfferStep = z.object({
  step: z.enum(OFFER_STEPS),
  to: z.enum(OFFER_STATES),
  needsReason: z.boolean(),
  hindrances: z.array(z.enum(HINDRANCES)),
});

/** Who has written something, as its reader is told: names are told elsewhere, or not yet. */
const MESSAGE_SENDERS = ['reader', 'parent', 'host', 'staff'] as const;

/** The trip as it is offered to one family. */
export const offer = z.object({
  id,
  tripId: id,
  hostFamily: familyOfTrip,
  state: z.enum(OFFER_STATES),
  status: z.enum(Object.values(OFFER_STATUS) as [OfferStatus, ...OfferStatus[]]),
  /** The last day of this offer where it is not that of the trip. */
  toDate: day.nullable(),
  /** Its place among the families in waiting. */
  rank: z.int().nullable(),
  askedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  withdrawalAskedAt: instant.nullable(),
  /** Why it was declined, rejected or withdrawn; the reasons of staff are told to staff. */
  reason: z.string(),
  conversationId: id.nullable(),
  /** What parents, family and staff have written to each other about it, the first one first; to those who take part. */
  messages: z.array(z.object({ id, text: z.string(), at: instant, from: z.enum(MESSAGE_SENDERS) })),
  version: z.int(),
  allowedSteps: z.array(allowedOfferStep),
  history: z.array(offerStepTaken),
});

export type Offer = z.output<typeof offer>;

/** An invoice of a trip that its reader may see: of a parent only those that were sent to them. */
const invoiceOfTrip = z.object({
  id,
  number: z.string().nullable(),
  state: z.enum(INVOICE_STATES),
  currency: z.string(),
  total: z.string().nullable(),
  outstanding: z.string(),
  dueDate: day.nullable(),
  /** Whether it is billed to the reader, who alone opens and pays it; another parent of the children is told how it stands. */
  isOwn: z.boolean(),
  /** What has come in for it, before anything was given back. */
  received: z.string(),
  /** What credit notes have taken off. */
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
  /** Of money: how much; below 0 it is to be given back. */
  currency: z.string().nullable(),
  amount: z.string().nullable(),
  note: z.string(),
  studentName: z.string(),
  fromDate: day,
  toDate: day,
  createdAt: instant,
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
  group: person.nullable(),
  hostFamily: familyOfTrip.nullable(),
  backupHostFamily: familyOfTrip.nullable(),
  activityDetailsType: z.enum(ACTIVITY_DETAILS_TYPES),
  currentNoOfWeeks: z.int().nullable(),
  camps: z.array(camp),
  /** How the students arrive and leave, in order; to a host once the stay is booked. */
  transfers: z.array(transfer),
  serviceTypeIds: z.array(id),
  discountCode: z.string().nullable(),
  vatExempt: z.boolean(),
  /** What the customer pays; null for a host, and before there is a price. */
  price: sum.nullable(),
  /** The price that was agreed, for those who may look into it. */
  quoteFingerprint: z.string().nullable(),
  /** What the host is paid; of hosts their own, and of staff for those who see payouts. */
  payout: sum.extend({ state: z.string().nullable(), dueDate: day.nullable() }).nullable(),
  wishes: z.string(),
  /** What staff write down for each other; null for all others. */
  notes: z.string().nullable(),
  offers: z.array(offer),
  history: z.array(tripStepTaken),
  invoices: z.array(invoiceOfTrip),
  /** What is billed of the price; null for a host, before there is a price, and for staff who see no invoices. */
  billing: tripBilling.nullable(),
  /** Each other price since it was reserved, the first one first; none for a host. */
  priceChanges: z.array(priceChange),
  /** Whether the caller answers for the price: a higher one waits for them. */
  mayAnswerPrice: z.boolean(),
  /** Whether the caller can give the billed trip to another family, as the one before has declined. */
  mayChooseFamily: z.boolean(),
  /** Whether staff still have to settle what goes back of what was paid. */
  refundOpen: z.boolean(),
  tasks: z.array(tripTask),
  allowedTransitions: z.array(allowedTransition),
  /** Whether the caller may change what the trip is about now, and its dates. */
  mayEdit: z.boolean(),
  /** Whether the caller may name the family that is to step in: parents until a family has accepted. */
  mayNameBackup: z.boolean(),
  /** Whether the caller can ask staff for what they can't do themselves: to cancel or to change a booked stay. */
  mayAsk: z.boolean(),
  version: z.int(),
});

export type Trip = z.output<typeof trip>;

/** An offer or a stay as its host finds it in their list. */
export const hosting = z.object({
  offerId: id,
  tripId: id,
  state: z.enum(OFFER_STATES),
  tripState: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  /** The last name only once the stay is booked. */
  studentNames: z.array(z.string()),
  students: z.array(z.object({ firstName: z.string(), age: z.int().nullable(), gender: z.string() })),
  photoRef: fileRef.nullable(),
  /** The camps of the stay by name. */
  camps: z.array(z.string()).optional(),
  /** What the family is paid; null before there is a price. */
  payout: sum.nullable(),
  askedAt: instant.nullable(),
  /** Until when an answer is hoped for. */
  answerBy: instant.nullable(),
  conversationId: id.nullable(),
  version: z.int(),
  allowedSteps: z.array(allowedOfferStep),
});

export type Hosting = z.output<typeof hosting>;

/** The most hours that a family takes to answer, as it is asked to. */
export const ANSWER_WITHIN_HOURS = 48;
