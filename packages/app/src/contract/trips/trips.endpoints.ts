// Endpoint of trips for pickers.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { tripFacts } from './trips.shapes.ts';

export const findTrips = endpoint({
  method: 'GET',
  path: '/api/trips/choices',
  access: 'trips.read',
  summary: 'Trips by the name of the student, the parent, the host family or the group, or by number; the newest first, 20 at most.',
  query: z.object({ search: z.string().trim().max(100).default(''), groupId: id.optional() }),
  answer: z.object({ data: z.array(tripFacts) }),
});

export const findTripFamilies = endpoint({
  method: 'GET',
  path: '/api/trips/families',
  access: 'trips.move',
  summary: 'The host families of the trips that the caller may see, by name or by number; by name, 20 at most.',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  /** The name is the guardian's last name. */
  answer: z.object({ data: z.array(z.object({ id, name: z.string(), countyName: z.string() })) }),
});

export const readTripFacts = endpoint({
  method: 'GET',
  path: '/api/trips/{id}/facts',
  access: 'trips.read',
  summary: 'What tells one trip from another, and who has to do with it.',
  params: z.object({ id }),
  answer: tripFacts,
});
