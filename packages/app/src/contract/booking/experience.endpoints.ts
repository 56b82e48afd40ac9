// The experience wizard: asking for an experience, signed in or not, and what staff are told of who asked.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/fields.ts';
import { experienceAnswer, experienceRequest, tripRequest } from './experience.shapes.ts';

export const sendExperience = endpoint({
  method: 'POST',
  path: '/api/experience',
  access: 'experience.send',
  summary: 'Asks for an experience: it becomes an enquiry, and whoever sent it is told its reference.',
  body: experienceRequest,
  answer: experienceAnswer,
  limit: 'send',
});

export const readTripRequest = endpoint({
  method: 'GET',
  path: '/api/trips/{id}/request',
  access: 'trips.tasks',
  summary: 'Who asked for a trip with the experience wizard, and how they are reached; null of a trip that began in another way.',
  params: z.object({ id }),
  answer: z.object({ request: tripRequest.nullable() }),
});
