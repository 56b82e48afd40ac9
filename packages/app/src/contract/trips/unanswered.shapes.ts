// Shapes of offers that families haven't answered in time: the list, what was tried, and families that could be asked instead.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { day, id, instant, optionalLine } from '#contract/platform/validation/fields.ts';

export const unansweredOffersList = declareList({
  name: 'unansweredOffers',
  columns: ['family', 'county', 'phone', 'student', 'fromDate', 'toDate', 'hoursWaiting', 'reminders', 'lastContact'],
  sorts: ['askedAt', 'fromDate', 'family'],
  defaultSort: 'askedAt',
  filters: {
    /** Those that have waited for so many hours; by default as many as the installation allows families. */
    hours: { kind: 'number' },
    countyId: { kind: 'choice' },
    fromDate: { kind: 'day' },
  },
});

export const CALL_OUTCOMES = ['reached', 'noAnswer', 'willAnswer', 'willDecline', 'wrongNumber'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** A text message is sent only where the installation has somebody who sends them. */
export const REMINDER_CHANNELS = ['mail', 'message', 'sms'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** How far a reminder has come: waits, handed over, arrived, or not to be delivered. */
export const CONTACT_STATES = ['queued', 'sent', 'delivered', 'failed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

const contact = z.object({
  id,
  channel: z.enum([...REMINDER_CHANNELS, 'phone']),
  /** Of a call; null for a reminder. */
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  note: z.string(),
  /** Empty if the product sent it. */
  by: z.string(),
  at: instant,
  /** Of a text message; whatever else was tried counts as sent. */
  state: z.enum(CONTACT_STATES),
});

export type OfferContact = z.output<typeof contact>;

export const unansweredOffer = z.object({
  /** The offer's. */
  id,
  tripId: id,
  hostFamilyId: id,
  family: z.string(),
  phone: z.string(),
  countyId: id,
  county: z.string(),
  /** First names: whoever follows up may not know more. */
  student: z.string(),
  fromDate: day,
  /** The day of departure. */
  toDate: day,
  askedAt: instant,
  hoursWaiting: z.int(),
  reminders: z.int(),
  lastContact: contact.nullable(),
});

export type UnansweredOffer = z.output<typeof unansweredOffer>;

export const unansweredDetail = unansweredOffer.extend({
  /** The latest first. */
  contacts: z.array(contact),
  /** The version of the family, to pause it. */
  familyVersion: z.int(),
  isPaused: z.boolean(),
  /** Whether the family is the one with which the trip is reserved. */
  isReserved: z.boolean(),
  tripVersion: z.int(),
});

export type UnansweredDetail = z.output<typeof unansweredDetail>;

export const remindBody = z.object({
  offerIds: z.array(id).min(1).max(100),
  channels: z.array(z.enum(REMINDER_CHANNELS)).min(1).max(REMINDER_CHANNELS.length),
  /** Only tells what would be possible. */
  dryRun: z.boolean().default(false),
});

/**
 * Why a family can't be reminded by a channel now: it has answered; its account takes no emails; nobody sends text messages here; its number
 * can't be sent any; it was reminded that way within the last hour.
 */
export const REMINDER_BLOCKERS = ['answered', 'mailOff', 'noTexts', 'noNumber', 'recent'] as const;
export type ReminderBlocker = (typeof REMINDER_BLOCKERS)[number];

const reminderOption = z.object({
  channel: z.enum(REMINDER_CHANNELS),
  /** Null if the family can be reminded now. */
  blocker: z.enum(REMINDER_BLOCKERS).nullable(),
  /** When a reminder can leave: now, in the morning for a text message by night, or an hour after the last one; null for never. */
  at: instant.nullable(),
});

export type ReminderOption = z.output<typeof reminderOption>;

/** `reminded`: by at least one channel. */
export const remindResult = z.object({
  id,
  family: z.string(),
  outcome: z.enum(['reminded', 'unchanged']),
  /** What was possible by each channel that was asked for. */
  options: z.array(reminderOption),
});

export type RemindResult = z.output<typeof remindResult>;

export const contactBody = z.object({ outcome: z.enum(CALL_OUTCOMES), note: optionalLine(1000) });

/** Families on the trip's list, those in the county of the family that hasn't answered, and those in other counties. */
export const REPLACEMENT_GROUPS = ['listed', 'county', 'beyond'] as const;
export type ReplacementGroup = (typeof REPLACEMENT_GROUPS)[number];

export const replacement = z.object({
  hostFamilyId: id,
  name: z.string(),
  county: z.string(),
  cityTown: z.string(),
  freeBeds: z.int(),
  /** From where the answer says; null where one of both is unknown. */
  distanceKm: z.int().nullable(),
  responseMinutes: z.int().nullable(),
  group: z.enum(REPLACEMENT_GROUPS),
});

export type Replacement = z.output<typeof replacement>;

export const replacements = z.object({
  /** In the order of the groups, the nearest first. */
  data: z.array(replacement),
  /** The county of the family that hasn't answered. */
  county: z.string(),
  /** Where distances are measured from: the first camp of the trip, the home of the family, or the middle of its county. */
  measuredFrom: z.object({ kind: z.enum(['camp', 'family', 'county']), name: z.string() }).nullable(),
});

export const replaceBody = z.object({
  hostFamilyId: id,
  /** Whether the family that hasn't answered stays on the waiting list. */
  keepWaiting: z.boolean().default(false),
});
