// What a search for families can be narrowed by, as its screen holds it and as a query sends it.

import * as z from 'zod';
import { MOST_CHILDREN } from '#contract/booking/current-trip.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import type { Given } from '#contract/platform/endpoint.ts';
import { ACTIVITY_TYPES, type ActivityType } from './activity-types.ts';
import { STAY_TYPES, type StayType } from './stay-types.ts';

export const SEARCH_SORTS = ['relevance', 'price', 'name', 'response'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** As many families as a page shows. */
export const SEARCH_PAGE_SIZE = 12;

/** The filter of the search screen. What near activities are asked for stands in two places; both count. */
export interface SearchFilter {
  readonly activityType: readonly ActivityType[];
  readonly stayType: readonly StayType[];
  readonly searchText: string;
  readonly genders: readonly (typeof GENDERS)[number][];
  readonly countries: readonly number[];
  readonly counties: readonly number[];
  readonly amenities: readonly number[];
  readonly locations: readonly number[];
  readonly nearbyActivities: readonly number[];
  readonly familyInterests: readonly number[];
  /** From and to, both included. */
  readonly studentAge: readonly [number, number];
  readonly activity: { readonly activityInclude: readonly number[]; readonly nearbyActivities: readonly number[] };
  readonly fromDate: string | null;
  readonly toDate: string | null;
  /** The least and the most that a stay may cost; empty for any price. */
  readonly pricing: readonly number[];
  readonly hostFamilyName: string;
  readonly hostingTypes: readonly number[];
  readonly children: number;
}

export const DEFAULT_SEARCH_FILTER: SearchFilter = {
  activityType: [],
  stayType: [],
  searchText: '',
  genders: [],
  countries: [],
  counties: [],
  amenities: [],
  locations: [],
  nearbyActivities: [],
  familyInterests: [],
  studentAge: [STUDENT_AGES.min, STUDENT_AGES.max],
  activity: { activityInclude: [], nearbyActivities: [] },
  fromDate: null,
  toDate: null,
  pricing: [],
  hostFamilyName: '',
  hostingTypes: [],
  children: 1,
};

/** A number within bounds, in a query where everything is text. */
const within = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Numbers of rows, sent by repeating the name. */
const numbers = z.array(z.coerce.number().int().positive()).max(100).default([]);

const age = within(STUDENT_AGES.min, STUDENT_AGES.max);

/** A day that may be left out or empty. */
const dayOrNone = z
  .union([z.literal('').transform(() => null), z.iso.date()])
  .nullable()
  .default(null);

/** The filter as the query of an endpoint has it, and which page of what it finds. */
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
  children: within(1, MOST_CHILDREN).default(1),
  /** Also families with too few beds for all children, after those that have enough. */
  alsoFull: z.stringbool().default(false),
  sort: z.enum(SEARCH_SORTS).default('relevance'),
  page: within(1, 100_000).default(1),
  perPage: within(1, 100).default(SEARCH_PAGE_SIZE),
});

export type SearchQuery = z.output<typeof searchQuery>;

/** The same as it is asked for: what is left out is as when nothing is asked. */
export type SearchAsked = Given<z.input<typeof searchQuery>>;
