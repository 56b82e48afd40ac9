// Endpoints of a parent's decisions on a paid trip: consent to a higher price, and another family after the first one declined.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { otherFamily } from './other-family.ts';
import { trip } from './trip.shapes.ts';

const params = z.object({ id });

export const answerPrice = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/price-answer',
  access: 'trips.move',
  summary: 'Who pays a trip says whether they agree to a higher price; nothing is charged by it.',
  params,
  body: z.object({ changeId: id, isAgreed: z.boolean() }),
  answer: trip,
  refusals: ['tripMoved'],
});

export const listOtherFamilies = endpoint({
  method: 'GET',
  path: '/api/trips/{id}/other-families',
  access: 'trips.move',
  summary: 'Families that a billed trip without a family can be given to: those that were asked first, then those of the county.',
  params,
  answer: z.object({ data: z.array(otherFamily) }),
  refusals: ['tripMoved', 'noPriceBook'],
});

export const chooseFamily = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/family',
  access: 'trips.move',
  summary: 'Gives a billed trip without a family to another one, at the price that was shown; what is billed and paid counts.',
  params,
  body: z.object({ hostFamilyId: id, quoteFingerprint: z.string().max(64), version: z.int().optional() }),
  answer: trip,
  refusals: [
    'changedMeanwhile',
    'tripMoved',
    'tripNotToCome',
    'noFamilyChosen',
    'familyNotLive',
    'bedsTaken',
    'placesTaken',
    'priceChanged',
    'quoteRefused',
    'noPriceBook',
    'studentDataMissing',
    'invoiceIncomplete',
  ],
});
