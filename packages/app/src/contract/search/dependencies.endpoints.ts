// Endpoints of the lists that filters and forms choose from.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { TAG_KINDS } from './tag-kinds.ts';

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

export const listTags = endpoint({
  method: 'GET',
  path: '/api/dependencies/tags',
  access: 'dependencies.read',
  summary: 'The words that homes and activities are marked with, in the language of the caller, of one kind when `kind` is given.',
  query: z.object({ kind: z.enum(TAG_KINDS).optional() }),
  answer: z.object({ data: z.array(z.object({ id: z.number().int(), kind: z.enum(TAG_KINDS), code: z.string(), name: z.string() })) }),
});

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/dependencies/locations',
  access: 'dependencies.read',
  summary: 'Towns and districts with the middle of each, of one county when `county_id` is given.',
  query: z.object({ countyId: id.optional() }),
  answer: z.object({
    data: z.array(
      z.object({ id: z.number().int(), name: z.string(), countyId: z.number().int(), latitude: z.number(), longitude: z.number() }),
    ),
  }),
});
