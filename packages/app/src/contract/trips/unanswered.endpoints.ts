// Endpoints of offers that families haven't answered in time.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { exportEndpoint, listQueryFor } from '#contract/platform/lists/list-query.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import {
  contactBody,
  remindBody,
  remindResult,
  replaceBody,
  replacements,
  unansweredDetail,
  unansweredOffer,
  unansweredOffersList,
} from './unanswered.shapes.ts';

const params = z.object({ id });

export const listUnansweredOffers = endpoint({
  method: 'GET',
  path: '/api/unanswered-offers',
  access: 'offers.chase',
  summary: 'Offers that families haven’t answered in time, those that have waited longest first.',
  query: listQueryFor(unansweredOffersList),
  answer: pageOf(unansweredOffer),
});

export const exportUnansweredOffers = endpoint(
  exportEndpoint({ list: unansweredOffersList, path: '/api/unanswered-offers/export', access: 'offers.chase' }),
);

export const readUnansweredOffer = endpoint({
  method: 'GET',
  path: '/api/unanswered-offers/{id}',
  access: 'offers.chase',
  summary: 'An offer that waits for an answer, with what was tried to get one.',
  params,
  answer: unansweredDetail,
});

export const remindFamilies = endpoint({
  method: 'POST',
  path: '/api/unanswered-offers/remind',
  access: 'offers.chase',
  summary:
    'Reminds families of their offers, by email, by a message in the conversation of the offer, and by text message where the installation sends them.',
  body: remindBody,
  answer: z.object({ data: z.array(remindResult) }),
});

export const logOfferCall = endpoint({
  method: 'POST',
  path: '/api/unanswered-offers/{id}/calls',
  access: 'offers.chase',
  summary: 'Notes a call to the family of an offer, and its outcome.',
  params,
  body: contactBody,
  answer: unansweredDetail,
  refusals: ['offerMoved'],
});

export const listReplacements = endpoint({
  method: 'GET',
  path: '/api/unanswered-offers/{id}/replacements',
  access: 'offers.replace',
  summary: 'Families that could be asked instead: with free beds, in the same county first, then in others, the nearest first.',
  params,
  answer: replacements,
});

export const replaceUnansweredFamily = endpoint({
  method: 'POST',
  path: '/api/unanswered-offers/{id}/replace',
  access: 'offers.replace',
  summary: 'Asks another family instead of one that hasn’t answered; refused if it has answered meanwhile.',
  params,
  body: replaceBody,
  answer: done,
  refusals: ['offerMoved', 'tripMoved', 'familyNotLive', 'bedsTaken', 'studentDataMissing', 'quoteRefused', 'noPriceBook'],
});
