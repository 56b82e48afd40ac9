// What a booking can be made of: services that can be added, kinds of stays, and the names of lines, by the price book in force.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';

const namedChoice = z.object({ id, name: z.string() });

const bookingChoices = z.object({
  currency: z.string(),
  /** What can be added to a stay; what is required comes with every stay and can't be left out. */
  services: z.array(namedChoice.extend({ required: z.boolean() })),
  /** Kinds of stays that can be asked for. */
  tripTypes: z.array(namedChoice),
  /** What lines of a price are called. */
  templates: z.array(namedChoice),
});

export type BookingChoices = z.output<typeof bookingChoices>;

export const readBookingChoices = endpoint({
  method: 'GET',
  path: '/api/booking/choices',
  access: 'dependencies.read',
  summary: 'What a stay can be booked with beside family and camps, by the price book in force; no price.',
  answer: bookingChoices,
  refusals: ['noPriceBook'],
});
