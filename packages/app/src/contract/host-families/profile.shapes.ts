// A family as others see it: what anybody is told, what those who book are told more, and what staff and the family itself know.

import * as z from 'zod';
import { customerPrice, hostChild, place } from '#contract/search/search.shapes.ts';
import { GENDERS } from './hosting-types.ts';

const familyPhoto = z.object({ ref: z.string(), width: z.int().nullable(), height: z.int().nullable() });

export const familyProfile = z.object({
  id: z.int(),
  /** The surname, or `#` and the number for whoever is not told it. */
  name: z.string(),
  ...place.shape,
  photos: z.array(familyPhoto),
  /** The first line alone for visitors. */
  description: z.string(),
  houseRules: z.string(),
  pets: z.array(z.string()),
  children: z.array(hostChild),
  hostingTypes: z.array(z.int()),
  guestsNumber: z.int(),
  bedroomsNumber: z.int(),
  welcomesAgeFrom: z.int(),
  welcomesAgeTo: z.int(),
  welcomesGenders: z.array(z.enum(GENDERS)),
  /** Numbers of tags. */
  amenities: z.array(z.int()),
  interests: z.array(z.int()),
  responseMinutes: z.int().nullable(),
  fromPrice: customerPrice.nullable(),
  /** Numbers of activities near it. */
  activities: z.array(z.int()),
});

export type FamilyProfile = z.output<typeof familyProfile>;

/** What is missing for a family to be found. */
export const NOT_LIVE_REASONS = ['not_approved', 'no_address', 'too_few_photos', 'paused', 'account_inactive'] as const;
export type NotLiveReason = (typeof NOT_LIVE_REASONS)[number];

const photo = z.object({ randomRef: z.string(), position: z.int() });

/**
 * `profile` is for everybody who may ask. What follows is null for whoever is not told: the address for a parent whose stay there is
 * booked, staff and the family; the rest for staff and the family alone.
 */
export const familyInfo = z.object({
  id: z.int(),
  profile: familyProfile,
  parentGuardianOneLastName: z.string(),
  parentGuardianOneFirstName: z.string().nullable(),
  parentGuardianTwoFirstName: z.string().nullable(),
  parentGuardianTwoLastName: z.string().nullable(),
  photos: z.array(photo),
  /** The first photo, small. */
  tinyFeaturedImage: z.string().nullable(),
  addressLine1: z.string().nullable(),
  cityTown: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  immersionRate: z.string().nullable(),
  vettingState: z.string().nullable(),
  paused: z.boolean().nullable(),
  isLive: z.boolean(),
  notLive: z.array(z.enum(NOT_LIVE_REASONS)).nullable(),
});

export type FamilyInfo = z.output<typeof familyInfo>;

/** Days that follow each other and are alike: how many beds are free on their nights. Nobody is told why or for whom. */
export const availability = z.object({
  fromDate: z.string(),
  /** The last night. */
  toDate: z.string(),
  freeBeds: z.int(),
});
