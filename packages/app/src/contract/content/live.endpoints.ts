// Endpoints of what pages show of families, camps and prices as they are when a page is read. Everybody is told what visitors are.

import * as z from 'zod';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { activityCard, customerPrice, familyCard } from '#contract/search/search.shapes.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';
import { BLOCK_LIMITS, FAMILY_ORDERS } from './blocks.shapes.ts';

const countyId = id.optional();
const count = z.coerce.number().int().min(1).max(BLOCK_LIMITS.cards).default(3);

export const listFeaturedFamilies = endpoint({
  method: 'GET',
  path: '/api/content-families',
  access: 'content.read',
  summary: 'The first host families of a county or of all, as pages show them; without names, as visitors see them.',
  query: z.object({ countyId, stayType: z.enum(STAY_TYPES).optional(), order: z.enum(FAMILY_ORDERS).default('relevance'), count }),
  answer: z.object({ data: z.array(familyCard) }),
  limit: 'search',
});

export const listFeaturedCamps = endpoint({
  method: 'GET',
  path: '/api/content-camps',
  access: 'content.read',
  summary: 'Camps and other activities of a county or of all, those that begin next first.',
  query: z.object({ countyId, activityType: z.enum(ACTIVITY_TYPES).optional(), count }),
  answer: z.object({ data: z.array(activityCard) }),
  limit: 'search',
});

export const readLowestPrice = endpoint({
  method: 'GET',
  path: '/api/content-prices',
  access: 'content.read',
  summary:
    'The lowest price of a stay in a county or anywhere, by the price book in force, and in how many families the stay is possible; without dates, of one week for one child.',
  query: z.object({
    countyId,
    fromDate: z.iso.date().optional(),
    toDate: z.iso.date().optional(),
    children: z.coerce.number().int().min(1).max(MAX_CHILDREN).default(1),
  }),
  answer: z.object({ price: customerPrice.nullable(), families: z.int() }),
  limit: 'search',
});

const choice = z.strictObject({ id, name: z.string() });

export const readCalculatorChoices = endpoint({
  method: 'GET',
  path: '/api/content-calculator',
  access: 'content.read',
  summary:
    'What a visitor can have priced, by the price book in force: families of a county or of all by their towns, the cheapest first, camps, services and the names of price lines; no price, and no name of a family.',
  query: z.object({ countyId }),
  answer: z.strictObject({
    currency: z.string(),
    hostFamilies: z.array(z.strictObject({ id, county: z.string(), location: z.string().nullable() })),
    activities: z.array(z.strictObject({ id, name: z.string(), county: z.string() })),
    services: z.array(choice),
    templates: z.array(choice),
  }),
  refusals: ['noPriceBook'],
  limit: 'search',
});

export type CalculatorChoices = z.output<typeof readCalculatorChoices.answer>;
