// Trips as cards, and the tabs of lists of them.

import * as z from 'zod';
import { day, fileRef, id, instant } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES } from './offer.machine.ts';
import { TRIP_STATES } from './states.ts';

/** As many cards as come at once. */
export const CARDS_PER_PAGE = 12;

/** The first one is spelled as it always was; the other spelling is understood too. */
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
    /** Told to a host once the stay is booked. */
    lastName: z.string().nullable(),
    parents: z.array(z.object({ id, name: z.string() })),
    photos: z.array(fileRef),
  }),
  /** How many travel on it. */
  students: z.int(),
  hostFamily: z
    .object({ id, parentGuardianOneLastName: z.string(), cityTown: z.string(), countyName: z.string(), photoRef: fileRef.nullable() })
    .nullable(),
  /** Who would take over, by name: of a parent the families in waiting. */
  backups: z.array(z.string()).optional(),
  /** Of a host: the own offer. */
  offer: z.object({ id, state: z.enum(OFFER_STATES), conversationId: id.nullable() }).nullable(),
  /** Of a parent: whether they should say how their child arrives. */
  arrivalWanted: z.boolean(),
  /** A parent’s is what they pay, a host’s what they are paid; null before there is a price. */
  currency: z.string().nullable(),
  amount: z.string().nullable(),
  /** The conversation with the chosen family. */
  conversationId: id.nullable(),
  createdAt: instant,
  version: z.int(),
});

export type TripCard = z.output<typeof tripCard>;

/** What a host has to answer, what is to come, what is now, and what was. */
export const HOSTING_TABS = ['toAnswer', 'upcoming', 'current', 'past', 'all'] as const;
export type HostingTab = (typeof HOSTING_TABS)[number];
