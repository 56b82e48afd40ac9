// Host families: the home, its people and photos, and the state of their vetting.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { HomeType, PauseReason, PinSource, SchoolWay, Smoking } from '#contract/host-families/family-fields.ts';
import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import type { PhotoEdits, PhotoHint, PhotoKind } from '#contract/host-families/photos.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';
import { geofences } from './geofences.ts';
import { users } from './identity.ts';
import { counties, countries, locations, tags } from './places.ts';
import { businesses } from './pricing.ts';

export const hostFamilies = pgTable(
  'host_families',
  {
    id: identity(),
    /** The account that manages the family; one family per account. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => users.id),
    countryId: bigint('country_id', { mode: 'number' })
      .notNull()
      .references(() => countries.id),
    countyId: bigint('county_id', { mode: 'number' })
      .notNull()
      .references(() => counties.id),
    parentGuardianOneFirstName: text('parent_guardian_one_first_name').notNull(),
    parentGuardianOneLastName: text('parent_guardian_one_last_name').notNull(),
    parentGuardianTwoFirstName: text('parent_guardian_two_first_name').notNull().default(''),
    parentGuardianTwoLastName: text('parent_guardian_two_last_name').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    addressLine1: text('address_line_1').notNull(),
    cityTown: text('city_town').notNull(),
    postcode: text('postcode').notNull().default(''),
    /** Where the home is on the map, in degrees; only its family, its guests and staff get to know it. Both or neither. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Who set the place on the map; null if nobody has. */
    pinSource: text('pin_source').$type<PinSource>(),
    /** The centre of the area that everybody is shown instead; not the home. */
    areaLatitude: doublePrecision('area_latitude'),
    areaLongitude: doublePrecision('area_longitude'),
    /** Ids of trip types. */
    hostingTypes: jsonb('hosting_types').$type<number[]>().notNull(),
    guestsNumber: integer('guests_number').notNull(),
    bedroomsNumber: integer('bedrooms_number').notNull(),
    haveChild: boolean('have_child').notNull(),
    /** The requested rate per night with immersion, in the currency of the country; confirmed by vetting. */
    immersionRate: numeric('immersion_rate', { precision: 10, scale: 2 }).notNull(),
    foundUsWhere: text('found_us_where').notNull(),
    referralCode: text('referral_code'),
    /** The town or district shown instead of the address. */
    locationId: bigint('location_id', { mode: 'number' }).references(() => locations.id),
    /** In the family's own words; visitors see the first line. */
    description: text('description').notNull().default(''),
    houseRules: text('house_rules').notNull().default(''),
    /** The language of both texts. */
    storyLocale: text('story_locale').$type<Locale>().notNull().default('en'),
    homeType: text('home_type').$type<HomeType>().notNull().default(''),
    smoking: text('smoking').$type<Smoking>().notNull().default(''),
    /** The languages that are spoken at home, as BCP 47 tags. */
    languages: jsonb('languages').$type<string[]>().notNull().default([]),
    /** The diets that the family cooks for. */
    diets: jsonb('diets').$type<string[]>().notNull().default([]),
    /** The way to school, and to the nearest airport. */
    schoolMinutes: integer('school_minutes'),
    schoolBy: text('school_by').$type<SchoolWay>().notNull().default(''),
    airportCode: text('airport_code').notNull().default(''),
    airportMinutes: integer('airport_minutes'),
    /** Kinds of animals in the home, such as `dog`. */
    pets: jsonb('pets').$type<string[]>().notNull().default([]),
    /** The ages it accepts, both inclusive, and the genders; an empty list accepts any. */
    welcomesAgeFrom: integer('welcomes_age_from').notNull().default(0),
    welcomesAgeTo: integer('welcomes_age_to').notNull().default(18),
    welcomesGenders: jsonb('welcomes_genders').$type<(typeof GENDERS)[number][]>().notNull().default([]),
    /** How many nights a stay has at least and at most (null: any), and how many days before it a parent must ask. */
    minNights: integer('min_nights').notNull().default(1),
    maxNights: integer('max_nights'),
    noticeDays: integer('notice_days').notNull().default(0),
    /** The last part of the address at which others read the calendar of the family; null if nobody can. */
    calendarToken: text('calendar_token').unique(),
    /** Hidden from the search for a while, by the family or by staff. */
    paused: boolean('paused').notNull().default(false),
    pausedAt: moment('paused_at'),
    /** Null if a rule of the product paused it. */
    pausedById: bigint('paused_by_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The last day of the pause; null for one without an end. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    pauseReason: text('pause_reason').$type<PauseReason>().notNull().default(''),
    pauseNote: text('pause_note').notNull().default(''),
    /** The member of staff who looks after the family. */
    coordinatorId: bigint('coordinator_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The area that the coordinator comes from; null if somebody chose them. */
    coordinatorAreaId: bigint('coordinator_area_id', { mode: 'number' }).references(() => geofences.id, { onDelete: 'set null' }),
    /** The seller of its stays; null for the default business. */
    businessId: bigint('business_id', { mode: 'number' }).references(() => businesses.id),
    vettingState: text('vetting_state').$type<VettingState>().notNull().default('registered'),
    /** Who of the staff handles its vetting. */
    vettingAssigneeId: bigint('vetting_assignee_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Counts the changes of its vetting. */
    vettingVersion: integer('vetting_version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('host_families_county').on(table.countyId),
    index('host_families_pauses').on(table.pausedUntil).where(sql`${table.pausedUntil} is not null`),
    check('host_families_guests', sql`${table.guestsNumber} between 1 and 5`),
    check('host_families_bedrooms', sql`${table.bedroomsNumber} between 1 and 5`),
    check('host_families_ages', sql`${table.welcomesAgeFrom} between 0 and ${table.welcomesAgeTo} and ${table.welcomesAgeTo} <= 18`),
    check('host_families_rate', sql`${table.immersionRate} >= 0`),
    check('host_families_nights', sql`${table.minNights} between 1 and 365 and ${table.maxNights} between ${table.minNights} and 365`),
    check('host_families_notice', sql`${table.noticeDays} between 0 and 365`),
    check('host_families_pin', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('host_families_degrees', sql`${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`),
  ],
);

export const hostChildren = pgTable(
  'host_children',
  {
    id: identity(),
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id, { onDelete: 'cascade' }),
    gender: text('gender').$type<(typeof GENDERS)[number]>().notNull(),
    dob: date('dob', { mode: 'string' }).notNull(),
  },
  (table) => [index('host_children_family').on(table.hostFamilyId)],
);

/** Features of a home and interests of its people: see the kinds of tags. */
export const hostFamilyTags = pgTable(
  'host_family_tags',
  {
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id, { onDelete: 'cascade' }),
    tagId: bigint('tag_id', { mode: 'number' })
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.hostFamilyId, table.tagId] }), index('host_family_tags_tag').on(table.tagId)],
);

