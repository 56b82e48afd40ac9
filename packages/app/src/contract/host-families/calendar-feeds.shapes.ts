// Shapes of calendars in other places: the link by which others read a family's calendar, and the calendars that it reads itself.

import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';

/** How many calendars of other places a family may have. */
export const MAX_FEEDS = 10;

/** Why a calendar could not be read. */
export const FEED_ERRORS = ['badAddress', 'unreachable', 'refused', 'notCalendar', 'tooLarge'] as const;
export type FeedError = (typeof FEED_ERRORS)[number];

/** `new`: not read yet; `failing`: it is tried again; `stopped`: it was given up. */
const FEED_STATES = ['new', 'read', 'failing', 'stopped'] as const;

const days = z.object({ fromDate: z.string(), toDate: z.string() });

export const calendarFeed = z.object({
  id,
  name: z.string(),
  /** The host and the last characters of the address, which is a secret. */
  address: z.string(),
  state: z.enum(FEED_STATES),
  error: z.enum(FEED_ERRORS).nullable(),
  checkedAt: z.string().nullable(),
  /** When it was last read without an error. */
  readAt: z.string().nullable(),
  /** How many days from today on it takes. */
  daysTaken: z.int(),
  /** The days that it takes although a student stays then. */
  conflicts: z.array(days),
});

export type CalendarFeed = z.output<typeof calendarFeed>;

export const calendarLink = z.object({
  /** Where others read the calendar; null if nobody can. */
  url: z.string().nullable(),
});

export const calendarFeeds = calendarLink.extend({
  /** Whether this installation fetches calendars from other places. */
  areFetched: z.boolean(),
  feeds: z.array(calendarFeed),
});

export const feedBody = z.object({
  name: z.string().trim().min(1).max(60),
  /** `webcal:` will do, too. */
  url: z.string().trim().min(1).max(1000),
});

/** The last part of the address at which others read a calendar; some accept only addresses that end like a file. */
export const calendarToken = z.string().regex(/^[A-Za-z0-9_-]{43}(\.ics)?$/);
