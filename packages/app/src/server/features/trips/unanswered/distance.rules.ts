// The distance between two places on the globe.

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const EARTH_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the whole kilometres between two places; null if one is unknown. */
export function computeDistanceKm(from: Place | null, to: Place): number | null {
  if (from === null || from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  const [north, south] = [toRadians(from.latitude), toRadians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const across = half(south - north) + Math.cos(north) * Math.cos(south) * half(toRadians(to.longitude - from.longitude));
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(across)));
}
