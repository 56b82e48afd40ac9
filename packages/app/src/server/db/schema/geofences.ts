// Areas on the map, which coordinators look after and in which camps and families are found.

import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { GeofenceKind, GeofencePurpose, Place } from '#contract/geofences/geofences.shapes.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { counties } from './places.ts';

export const geofences = pgTable(
  'geofences',
  {
    id: identity(),
    name: text('name').notNull(),
    kind: text('kind').$type<GeofenceKind>().notNull(),
    /** The centre of a circle, in degrees, and its radius in metres. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    radiusM: integer('radius_m'),
    /** The corners of a polygon; empty for a circle. */
    points: jsonb('points').$type<Place[]>().notNull().default([]),
    /** The box around the area; `east` is past 180 if it crosses the date line. */
    west: doublePrecision('west').notNull(),
    south: doublePrecision('south').notNull(),
    east: doublePrecision('east').notNull(),
    north: doublePrecision('north').notNull(),
    /** In square metres. */
    area: doublePrecision('area').notNull(),
    purposes: jsonb('purposes').$type<GeofencePurpose[]>().notNull(),
    countyId: bigint('county_id', { mode: 'number' }).references(() => counties.id),
    coordinatorId: bigint('coordinator_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('geofences_county').on(table.countyId),
    check('geofences_circle', sql`(${table.kind} = 'circle') = (${table.radiusM} is not null)`),
    check(
      'geofences_centre',
      sql`(${table.radiusM} is null) = (${table.latitude} is null) and (${table.latitude} is null) = (${table.longitude} is null)`,
    ),
  ],
);
