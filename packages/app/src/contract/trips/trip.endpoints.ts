// Endpoints of trips: the list, one trip, creating and changing it, its steps, and its staff tasks.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { listedTrip, tripsList } from './listed-trips.shapes.ts';
import { trip, tripTask } from './trip.shapes.ts';
import {
  askAboutTripBody,
  createTripBody,
  editTripBody,
  exemptTripBody,
  moveTripBody,
  priceTripBody,
  tripPriceChange,
} from './trip-bodies.shapes.ts';

const params = z.object({ id });

export const listTrips = endpoint({
  method: 'GET',
  path: '/api/trips',
  access: 'trips.read',
  summary: 'Trips that the caller may see: parents and hosts their own, agents those that they look after.',
  query: listQueryFor(tripsList),
  answer: pageOf(listedTrip),
});

export const exportTrips = endpoint(exportEndpoint({ list: tripsList, path: '/api/trips/export', access: 'trips.read' }));

export const readTrip = endpoint({
  method: 'GET',
  path: '/api/trips/{id}',
  access: 'trips.read',
  summary: 'One trip as its reader may know it: parents never what hosts are paid, hosts never what the customer pays.',
  params,
  query: z.object({ studentId: id.optional() }),
  answer: trip,
});

export const createTrip = endpoint({
  method: 'POST',
  path: '/api/trips',
  access: 'trips.create',
  summary: 'Makes a trip for a parent.',
  body: createTripBody,
  answer: trip,
  refusals: ['businessMissing', 'studentsOfOthers'],
});

export const editTrip = endpoint({
  method: 'PATCH',
  path: '/api/trips/{id}',
  access: 'trips.write',
  summary: 'Changes a trip; a parent as long as nobody is chosen. Another price has to be the one that was shown before.',
  params,
  body: editTripBody,
  answer: trip,
  refusals: [
    'changedMeanwhile',
    'tripMoved',
    'priceChanged',
    'quoteRefused',
    'noPriceBook',
    'familyNotLive',
    'bedsTaken',
    'placesTaken',
    'studentsOfOthers',
    'sellerFixed',
  ],
});

export const exemptTrip = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/vat',
  access: 'trips.vat',
  summary: 'Says whether VAT is owed for a trip. Another price has to be the one that was shown before; asked without, it is told.',
  params,
  body: exemptTripBody,
  answer: trip,
  refusals: ['changedMeanwhile', 'tripMoved', 'priceChanged', 'quoteRefused', 'noPriceBook'],
});

export const priceTrip = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/price',
  access: 'trips.write',
  summary: 'What a trip would cost with these changes, and the difference; nothing is changed.',
  params,
  body: priceTripBody,
  answer: tripPriceChange,
  refusals: ['tripMoved', 'quoteRefused', 'noPriceBook', 'sellerFixed'],
});

export const moveTrip = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/transition',
  access: 'trips.move',
  summary: 'Takes a step of a trip; taken twice it is taken once.',
  params,
  body: moveTripBody,
  answer: trip,
  refusals: [
    'changedMeanwhile',
    'tripMoved',
    'offerTaken',
    'bedsTaken',
    'placesTaken',
    'familyNotLive',
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
    'quoteRefused',
    'noPriceBook',
    'priceChanged',
    'invoiceIncomplete',
  ],
});

export const askAboutTrip = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/ask',
  access: 'trips.move',
  summary: 'Asks staff to cancel or to change a booked stay.',
  params,
  body: askAboutTripBody,
  answer: done,
  refusals: ['tripMoved'],
});

export const listTripTasks = endpoint({
  method: 'GET',
  path: '/api/trip-tasks',
  access: 'trips.tasks',
  summary: 'What staff have to do because of what happened to trips, the one due first on top, 500 at most.',
  query: z.object({
    state: z.enum(['open', 'done', 'dropped', 'all']).default('open'),
    tripId: id.optional(),
    /** Only those of trips that the caller coordinates, or nobody. */
    mine: z.stringbool().default(false),
  }),
  answer: z.object({ data: z.array(tripTask) }),
});

export const finishTripTask = endpoint({
  method: 'POST',
  path: '/api/trip-tasks/{id}/done',
  access: 'trips.tasks',
  summary: 'Says that a task is done, or that there is nothing to do.',
  params,
  body: z.object({ state: z.enum(['done', 'dropped']).default('done'), note: z.string().trim().max(500).default('') }),
  answer: tripTask,
  refusals: ['tripMoved', 'differenceOpen'],
});
