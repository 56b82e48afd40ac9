// Countries and their counties, and how people found us: lists that forms choose from.

import { bigint, boolean, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { TagKind } from '#contract/search/tag-kinds.ts';
import { identity } from './columns.ts';

export const countries = pgTable('countries', {
  /** Its number in ISO 3166-1, so that it is the same everywhere. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  /** Its two letters in ISO 3166-1; the name in a language is made from them. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** Whether families host there; a student may come from anywhere. */
  hosting: boolean('hosting').notNull().default(false),
});

export const counties = pgTable(
  'counties',
  {
    id: identity(),
    countryId: bigint('country_id', { mode: 'number' })
      .notNull()
      .references(() => countries.id),
    name: text('name').notNull(),
  },
  (table) => [unique('counties_name').on(table.countryId, table.name)],
);

/** Where people heard of us. */
export const inquirySources = pgTable('inquiry_sources', {
  id: identity(),
  /** Names its message; one that was added later has its name only. */
  code: text('code').unique(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
  createdBy: bigint('created_by', { mode: 'number' }),
});

/** A town or a district, with where its middle is: what is shown in place of an address, and what is near what. */
export const locations = pgTable(
  'locations',
  {
    id: identity(),
    countyId: bigint('county_id', { mode: 'number' })
      .notNull()
      .references(() => counties.id),
    name: text('name').notNull(),
    /** Degrees, north and east. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [unique('locations_name').on(table.countyId, table.name), index('locations_county').on(table.countyId)],
);

/** Words that homes and activities are marked with, so that they are found by them in every language. */
export const tags = pgTable(
  'tags',
  {
    id: identity(),
    kind: text('kind').$type<TagKind>().notNull(),
    /** Names its message; a tag that was added later has its name only. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [unique('tags_code').on(table.kind, table.code)],
);
