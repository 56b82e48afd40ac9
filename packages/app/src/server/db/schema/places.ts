// Lists for forms: countries, their counties, and how people found us.

import { bigint, boolean, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { TagKind } from '#contract/search/tag-kinds.ts';
import { identity } from './columns.ts';

export const countries = pgTable('countries', {
  /** Its number in ISO 3166-1, so that it is the same in every database. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  /** ISO 3166-1 alpha-2; localised names are derived from it. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** Whether families host there; students may come from any country. */
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
  /** The key of its message; one added later has only a name. */
  code: text('code').unique(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
  createdBy: bigint('created_by', { mode: 'number' }),
  version: integer('version').notNull().default(1),
});

/** A town or district with the coordinates of its centre: shown instead of an address, and used for distances. */
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

/** Tags of homes and activities, by which they are found in every language. */
export const tags = pgTable(
  'tags',
  {
    id: identity(),
    kind: text('kind').$type<TagKind>().notNull(),
    /** The key of its message; a tag added later has only a name. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [unique('tags_code').on(table.kind, table.code)],
);
