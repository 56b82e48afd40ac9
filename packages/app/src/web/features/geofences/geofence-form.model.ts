// The shape of what is typed of an area: numbers are text in the fields, and an empty field stands for none.

import * as z from 'zod';
import { CORNERS, hasCoordinator, newGeofenceBody, place } from '#contract/geofences/geofences.shapes.ts';

/** Converts typed numbers; anything else stays as it is, so that it is refused. */
function toNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  if (typed.trim() === '') return null;
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

const { latitude, longitude, radiusM } = newGeofenceBody.shape;

/** The degrees of a place, both required. */
export const placeFormShape = z.object({
  latitude: z.preprocess(toNumber, place.shape.latitude),
  longitude: z.preprocess(toNumber, place.shape.longitude),
});

const isBlank = (typed: unknown): boolean => toNumber(typed) === null;

/** A corner; null while nothing is typed of it. */
const corner = z.preprocess(
  (typed: { latitude: unknown; longitude: unknown }) => (isBlank(typed.latitude) && isBlank(typed.longitude) ? null : typed),
  placeFormShape.nullable(),
);

/** A fault of a missing field, which is found together with all others. */
const required = (field: string) => ({ path: [field], params: { rule: 'required' }, when: () => true });

interface TypedArea {
  readonly kind?: unknown;
  readonly points?: unknown;
}

const hasCorners = ({ kind, points }: TypedArea) =>
  kind !== 'polygon' || !Array.isArray(points) || points.filter((one) => one !== null).length >= CORNERS.min;

export const geofenceFormShape = newGeofenceBody
  .extend({
    latitude: z.preprocess(toNumber, latitude),
    longitude: z.preprocess(toNumber, longitude),
    radiusM: z.preprocess(toNumber, radiusM),
    points: z.array(corner),
  })
  .refine(hasCoordinator, required('coordinatorId'))
  .refine(hasCorners, required('points'))
  .refine(({ kind, latitude: north }) => kind !== 'circle' || north !== null, required('latitude'))
  .refine(({ kind, longitude: east }) => kind !== 'circle' || east !== null, required('longitude'))
  .refine(({ kind, radiusM: radius }) => kind !== 'circle' || radius !== null, required('radiusM'))
  .transform(({ points, ...area }) => ({ ...area, points: points.flatMap((one) => one ?? []) }));
