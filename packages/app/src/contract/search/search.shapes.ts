// What a search finds: cards of families, how many there would be of each kind, where they are, and the camps near them.

import * as z from 'zod';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { pageOf } from '#contract/platform/lists/paging.ts';
import { ACTIVITY_TYPES } from './activity-types.ts';
import { STAY_TYPES } from './stay-types.ts';

/** An amount as the customer pays it. */
export const customerPrice = z.object({ amount: z.string(), currency: z.string() });

export type CustomerPrice = z.output<typeof customerPrice>;

/** Where a family is, as far as anybody is told: the town, and the middle of it. */
export const place = z.object({
  countyId: z.int(),
  county: z.string(),
  countryCode: z.string(),
  locationId: z.int().nullable(),
  location: z.string().nullable(),
  /** Degrees, rounded to about a kilometre; null where the town is not known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type Place = z.output<typeof place>;

/** A child of the family. */
export const hostChild = z.object({ gender: z.enum(GENDERS), age: z.int() });

export const familyCard = z.object({
  id: z.int(),
  /** The surname, or `#` and the number for whoever is not told it. */
  name: z.string(),
  ...place.shape,
  /** The first photo; null when a family has none. */
  photoRef: z.string().nullable(),
  photoCount: z.int(),
  /** The first line of what the family says of itself. */
  firstLine: z.string(),
  hostingTypes: z.array(z.int()),
  welcomesAgeFrom: z.int(),
  welcomesAgeTo: z.int(),
  /** Empty for any. */
  welcomesGenders: z.array(z.enum(GENDERS)),
  children: z.array(hostChild),
  guestsNumber: z.int(),
  /** Numbers of tags. */
  amenities: z.array(z.int()),
  interests: z.array(z.int()),
  stayTypes: z.array(z.enum(STAY_TYPES)),
  responseMinutes: z.int().nullable(),
  /** Beds that are free on every night of the dates; null without dates. */
  freeBeds: z.int().nullable(),
  /** Whether these are too few, or the family takes fewer, than children are to stay. */
  isFull: z.boolean(),
  /** Of the stay on the dates for all children; null without dates, or when nothing prices it. */
  price: customerPrice.nullable(),
  /** Of a week of one child, where a price is known. */
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
  /** Weeks from today on that are not called off. */
  weeks: z.int(),
  /** The first of them. */
  nextWeek: z.string().nullable(),
  /** Of a week of one child. */
  fromPrice: customerPrice.nullable(),
});

export type ActivityCard = z.output<typeof activityCard>;

/** An activity as the experience wizard offers it. */
export const wizardActivity = activityCard.extend({
  /** As the crow flies from the family that is chosen; null without one, and where either place is not known. */
  kilometres: z.int().nullable(),
});

export type WizardActivity = z.output<typeof wizardActivity>;

const count = z.object({ value: z.string(), count: z.int() });

/** How many families there are of each value, all other filters as asked. Tags and counties by their number. */
export const facets = z.object({
  counties: z.array(count),
  amenities: z.array(count),
  interests: z.array(count),
  activityTypes: z.array(count),
  stayTypes: z.array(count),
  genders: z.array(count),
  /** Bands that follow each other; the upper end is not included, null for no end. */
  prices: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.int() })),
});

export type Facets = z.output<typeof facets>;

/** Families of the result in one place; their numbers add up to the total, but for those whose place nobody knows. */
export const mapPoint = z.object({
  countyId: z.int(),
  county: z.string(),
  locationId: z.int().nullable(),
  location: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  count: z.int(),
  /** A few of them, to open. */
  familyIds: z.array(z.int()),
});

export type MapPoint = z.output<typeof mapPoint>;

export const searchAnswer = pageOf(familyCard).extend({
  facets,
  points: z.array(mapPoint),
  /** Camps near the families that were found. */
  activities: z.array(activityCard),
  /** What the text was taken for where it was not written so. */
  readAs: z.array(z.string()),
});

export type SearchAnswer = z.output<typeof searchAnswer>;
