// Endpoints of a user's trips as cards, a dozen at a time.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { CARD_SORTS, CARD_TABS, tripCard } from './cards.shapes.ts';

export const listTripCards = endpoint({
  method: 'GET',
  path: '/api/trips/cardlist',
  access: 'trips.read',
  summary:
    'The caller’s trips as cards, 12 a page. With the number of a trip as `routeToTrip` the page on which it is; with `true`, `routeTo` names the trip when it is the only one.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    tripSort: z.enum(CARD_SORTS).optional(),
    tabFilter: z.preprocess((tab) => (tab === 'upcoming' ? 'upcomming' : tab), z.enum(CARD_TABS)).default('upcomming'),
    routeToTrip: z.union([z.stringbool(), id]).optional(),
  }),
  answer: z.object({
    trips: z.object({ data: z.array(tripCard), total: z.int(), perPage: z.int(), lastPage: z.int(), currentPage: z.int() }),
    /** The trip to open. */
    routeTo: id.nullable(),
  }),
});
