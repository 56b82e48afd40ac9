// What a search for families can be narrowed by, as its screen holds it.

import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import type { ActivityType } from './activity-types.ts';
import type { StayType } from './stay-types.ts';

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
