// Places on the globe: how far they are from each other, and what lies at a distance. The Earth counts as a sphere.

/** A place on the map, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the Earth, in metres. */
export const EARTH_RADIUS_M = 6_371_008.8;

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** Returns a longitude from -180 up to 180. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Returns the distance of two places in metres, along a great circle. */
export function measureDistance(one: Place, other: Place): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.cos(from) * Math.cos(to) * Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(north + east)));
}

/** Returns the place at a distance in metres and in a direction in radians from north. */
export function findPlaceAt({ latitude, longitude }: Place, metres: number, direction: number): Place {
  const [angle, from] = [metres / EARTH_RADIUS_M, toRadians(latitude)];
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(direction));
  const east = Math.atan2(Math.sin(direction) * Math.sin(angle) * Math.cos(from), Math.cos(angle) - Math.sin(from) * Math.sin(to));
  return { latitude: toDegrees(to), longitude: wrapLongitude(longitude + toDegrees(east)) };
}
