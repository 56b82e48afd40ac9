// Shapes of a host family's calendar: blocked days, stays, offers that wait for an answer, and the beds that are free each night.

import * as z from 'zod';
import { day, id } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES, type OfferState } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES, type TripState } from '#contract/trips/states.ts';
import { availability } from './profile.shapes.ts';
import { SERIES_EVERY } from './series.ts';
import { stayRules } from './stay-rules.shapes.ts';

/** The most days that can be read at once, and the most that one block may have. */
export const CALENDAR_DAYS = 800;

/** How many repeated blocks a family may have. */
export const MAX_SERIES = 30;

const note = z.string().trim().max(500);

const tripOfEntry = z.object({
  id,
  /** The first names of the students, as the caller knows the trip. */
  studentName: z.string(),
  state: z.enum(TRIP_STATES as unknown as [TripState, ...TripState[]]),
});

export const calendarEntry = z.object({
  id,
  /** `own`: blocked, on the last day too; otherwise a stay, whose last night is the one before its last day. */
  kind: z.enum(['own', 'tentative', 'firm']),
  /** Who blocked the days, `feed` for a calendar in another place, or `booking` for a stay. */
  source: z.enum(['family', 'staff', 'feed', 'booking']),
  /** The name of the calendar in another place; null for whoever may not read notes. */
  calendar: z.string().nullable(),
  fromDate: z.string(),
  toDate: z.string(),
  /** Null for blocked days, which take all beds. */
  beds: z.int().nullable(),
  /** Null for whoever may not read notes. */
  note: z.string().nullable(),
  /** How it repeats; null if it doesn't. */
  series: z.object({ id, every: z.enum(SERIES_EVERY), until: z.string().nullable() }).nullable(),
  /** Null for blocked days, for a booking that is being paid, and for whoever may not see the trip. */
  trip: tripOfEntry.nullable(),
  version: z.int(),
});

export type FamilyCalendarEntry = z.output<typeof calendarEntry>;

/** An offer that the family has not decided on and that holds no beds yet. */
export const waitingOffer = z.object({
  offerId: id,
  tripId: id,
  state: z.enum(OFFER_STATES as [OfferState, ...OfferState[]]),
  fromDate: z.string(),
  toDate: z.string(),
  studentName: z.string(),
});

/** A time of a repeated block that a stay is in the way of. */
const skippedTime = z.object({ fromDate: z.string(), toDate: z.string() });

export const familyCalendar = z.object({
  hostFamilyId: id,
  /** The name of the family, as staff know it; its own for itself. */
  familyName: z.string(),
  guestsNumber: z.int(),
  canWrite: z.boolean(),
  rules: stayRules,
  entries: z.array(calendarEntry),
  offers: z.array(waitingOffer),
  /** Consecutive nights with the same number of free beds. */
  nights: z.array(availability),
  skipped: z.array(skippedTime.extend({ seriesId: id })),
  /** Days that a calendar in another place takes although a student stays then; for whoever may read notes. */
  conflicts: z.array(z.object({ calendar: z.string(), fromDate: z.string(), toDate: z.string() })),
});

export type FamilyCalendarAnswer = z.output<typeof familyCalendar>;

const stretch = { fromDate: day, toDate: day };

/** Block the days although offers wait for an answer there. */
const confirmOffers = z.boolean().default(false);

export const blockBody = z.object({
  ...stretch,
  note: note.default(''),
  repeat: z.object({ every: z.enum(SERIES_EVERY), until: day.nullable().default(null) }).optional(),
  confirmOffers,
});

export type BlockBody = z.output<typeof blockBody>;

/** What a change of one time of a repeated block is about. */
export const TIMES_MEANT = ['this', 'following', 'all'] as const;
export type TimesMeant = (typeof TIMES_MEANT)[number];

export const changedBlockBody = z.object({
  ...stretch,
  note,
  version: z.int().positive(),
  /** The times after it move as it does. */
  whole: z.enum(['this', 'following']).default('this'),
  confirmOffers,
});

export const blockedAnswer = z.object({
  /** The block, or the first time of the series. */
  id,
  seriesId: id.nullable(),
  skipped: z.array(skippedTime),
});

export const freedAnswer = z.object({
  /** The days that are free again, as they were blocked. */
  freed: z.array(z.object({ fromDate: z.string(), toDate: z.string(), note: z.string() })),
  /** How they repeated, if several times of a series were freed. */
  repeat: z.object({ every: z.enum(SERIES_EVERY), until: z.string().nullable() }).nullable(),
});

/** The new rules, and those that they replace: others that somebody has saved meanwhile are told instead of overwritten. */
export const calendarRulesBody = stayRules.extend({ before: stayRules });
