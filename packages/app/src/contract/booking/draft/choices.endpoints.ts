// Endpoint of the choices for a booking, by the price book in force: services, trip types, and the names of lines.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';

const namedChoice = z.object({ id, name: z.string() });

const bookingChoices = z.object({
  currency: z.string(),
  /** The services that can be added to a stay. Required ones are part of every stay and can't be removed. */
  services: z.array(namedChoice.extend({ required: z.boolean() })),
  /** The trip types that can be chosen. */
  tripTypes: z.array(namedChoice),
  /** The names of price lines. */
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
