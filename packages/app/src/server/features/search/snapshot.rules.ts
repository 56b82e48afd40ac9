// The data that the search keeps in memory: families and activities with their searchable data, and the places.

import type { StayRules } from '#contract/host-families/stay-rules.ts';
import type { CalendarBlock } from '#contract/host-families/taken-beds.ts';
import type { ActivityType } from '#contract/search/activity-types.ts';
import type { StayType } from '#contract/search/stay-types.ts';
import type { Vocabulary } from './vocabulary.rules.ts';

/** Where a family or an activity is. */
export interface PlaceOf {
  readonly countyId: number;
  readonly locationId: number | null;
}

/** Data of a family from the database. */
export interface FamilyFacts extends PlaceOf {
  readonly id: number;
  readonly surname: string;
  readonly surnameTwo: string;
  readonly hostingTypes: readonly number[];
  readonly guestsNumber: number;
  readonly description: string;
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: readonly ('female' | 'male' | 'other')[];
  readonly stayRules: StayRules;
  readonly tagIds: readonly number[];
  readonly photoRef: string | null;
  readonly photoPlaceholder: string;
  readonly photoCount: number;
  readonly children: readonly { readonly gender: 'female' | 'male' | 'other'; readonly dob: string }[];
  /** When its beds are taken, from the day on which it was read. */
  readonly blocks: readonly BedBlock[];
}

export interface BedBlock extends CalendarBlock {
  /** Until when an unpaid booking holds the beds, in milliseconds; null for ever. */
  readonly expiresAt: number | null;
  /** The user whose unpaid booking it is, or null. */
  readonly heldFor: number | null;
}

export interface ActivityFacts extends PlaceOf {
  readonly id: number;
  readonly name: string;
  readonly type: ActivityType;
  readonly categoryId: number | null;
  readonly gender: 'any' | 'female' | 'male';
  readonly minAge: number;
  readonly maxAge: number;
  readonly description: string;
  readonly photoRef: string | null;
  /** Mondays from today on, earliest first. */
  readonly weeks: readonly string[];
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface KnownPlaces {
  readonly countries: ReadonlyMap<number, { readonly id: number; readonly code: string; readonly name: string; readonly hosting: boolean }>;
  readonly counties: ReadonlyMap<number, { readonly id: number; readonly name: string; readonly countryId: number }>;
  readonly locations: ReadonlyMap<number, Coordinates & { readonly id: number; readonly name: string; readonly countyId: number }>;
  /** Tags with their names in every language. */
  readonly tags: ReadonlyMap<
    number,
    { readonly id: number; readonly kind: string; readonly code: string; readonly names: readonly string[] }
  >;
  /** Names of countries in every language. */
  readonly countryNames: ReadonlyMap<number, readonly string[]>;
  /** The IDs of the towns of each area in which families and activities count as near each other. */
  readonly campAreas: readonly ReadonlySet<number>[];
}

export interface SearchedFamily extends FamilyFacts {
  readonly countryId: number;
  readonly amenities: readonly number[];
  readonly interests: readonly number[];
  readonly nearby: readonly number[];
  readonly activityTypes: readonly ActivityType[];
  readonly stayTypes: readonly StayType[];
  readonly responseMinutes: number | null;
  /** First line of the description, and the same without surnames for callers who can't see them. */
  readonly firstLine: string;
  readonly publicLine: string;
  /** Folded text for searching. */
  readonly text: string;
  readonly publicText: string;
}

/** What a search looks through. Its lists change between requests, and while one waits; what is in them is replaced, never changed. */
export interface Snapshot {
  readonly families: readonly SearchedFamily[];
  readonly familyById: ReadonlyMap<number, SearchedFamily>;
  readonly activities: readonly ActivityFacts[];
  readonly activityById: ReadonlyMap<number, ActivityFacts>;
  readonly places: KnownPlaces;
  readonly vocabulary: Vocabulary;
}
