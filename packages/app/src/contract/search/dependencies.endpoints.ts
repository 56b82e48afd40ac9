// Lists that filters and forms choose from.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/fields.ts';

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/dependencies/countries',
  access: 'dependencies.read',
  summary: 'Every country, by its English name; `hosting` says whether families host there.',
  answer: z.object({ data: z.array(z.object({ id: z.number().int(), code: z.string(), name: z.string(), hosting: z.boolean() })) }),
});

export const listCounties = endpoint({
  method: 'GET',
  path: '/api/dependencies/counties',
  access: 'dependencies.read',
  summary: 'The counties where families host, of one country when `country_id` is given.',
  query: z.object({ countryId: id.optional() }),
  answer: z.object({ data: z.array(z.object({ id: z.number().int(), name: z.string(), countryId: z.number().int() })) }),
});
