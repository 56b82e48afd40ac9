// Shapes of a family's profile: what everyone can see, what customers can see, and what only staff and the family can see.

import * as z from 'zod';
import { LOCALES } from '#contract/platform/locales.ts';
import { customerPrice, hostChild, place } from '#contract/search/search.shapes.ts';
import { FAMILY_TEXT_SOURCES, HOME_TYPES, ROOM_KINDS, SCHOOL_WAYS, SMOKING } from './family-fields.ts';
import { GENDERS } from './hosting-types.ts';
import { stayRules } from './stay-rules.shapes.ts';

const familyPhoto = z.object({
  ref: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  caption: z.string(),
  isFeature: z.boolean(),
  /** A thumbhash in base64; empty if there is none yet. */
  placeholder: z.string(),
});

/** The language in which a text is shown, and who wrote it in that language. */
const wording = z.object({ locale: z.enum(LOCALES), source: z.enum(FAMILY_TEXT_SOURCES) });

const bedroom = z.object({
  kind: z.enum(ROOM_KINDS),
  beds: z.int(),
  ownBathroom: z.boolean(),
  /** Empty if anybody can sleep there. */
  forGender: z.enum([...GENDERS, '']),
});

export const familyProfile = z.object({
  id: z.int(),
  /** The surname, or `#` and the ID if the reader can't see it. */
  name: z.string(),
  ...place.shape,
  photos: z.array(familyPhoto),
  /** In the reader's language if there is one, else in English or the family's own. Only the first line for visitors. */
  description: z.string(),
  houseRules: z.string(),
  wording: z.object({ story: wording, houseRules: wording }),
  rooms: z.array(bedroom),
  homeType: z.enum([...HOME_TYPES, '']),
  smoking: z.enum([...SMOKING, '']),
  /** The languages that are spoken at home, as BCP 47 tags. */
  languages: z.array(z.string()),
  diets: z.array(z.string()),
  /** The way to school, and to the nearest airport. */
  schoolMinutes: z.int().nullable(),
  schoolBy: z.enum([...SCHOOL_WAYS, '']),
  airportCode: z.string(),
  airportMinutes: z.int().nullable(),
  /** A circle in which the home is, around a centre that isn't the home; null until somebody has set its place on the map. */
  area: z.object({ latitude: z.number(), longitude: z.number(), radiusM: z.int() }).nullable(),
  pets: z.array(z.string()),
  children: z.array(hostChild),
  hostingTypes: z.array(z.int()),
  guestsNumber: z.int(),
  bedroomsNumber: z.int(),
  /** Which stays it takes. */
  stayRules,
  welcomesAgeFrom: z.int(),
  welcomesAgeTo: z.int(),
  welcomesGenders: z.array(z.enum(GENDERS)),
  /** Tag IDs. */
  amenities: z.array(z.int()),
  interests: z.array(z.int()),
  responseMinutes: z.int().nullable(),
  fromPrice: customerPrice.nullable(),
  /** IDs of nearby activities. */
  activities: z.array(z.int()),
});

export type FamilyProfile = z.output<typeof familyProfile>;

/** Why a family isn't in the search. */
export const NOT_LIVE_REASONS = ['not_approved', 'no_address', 'too_few_photos', 'paused', 'account_inactive'] as const;
export type NotLiveReason = (typeof NOT_LIVE_REASONS)[number];

const photo = z.object({ randomRef: z.string(), position: z.int() });

/**
 * `profile` is for all callers. The other fields are null for callers who can't see them: the address is for parents with a booked stay
 * there,
 * staff and the family; the rest is only for staff and the family.
 */
export const familyInfo = z.object({
  id: z.int(),
  profile: familyProfile,
  parentGuardianOneLastName: z.string(),
  parentGuardianOneFirstName: z.string().nullable(),
  parentGuardianTwoFirstName: z.string().nullable(),
  parentGuardianTwoLastName: z.string().nullable(),
  photos: z.array(photo),
  /** A small version of the first feature image, or else of the first photo. */
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

/** Consecutive nights with the same number of free beds, without reasons or guests. */
export const availability = z.object({
  fromDate: z.string(),
  /** The last night. */
  toDate: z.string(),
  freeBeds: z.int(),
});
