// Shapes of search results: family cards, counts for each filter value, places, and nearby camps.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { brokenStayRule } from '#contract/host-families/stay-rules.shapes.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { ACTIVITY_TYPES } from './activity-types.ts';
import { STAY_TYPES } from './stay-types.ts';

/** An amount that the customer pays. */
export const customerPrice = z.object({ amount: z.string(), currency: z.string() });

export type CustomerPrice = z.output<typeof customerPrice>;

/** The public location of a family: the town and its centre. */
export const place = z.object({
  countyId: z.int(),
  county: z.string(),
  countryCode: z.string(),
  locationId: z.int().nullable(),
  location: z.string().nullable(),
  /** In degrees, rounded to about a kilometre; null if the town isn't known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type Place = z.output<typeof place>;

/** A child of the family. */
export const hostChild = z.object({ gender: z.enum(GENDERS), age: z.int() });

export const familyCard = z.object({
  id: z.int(),
  /** The surname, or `#` and the ID if the reader can't see it. */
  name: z.string(),
  ...place.shape,
  /** The first photo; null if there is none. */
  photoRef: z.string().nullable(),
  /** Its thumbhash in base64; empty if there is none yet. */
  photoPlaceholder: z.string(),
  photoCount: z.int(),
  /** The first line of the family's description. */
  firstLine: z.string(),
  hostingTypes: z.array(z.int()),
  welcomesAgeFrom: z.int(),
  welcomesAgeTo: z.int(),
  /** Empty means any. */
  welcomesGenders: z.array(z.enum(GENDERS)),
  children: z.array(hostChild),
  guestsNumber: z.int(),
  /** Tag IDs. */
  amenities: z.array(z.int()),
  interests: z.array(z.int()),
  stayTypes: z.array(z.enum(STAY_TYPES)),
  responseMinutes: z.int().nullable(),
  /** Beds that are free on every night of the dates; null without dates. */
  freeBeds: z.int().nullable(),
  /** The rule of the family that the dates break; null without dates. */
  brokenRule: brokenStayRule.nullable(),
  /** Whether it can't be chosen: fewer free beds than children, or, except for staff, a rule of the family against the dates. */
  isFull: z.boolean(),
  /** The price of the stay for all children; null without dates or without a price. */
  price: customerPrice.nullable(),
  /** The price of one week for one child, if known. */
  fromPrice: customerPrice.nullable(),
});

export type FamilyCard = z.output<typeof familyCard>;

export const activityCard = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  categoryId: z.int().nullable(),
  gender: z.enum(['any', 'female', 'male']),
  minAge: z.int(),
  maxAge: z.int(),
  ...place.shape,
  photoRef: z.string().nullable(),
  firstLine: z.string(),
  /** The number of weeks from today on that aren't cancelled. */
  weeks: z.int(),
  /** The first of these weeks. */
  nextWeek: z.string().nullable(),
  /** The price of one week for one child. */
  fromPrice: customerPrice.nullable(),
});

export type ActivityCard = z.output<typeof activityCard>;

/** An activity in the experience wizard. */
export const wizardActivity = activityCard.extend({
  /** The distance from the chosen family in a straight line; null without a family or if either place isn't known. */
  kilometres: z.int().nullable(),
});

export type WizardActivity = z.output<typeof wizardActivity>;

const count = z.object({ value: z.string(), count: z.int() });

/** The number of families for each value, with all other filters applied. Tags and counties by ID. */
export const facets = z.object({
  counties: z.array(count),
  amenities: z.array(count),
  interests: z.array(count),
  activityTypes: z.array(count),
  stayTypes: z.array(count),
  genders: z.array(count),
  /** Consecutive ranges; the upper end is exclusive, null for none. */
  prices: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.int() })),
});

export type Facets = z.output<typeof facets>;

/** The results in one place. The counts add up to the total, except for families whose place isn't known. */
export const mapPoint = z.object({
  countyId: z.int(),
  county: z.string(),
  locationId: z.int().nullable(),
  location: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  count: z.int(),
  /** Some of the families, to open. */
  familyIds: z.array(z.int()),
});

export type MapPoint = z.output<typeof mapPoint>;

export const searchAnswer = pageOf(familyCard).extend({
  facets,
  points: z.array(mapPoint),
  /** Camps near the families in the results. */
  activities: z.array(activityCard),
  /** The corrected words of the search text, if they differ from what was typed. */
  readAs: z.array(z.string()),
});

export type SearchAnswer = z.output<typeof searchAnswer>;