/** Photos of a home; the files are attachments. */
export const hostFamilyPhotos = pgTable(
  'host_family_photos',
  {
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id, { onDelete: 'cascade' }),
    ref: text('ref')
      .notNull()
      .references(() => attachments.ref, { onDelete: 'cascade' }),
    /** From 0 without gaps; the first one represents the family in lists. */
    position: integer('position').notNull(),
    kind: text('kind').$type<PhotoKind>().notNull().default('other'),
    /** In the family's own words. */
    caption: text('caption').notNull().default(''),
    /** Whether it is one of the few that the profile shows first. */
    isFeature: boolean('is_feature').notNull().default(false),
    /** The photo as it was uploaded, which only the family and staff can see; null if it is the photo itself. */
    originalRef: text('original_ref').references(() => attachments.ref, { onDelete: 'set null' }),
    /** How the photo was made from its original. */
    edits: jsonb('edits').$type<PhotoEdits>(),
    /** Null until a job has looked at the photo. */
    hints: jsonb('hints').$type<PhotoHint[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.hostFamilyId, table.ref] }),
    index('host_family_photos_order').on(table.hostFamilyId, table.position, table.ref),
    index('host_family_photos_ref').on(table.ref),
    index('host_family_photos_original').on(table.originalRef),
  ],
);
