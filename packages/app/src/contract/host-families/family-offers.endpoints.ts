// Endpoint of the stays that a host family was asked for.

import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { OFFER_STATES, type OfferState } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES, type TripState } from '#contract/trips/states.ts';

const familyOffer = z.object({
  offerId: id,
  tripId: id,
  state: z.enum(OFFER_STATES as [OfferState, ...OfferState[]]),
  tripState: z.enum(TRIP_STATES as unknown as [TripState, ...TripState[]]),
  fromDate: z.string(),
  /** The day of departure. */
  toDate: z.string(),
  /** The first names of the students. */
  studentNames: z.string(),
  /** The surname of the first one; null for readers who may not know it. */
  studentLastName: z.string().nullable(),
  askedAt: instant.nullable(),
  answeredAt: instant.nullable(),
});

export type FamilyOffer = z.output<typeof familyOffer>;

export const listFamilyOffers = endpoint({
  method: 'GET',
  path: '/api/host_families/{id}/offers',
  access: 'families.manage',
  summary: 'The stays that a family was asked for, the latest first. Only readers of students are told surnames.',
  params: z.object({ id }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  }),
  answer: pageOf(familyOffer),
});
