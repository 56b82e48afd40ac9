// Trips, for choosing one of them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/fields.ts';
import { tripFacts } from './trips.shapes.ts';

export const findTrips = endpoint({
  method: 'GET',
  path: '/api/trips/choices',
  access: 'trips.read',
  summary: 'Trips by the name of the student, the parent, the host family or the group, or by number; the newest first, 20 at most.',
  query: z.object({ search: z.string().trim().max(100).default(''), groupId: id.optional() }),
  answer: z.object({ data: z.array(tripFacts) }),
});

export const readTripFacts = endpoint({
  method: 'GET',
  path: '/api/trips/{id}/facts',
  access: 'trips.read',
  summary: 'What tells one trip from another, and who has to do with it.',
  params: z.object({ id }),
  answer: tripFacts,
});
