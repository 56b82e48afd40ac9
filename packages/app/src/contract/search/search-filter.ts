// The filters of the family search, as its screen holds them.

import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import { STUDENT_AGES } from '#contract/platform/constants.ts';
import type { ActivityType } from './activity-types.ts';
import type { StayType } from './stay-types.ts';

export const SEARCH_SORTS = ['relevance', 'price', 'name', 'response'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The number of families per page. */
export const SEARCH_PAGE_SIZE = 12;

/** The filters of the search screen. Nearby activities are in two fields, and both apply. */
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
  /** From and to, both inclusive. */
  readonly studentAge: readonly [number, number];
  readonly activity: { readonly activityInclude: readonly number[]; readonly nearbyActivities: readonly number[] };
  readonly fromDate: string | null;
  readonly toDate: string | null;
  /** The minimum and maximum price of a stay; empty for any price. */
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
