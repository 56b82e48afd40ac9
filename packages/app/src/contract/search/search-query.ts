// The filters of the family search as query parameters.

import * as z from 'zod';
import { MAX_CHILDREN } from '#contract/booking/trip-limits.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import type { Given } from '#contract/platform/endpoint.ts';
import { ACTIVITY_TYPES } from './activity-types.ts';
import { SEARCH_PAGE_SIZE, SEARCH_SORTS } from './search-filter.ts';
import { STAY_TYPES } from './stay-types.ts';

/** A bounded integer in a query, where everything is text. */
const numberWithin = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Row IDs, sent by repeating the name. */
const numbers = z.array(z.coerce.number().int().positive()).max(100).default([]);

const age = numberWithin(STUDENT_AGES.min, STUDENT_AGES.max);

/** A day that can be left out or empty. */
const dayOrNone = z
  .union([z.literal('').transform(() => null), z.iso.date()])
  .nullable()
  .default(null);

/** The filters as an endpoint's query, with the page of the results. */
export const searchQuery = z.object({
  activityType: z.array(z.enum(ACTIVITY_TYPES)).default([]),
  stayType: z.array(z.enum(STAY_TYPES)).default([]),
  searchText: z.string().trim().max(200).default(''),
  genders: z.array(z.enum(GENDERS)).default([]),
  countries: numbers,
  counties: numbers,
  amenities: numbers,
  locations: numbers,
  nearbyActivities: numbers,
  activityInclude: numbers,
  familyInterests: numbers,
  studentAge: z.array(age).min(1).max(2).default([STUDENT_AGES.min, STUDENT_AGES.max]),
  fromDate: dayOrNone,
  toDate: dayOrNone,
  pricing: z.array(z.coerce.number().min(0).max(1_000_000)).max(2).default([]),
  hostFamilyName: z.string().trim().max(100).default(''),
  hostingTypes: numbers,
  children: numberWithin(1, MAX_CHILDREN).default(1),
  /** Includes families with too few beds for all children, after those with enough. */
  alsoFull: z.stringbool().default(false),
  sort: z.enum(SEARCH_SORTS).default('relevance'),
  page: numberWithin(1, 100_000).default(1),
  perPage: numberWithin(1, 100).default(SEARCH_PAGE_SIZE),
});

export type SearchQuery = z.output<typeof searchQuery>;

/** The input of the query; what is left out doesn't filter. */
export type SearchInput = Given<z.input<typeof searchQuery>>;
