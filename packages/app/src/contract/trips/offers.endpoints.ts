// Endpoints of offers: asking host families, their answers, and the list of a host.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { done, id } from '#contract/platform/validation/fields.ts';
import { HOSTING_TABS } from './cards.shapes.ts';
import { hosting, offer } from './trip.shapes.ts';
import { answerOfferBody, askToWithdrawBody, makeOffersBody, stepOfferBody } from './trip-bodies.shapes.ts';

const params = z.object({ id });

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/trips/{id}/offers',
  access: 'offers.read',
  summary: 'The offers of a trip that the caller may see: a host their own.',
  params,
  answer: z.object({ data: z.array(offer) }),
});

export const makeOffers = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/offers',
  access: 'offers.write',
  summary: 'Puts families on the list of a trip, or asks them; a family that is there already stays as it is.',
  params,
  body: makeOffersBody,
  answer: z.object({ data: z.array(offer) }),
  refusals: [
    ...(['tripMoved', 'tripNotToCome', 'familyNotLive', 'bedsTaken', 'studentDataMissing'] as const),
    ...(['stayTooShort', 'stayTooLong', 'stayTooSoon'] as const),
  ],
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/offers/{id}/accept',
  access: 'offers.answer',
  summary: 'The family takes the student in: the stay is booked, and every other offer of the trip is over.',
  params,
  body: answerOfferBody,
  answer: offer,
  refusals: ['changedMeanwhile', 'offerTaken', 'offerMoved', 'familyNotLive', 'bedsTaken', 'stayNotPriced', 'quoteRefused', 'noPriceBook'],
});

export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/offers/{id}/decline',
  access: 'offers.answer',
  summary: 'The family does not take the student in; where it was chosen, the backup is asked in its place.',
  params,
  body: answerOfferBody,
  answer: offer,
  refusals: ['changedMeanwhile', 'offerMoved'],
});

export const considerOffer = endpoint({
  method: 'POST',
  path: '/api/offers/{id}/consider',
  access: 'offers.answer',
  summary: 'The family says that it is thinking about it.',
  params,
  body: answerOfferBody,
  answer: offer,
  refusals: ['changedMeanwhile', 'offerMoved'],
});

export const leaveWaitingList = endpoint({
  method: 'POST',
  path: '/api/offers/{id}/leave',
  access: 'offers.answer',
  summary: 'A family in waiting no longer wants to be asked for the trip; the next one in waiting is the backup then.',
  params,
  body: answerOfferBody,
  answer: offer,
  refusals: ['changedMeanwhile', 'offerMoved'],
});

export const stepOffer = endpoint({
  method: 'POST',
  path: '/api/offers/{id}/step',
  access: 'offers.write',
  summary: 'Takes a step of an offer, such as asking the family, or letting it go.',
  params,
  body: stepOfferBody,
  answer: offer,
  refusals: [
    'changedMeanwhile',
    'offerMoved',
    'offerTaken',
    'familyNotLive',
    'bedsTaken',
    'stayNotPriced',
    'quoteRefused',
    'noPriceBook',
    'studentDataMissing',
  ],
});

export const askToWithdraw = endpoint({
  method: 'POST',
  path: '/api/offers/{id}/ask-to-withdraw',
  access: 'offers.answer',
  summary: 'The family asks to be let out of a stay that it has accepted; staff decide.',
  params,
  body: askToWithdrawBody,
  answer: done,
  refusals: ['offerMoved'],
});

export const listHostings = endpoint({
  method: 'GET',
  path: '/api/hostings',
  access: 'offers.answer',
  summary: 'The offers and stays of the caller’s own family, with what each brings.',
  query: z.object({
    tab: z.enum(HOSTING_TABS).default('toAnswer'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(12),
  }),
  answer: pageOf(hosting).extend({ counts: z.record(z.enum(HOSTING_TABS), z.int()) }),
});
