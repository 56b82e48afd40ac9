// Shapes of a host family's record as itself and staff read and edit it.

import * as z from 'zod';
import { BEDROOMS, GUESTS, STUDENT_AGES } from '#contract/platform/constants.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { day, email, id, instant, line, locale, phone } from '#contract/platform/validation/fields.ts';
import { completenessItem } from './completeness.ts';
import { DIETS, HOME_TYPES, PAUSE_REASONS, PIN_SOURCES, ROOM_KINDS, SCHOOL_WAYS, SMOKING } from './family-fields.ts';
import { GENDERS, HOSTING_TYPES } from './hosting-types.ts';
import { PETS } from './pets.ts';
import { NOT_LIVE_REASONS } from './profile.shapes.ts';
import { clampedNumber } from './registration.shapes.ts';

const text = (max: number) => z.string().trim().max(max);
const orNothing = <const Choices extends readonly [string, ...string[]]>(choices: Choices) => z.enum([...choices, '']);
/** A choice of several, each once. */
const several = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .transform((items) => [...new Set(items)]);

const child = z.object({ gender: z.enum(GENDERS), dob: day });
const adult = z.object({
  /** Of an adult who is there already; without one, it is the adult of the same name, or a new one. */
  id: id.optional(),
  firstName: line(80),
  lastName: line(80),
  relation: text(80).default(''),
  dob: day.nullable().default(null),
});
const room = z.object({
  name: line(80),
  kind: z.enum(ROOM_KINDS),
  beds: z.int().min(1).max(6),
  ownBathroom: z.boolean().default(false),
  /** Empty if anybody can sleep there. */
  forGender: orNothing(GENDERS).default(''),
});

/** A language as a BCP 47 tag, such as `pt-BR`. */
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/);
const hostingType = z.int().refine((type) => HOSTING_TYPES.some((one) => one.id === type), { params: { rule: 'invalid' } });
const addressLine1 = text(200)
  .nullable()
  .transform((address) => address ?? '')
  .refine((address) => address !== '', { params: { rule: 'addressRequired' } });
const age = z.int().min(STUDENT_AGES.min).max(STUDENT_AGES.max);
const minutes = z.int().min(0).max(600).nullable();

/** Every field that can be edited. Children, adults and rooms replace those before as a whole. */
const fields = {
  parentGuardianOneFirstName: line(80),
  parentGuardianOneLastName: line(80),
  parentGuardianTwoFirstName: text(80),
  parentGuardianTwoLastName: text(80),
  children: z.array(child).max(20),
  adults: z.array(adult).max(10),
  email,
  phone: phone.unwrap().min(1),
  countryId: id,
  countyId: id,
  addressLine1,
  postcode: text(20),
  cityTown: line(100),
  /** The place on the map, both or neither. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  description: text(10_000),
  houseRules: text(5000),
  /** The language of both texts. */
  storyLocale: locale,
  hostingTypes: several(hostingType, HOSTING_TYPES.length).refine((types) => types.length > 0, { params: { rule: 'required' } }),
  guestsNumber: clampedNumber(GUESTS),
  bedroomsNumber: clampedNumber(BEDROOMS),
  rooms: z.array(room).max(10),
  homeType: orNothing(HOME_TYPES),
  smoking: orNothing(SMOKING),
  languages: several(languageTag, 20),
  pets: several(z.enum(PETS), PETS.length),
  diets: several(z.enum(DIETS), DIETS.length),
  amenities: several(id, 50),
  interests: several(id, 50),
  welcomesAgeFrom: age,
  welcomesAgeTo: age,
  welcomesGenders: several(z.enum(GENDERS), GENDERS.length),
  schoolMinutes: minutes,
  schoolBy: orNothing(SCHOOL_WAYS),
  /** The IATA code of the nearest airport. */
  airportCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{3})?$/),
  airportMinutes: minutes,
  /** The asked rate for a night with immersion. Only staff change it once the family is approved. */
  immersionRate: z
    .string()
    .trim()
    .regex(/^\d{1,6}([.]\d{1,2})?$/),
  /** Only staff set these. */
  businessId: id.nullable(),
  coordinatorId: id.nullable(),
};

export const editFamilyBody = z.object(fields).partial().extend({
  /** The one that was read. */
  version: z.int(),
  /** The place on the map is right, though it is far from the town and the county. */
  isPinConfirmed: z.boolean().optional(),
});

