// The shape of what is typed of an area: numbers are text in the fields, and an empty field stands for none.

import * as z from 'zod';
import { hasCoordinator, newGeofenceBody, place } from '#contract/geofences/geofences.shapes.ts';

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

export const geofenceFormShape = newGeofenceBody
  .extend({
    latitude: z.preprocess(toNumber, latitude),
    longitude: z.preprocess(toNumber, longitude),
    radiusM: z.preprocess(toNumber, radiusM),
    points: z.array(placeFormShape),
  })
  .refine(hasCoordinator, { path: ['coordinatorId'], params: { rule: 'required' } });
