// Shapes of areas on the map: a circle or a polygon, who coordinates it, what it is used for, and what lies inside.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id, line } from '#contract/platform/validation/fields.ts';

export const GEOFENCE_KINDS = ['circle', 'polygon'] as const;
export type GeofenceKind = (typeof GEOFENCE_KINDS)[number];

/** What an area is used for: to find the coordinator of a family, the camps near it, or families in a search. */
export const GEOFENCE_PURPOSES = ['coordinator', 'camps', 'search'] as const;
export type GeofencePurpose = (typeof GEOFENCE_PURPOSES)[number];

/** The radius of a circle, in metres. */
const RADIUS_M = { min: 50, max: 2_000_000 } as const;

/** How many corners a polygon has. */
export const CORNERS = { min: 3, max: 200 } as const;

export const geofencesList = declareList({
  name: 'geofences',
  columns: ['name', 'kind', 'purposes', 'county', 'coordinator', 'areaKm2', 'latitude', 'longitude', 'radiusM', 'corners'],
  sorts: ['name', 'kind', 'county', 'coordinator', 'createdAt'],
  defaultSort: 'name',
  filters: {
    kind: { kind: 'choice', choices: GEOFENCE_KINDS },
    purpose: { kind: 'choice', choices: GEOFENCE_PURPOSES },
    countyId: { kind: 'choice', emptiable: true },
    coordinatorId: { kind: 'choice', emptiable: true },
  },
});

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A place on the map, in degrees. */
export const place = z.object({ latitude, longitude });
export type Place = z.output<typeof place>;

const person = z.object({ id, name: z.string() });

export const listedGeofence = z.object({
  id,
  name: z.string(),
  kind: z.enum(GEOFENCE_KINDS),
  purposes: z.array(z.enum(GEOFENCE_PURPOSES)),
  /** The centre and the radius of a circle; null for a polygon. */
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  radiusM: z.int().nullable(),
  /** The corners of a polygon in their order, the first one only once; empty for a circle. */
  points: z.array(place),
  areaKm2: z.number(),
  countyId: id.nullable(),
  county: z.string(),
  coordinator: person.nullable(),
  version: z.int(),
});

export type ListedGeofence = z.output<typeof listedGeofence>;

/** Another area that shares ground and a purpose with this one. */
const overlap = z.object({ id, name: z.string(), purposes: z.array(z.enum(GEOFENCE_PURPOSES)) });

export const geofence = listedGeofence.extend({ overlaps: z.array(overlap) });
export type Geofence = z.output<typeof geofence>;

/**
 * A circle needs its centre and its radius, a polygon its points; what belongs to the other kind is ignored. An area that is used for
 * `coordinator` needs one.
 */
export const newGeofenceBody = z.object({
  name: line(120),
  kind: z.enum(GEOFENCE_KINDS),
  purposes: z.array(z.enum(GEOFENCE_PURPOSES)).min(1),
  latitude: latitude.nullable().default(null),
  longitude: longitude.nullable().default(null),
  radiusM: z.int().min(RADIUS_M.min).max(RADIUS_M.max).nullable().default(null),
  points: z.array(place).max(CORNERS.max).default([]),
  countyId: id.nullable().default(null),
  coordinatorId: id.nullable().default(null),
});

export type NewGeofence = z.output<typeof newGeofenceBody>;

/** Returns whether an area names who coordinates it, if it is there to be coordinated. */
export function hasCoordinator({ purposes, coordinatorId }: Pick<NewGeofence, 'purposes' | 'coordinatorId'>): boolean {
  return coordinatorId !== null || !purposes.includes('coordinator');
}

export const geofenceBody = newGeofenceBody.extend({ version: z.int().positive() });

/** Converts text such as `-9.5` to a number; anything else stays as it is. */
const toDegrees = (value: unknown) => (typeof value === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : value);

export const testQuery = z.object({
  latitude: z.preprocess(toDegrees, latitude),
  longitude: z.preprocess(toDegrees, longitude),
});

/** The areas around a place, the smallest first, and who coordinates there. */
export const pointTest = z.object({
  areas: z.array(z.object({ id, name: z.string(), purposes: z.array(z.enum(GEOFENCE_PURPOSES)), coordinator: z.string() })),
  coordinator: person.nullable(),
});

export type PointTest = z.output<typeof pointTest>;

/** How many of each kind are named. */
export const NAMED_INSIDE = 200;

const partOf = <Row extends z.ZodType>(row: Row) => z.object({ count: z.int(), data: z.array(row) });

/** What lies inside an area: how many there are, and the first of them by name. Nobody learns here where a family lives. */
export const contents = z.object({
  /** `isPinned`: by the place of the home on the map; otherwise by the centre of its town. */
  families: partOf(z.object({ id, name: z.string(), county: z.string(), isPinned: z.boolean() })),
  activities: partOf(z.object({ id, name: z.string(), town: z.string() })),
  towns: partOf(z.object({ id, name: z.string() })),
});
