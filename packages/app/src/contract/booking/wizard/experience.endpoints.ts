// Endpoints of the experience wizard: sending a request with or without an account, claiming it, and reading it as staff.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { experienceAnswer, experienceClaim, experienceRequest, tripRequest } from './experience.shapes.ts';

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

export const listExperienceClaims = endpoint({
  method: 'GET',
  path: '/api/experience/claims',
  access: 'students.children',
  summary:
    'Requests that were sent with the confirmed address of the parent who asks, and that they have neither claimed nor declined; with the agent who sees them by their yes.',
  answer: z.object({ data: z.array(experienceClaim) }),
});

export const claimExperience = endpoint({
  method: 'POST',
  path: '/api/experience/claims/{id}/accept',
  access: 'students.children',
  summary: 'Makes a request that was sent with the own confirmed address one’s own: its trip, and its student as one’s child.',
  params: z.object({ id }),
  answer: z.object({ tripId: id.nullable(), message: z.string() }),
});

export const declineExperience = endpoint({
  method: 'POST',
  path: '/api/experience/claims/{id}/decline',
  access: 'students.children',
  summary: 'Says that a request with the own confirmed address is somebody else’s: it is not asked about again, and staff are told.',
  params: z.object({ id }),
  answer: z.object({ message: z.string() }),
});
