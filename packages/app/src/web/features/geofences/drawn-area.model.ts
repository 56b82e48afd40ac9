// The area on the map as the fields of its form have it, while it is not complete.

import type { ListedGeofence } from '#contract/geofences/geofences.shapes.ts';
import type { Place } from '#contract/platform/places.ts';
import type { Shape } from '#web/ui/map/map-geometry.ts';
import { readNumber, readPlace } from '#web/ui/map/typed-place.model.ts';

/** What is typed of an area. */
interface TypedArea {
  readonly kind?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly radiusM?: unknown;
  readonly points?: readonly unknown[] | undefined;
}

/** Returns the area as far as it is filled in: corners without numbers are left out. */
export function readShape(typed: TypedArea): Shape {
  if (typed.kind !== 'polygon') {
    const radiusM = readNumber(typed.radiusM, 2_000_000);
    return { kind: 'circle', centre: readPlace(typed), radiusM: radiusM !== null && radiusM > 0 ? radiusM : null };
  }
  return { kind: 'polygon', points: (typed.points ?? []).flatMap((point) => readPlace(point as Partial<Place>) ?? []) };
}

/** Returns the shape of an area that is kept. */
export function toShape({ latitude, longitude, radiusM, points }: ListedGeofence): Shape {
  if (latitude === null || longitude === null) return { kind: 'polygon', points };
  return { kind: 'circle', centre: { latitude, longitude }, radiusM };
}
