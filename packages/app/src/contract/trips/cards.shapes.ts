// Shapes of trip cards and the tabs of their lists.

import * as z from 'zod';
import { day, fileRef, id, instant } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES } from './offer.machine.ts';
import { TRIP_STATES } from './states.ts';

/** The number of cards per page. */
export const CARDS_PER_PAGE = 12;

/** The first value keeps its historical misspelling; the correct spelling is also accepted. */
export const CARD_TABS = ['upcomming', 'current', 'past', 'cancelled', 'all'] as const;
export type CardTab = (typeof CARD_TABS)[number];

export const CARD_SORTS = ['from_date', '-from_date', 'created', 'name'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

export const tripCard = z.object({
  id,
  state: z.enum(TRIP_STATES),
  fromDate: day,
  toDate: day,
  student: z.object({
    id,
    firstName: z.string(),
    /** For a host only once the stay is booked. */
    lastName: z.string().nullable(),
    parents: z.array(z.object({ id, name: z.string() })),
    photos: z.array(fileRef),
  }),
  /** The number of students. */
  students: z.int(),
  hostFamily: z
    .object({ id, parentGuardianOneLastName: z.string(), cityTown: z.string(), countyName: z.string(), photoRef: fileRef.nullable() })
    .nullable(),
  /** The names of the backups; for a parent, the families on the waiting list. */
  backups: z.array(z.string()).optional(),
  /** The host's own offer. */
  offer: z.object({ id, state: z.enum(OFFER_STATES), conversationId: id.nullable() }).nullable(),
  /** Whether a parent should enter the child's arrival. */
  arrivalWanted: z.boolean(),
  /** What a parent pays or a host is paid; null if there is no price yet. */
  currency: z.string().nullable(),
  amount: z.string().nullable(),
  /** The conversation with the chosen family. */
  conversationId: id.nullable(),
  createdAt: instant,
  version: z.int(),
});

export type TripCard = z.output<typeof tripCard>;

/** A host's stays: to answer, upcoming, current and past. */
export const HOSTING_TABS = ['toAnswer', 'upcoming', 'current', 'past', 'all'] as const;
export type HostingTab = (typeof HOSTING_TABS)[number];
