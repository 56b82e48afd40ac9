// Endpoints of a family's own vetting.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { ownRelation, requestAnswer, sentCertificate, vetting } from './vetting.shapes.ts';

export const readOwnVetting = endpoint({
  method: 'GET',
  path: '/api/vetting/own',
  access: 'vetting.answer',
  summary: 'The vetting of the caller’s family, without what referees and visitors wrote.',
  answer: vetting,
});

export const submitProfile = endpoint({
  method: 'POST',
  path: '/api/vetting/own/submit',
  access: 'vetting.answer',
  summary: 'Hands the family’s profile in for vetting, for the first time or again.',
  answer: vetting,
  refusals: ['vettingMoved', 'profileIncomplete'],
});

export const sendCertificate = endpoint({
  method: 'POST',
  path: '/api/vetting/own/certificates',
  access: 'vetting.answer',
  summary: 'Sends the police check of an adult of the family; staff decide whether it counts.',
  body: sentCertificate,
  answer: vetting,
});

export const declareOwnRelation = endpoint({
  method: 'POST',
  path: '/api/vetting/own/relations',
  access: 'vetting.answer',
  summary: 'Says that the family knows somebody of the staff, by name: they have no say in its vetting.',
  body: ownRelation,
  answer: vetting,
  refusals: ['colleagueUnknown'],
});

export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/vetting/own/requests/{requestId}',
  access: 'vetting.answer',
  summary: 'Answers a request for information, with files.',
  params: z.object({ requestId: id }),
  body: requestAnswer,
  answer: vetting,
});