/** A family that staff register; everything else is added by the family, or later. */
export const createFamilyBody = z.object({
  firstName: line(80),
  lastName: line(80),
  email,
  phone: phone.unwrap().min(1),
  locale: locale.default('en'),
  countryId: id,
  countyId: id,
  cityTown: line(100),
  addressLine1: text(200).default(''),
  hostingTypes: several(hostingType, HOSTING_TYPES.length).default([]),
  guestsNumber: clampedNumber(GUESTS).default(GUESTS.min),
  bedroomsNumber: clampedNumber(BEDROOMS).default(BEDROOMS.min),
  foundUsWhere: text(200).default(''),
});

export type NewFamily = z.output<typeof createFamilyBody>;

export type FamilyEdit = Omit<z.output<typeof editFamilyBody>, 'version' | 'isPinConfirmed'>;

/** A field of a family that can be edited. */
export type FamilyField = keyof typeof fields;

const profile = z.object({
  description: z.string(),
  houseRules: z.string(),
  storyLocale: z.enum(LOCALES),
  hostingTypes: z.array(z.int()),
  guestsNumber: z.int(),
  bedroomsNumber: z.int(),
  rooms: z.array(room),
  homeType: orNothing(HOME_TYPES),
  smoking: orNothing(SMOKING),
  languages: z.array(z.string()),
  pets: z.array(z.string()),
  diets: z.array(z.string()),
  /** IDs of tags. */
  amenities: z.array(z.int()),
  interests: z.array(z.int()),
  welcomesAgeFrom: z.int(),
  welcomesAgeTo: z.int(),
  welcomesGenders: z.array(z.enum(GENDERS)),
  schoolMinutes: z.int().nullable(),
  schoolBy: orNothing(SCHOOL_WAYS),
  airportCode: z.string(),
  airportMinutes: z.int().nullable(),
  children: z.array(z.object({ gender: z.enum(GENDERS), dob: z.string() })),
});

/**
 * A family's record. Sections are null for readers who may not see them: staff who look after families and the family itself see all
 * but `staff`, which is for staff; who looks after money sees the names and whether there is a bank account; agents see the profile of a
 * live family and the first name of its contact.
 */
export const familyDetails = z.object({
  id: z.int(),
  version: z.int(),
  isLive: z.boolean(),
  /** The surname. */
  name: z.string(),
  contactName: z.string().nullable(),
  countryId: z.int(),
  countyId: z.int(),
  /** The town or district that everybody is told. */
  locationId: z.int().nullable(),
  profile: profile.nullable(),
  people: z
    .object({
      parentGuardianOneFirstName: z.string(),
      parentGuardianOneLastName: z.string(),
      parentGuardianTwoFirstName: z.string(),
      parentGuardianTwoLastName: z.string(),
      adults: z.array(
        z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), relation: z.string(), dob: z.string().nullable() }),
      ),
    })
    .nullable(),
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  address: z
    .object({
      addressLine1: z.string(),
      postcode: z.string(),
      cityTown: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      pinSource: z.enum(PIN_SOURCES).nullable(),
    })
    .nullable(),
  hosting: z
    .object({
      vettingState: z.string(),
      /** Why it was rejected or suspended; empty in other states. */
      vettingReason: z.string(),
      immersionRate: z.string(),
      /** Why it isn't found; empty if it is live. */
      notLive: z.array(z.enum(NOT_LIVE_REASONS)),
      pause: z
        .object({
          reason: orNothing(PAUSE_REASONS),
          note: z.string(),
          at: instant.nullable(),
          /** The last day; null without an end. */
          until: z.string().nullable(),
          /** Whether the reader can end it. */
          canEnd: z.boolean(),
        })
        .nullable(),
      photos: z.int(),
      completeness: z.array(completenessItem),
    })
    .nullable(),
  staff: z
    .object({
      userId: z.int(),
      businessId: z.int().nullable(),
      coordinatorId: z.int().nullable(),
      /** The name of the coordinator. */
      coordinator: z.string().nullable(),
      /** The name of the area that the coordinator comes from; null if somebody chose them. */
      coordinatorArea: z.string().nullable(),
      foundUsWhere: z.string(),
      referralCode: z.string().nullable(),
      createdAt: instant,
    })
    .nullable(),
  /** Whether it is known where its money goes. */
  payout: z.object({ hasDetails: z.boolean() }).nullable(),
});

export type FamilyDetails = z.output<typeof familyDetails>;
