// Endpoints of the yearly planner.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { EXPORT_FORMATS, EXPORT_MEDIA_TYPES } from '#contract/platform/lists/list-query.ts';
import { freeFamilies, freeFamiliesQuery, plannerPage, plannerQuery } from './planner.shapes.ts';

export const readPlanner = endpoint({
  method: 'GET',
  path: '/api/planner',
  access: 'planner.read',
  summary:
    'The weeks of a year of each family, by county and name, a page at a time: free, partly free, held, booked, away, or not live. Agents get the live families.',
  query: plannerQuery.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: plannerPage,
});

export const findFreeFamilies = endpoint({
  method: 'GET',
  path: '/api/planner/free',
  access: 'planner.read',
  summary: 'The families that can take a stay, and how many can’t for which reason.',
  query: freeFamiliesQuery,
  answer: freeFamilies,
});

export const exportPlanner = endpoint({
  method: 'GET',
  path: '/api/planner/export',
  access: 'planner.read',
  summary: 'The planner as a file, with a column for each week.',
  query: plannerQuery.extend({ format: z.enum(EXPORT_FORMATS).default('csv'), bom: z.stringbool().default(true) }),
  answer: z.undefined(),
  bytes: [EXPORT_MEDIA_TYPES.csv, EXPORT_MEDIA_TYPES.xlsx],
});
