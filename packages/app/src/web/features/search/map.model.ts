// A map without tiles: the positions of places, and rough outlines of the two islands for orientation.

/** Degrees east and north. */
type Spot = readonly [longitude: number, latitude: number];

export interface Frame {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The frame of both islands. */
const BOTH_ISLANDS: Frame = { west: -11, east: 2.4, south: 49.6, north: 59 };

/** A rough sketch of the coasts. */
export const COASTS: readonly (readonly Spot[])[] = [
  [
    ...([
      [-10.2, 51.6],
      [-9.5, 51.45],
      [-8.2, 51.8],
      [-6.4, 52.2],
      [-6, 53],
      [-6.1, 53.6],
      [-5.5, 54.4],
      [-6, 55.2],
      [-7.3, 55.35],
    ] as const),
    ...([
      [-8.5, 54.95],
      [-8.8, 54.65],
      [-8.2, 54.5],
      [-8.6, 54.25],
      [-10, 54.25],
      [-9.9, 53.5],
      [-9, 53.2],
      [-9.8, 52.6],
      [-10.4, 52.15],
    ] as const),
  ],
  [
    ...([
      [-5.7, 50.05],
      [-5, 50],
      [-3.6, 50.25],
      [-3, 50.7],
      [-2, 50.6],
      [-1.2, 50.75],
      [0.3, 50.75],
      [1.4, 51.15],
      [1.4, 51.4],
    ] as const),
    ...([
      [0.6, 51.5],
      [1.3, 51.85],
      [1.75, 52.6],
      [1.2, 52.95],
      [0.4, 52.9],
      [0.1, 53.6],
      [-0.2, 54.1],
      [-1.2, 54.65],
      [-1.6, 55.5],
    ] as const),
    ...([
      [-2, 55.8],
      [-3.3, 56],
      [-2.6, 56.3],
      [-2.1, 57],
      [-1.8, 57.5],
      [-3.5, 57.7],
      [-4.2, 57.55],
      [-3.1, 58.6],
      [-5, 58.6],
    ] as const),
    ...([
      [-5.8, 57.4],
      [-5.6, 56.5],
      [-5.6, 55.4],
      [-4.7, 55.5],
      [-5, 54.8],
      [-3.5, 54.9],
      [-3.4, 54.4],
      [-2.9, 54],
      [-3.1, 53.4],
    ] as const),
    ...([
      [-4.3, 53.3],
      [-4.6, 52.85],
      [-4.1, 52.4],
      [-5.2, 51.85],
      [-4.3, 51.65],
      [-3, 51.4],
      [-4.2, 51.2],
      [-5, 50.5],
    ] as const),
  ],
];

/** The map is stretched from north to south, as a degree of longitude is shorter this far from the equator. */
const STRETCH = 1.7;

/** Returns the width and height of the map, in the units of `projectSpot`. */
export function computeSheetSize({ west, east, south, north }: Frame): { readonly width: number; readonly height: number } {
  return { width: (east - west) * 100, height: (north - south) * 100 * STRETCH };
}

/** Returns the position of a place on the map. */
export function projectSpot([longitude, latitude]: Spot, { west, north }: Frame): { readonly x: number; readonly y: number } {
  return { x: (longitude - west) * 100, y: (north - latitude) * 100 * STRETCH };
}

/** Returns the smallest frame that contains all places with a margin; both islands if there are none. */
export function computeFrame(places: readonly { readonly latitude: number; readonly longitude: number }[]): Frame {
  if (places.length === 0) return BOTH_ISLANDS;
  const [first] = places;
  if (first === undefined) return BOTH_ISLANDS;
  const frame = places.reduce<Frame>(
    ({ west, east, south, north }, { latitude, longitude }) => ({
      west: Math.min(west, longitude),
      east: Math.max(east, longitude),
      south: Math.min(south, latitude),
      north: Math.max(north, latitude),
    }),
    { west: first.longitude, east: first.longitude, south: first.latitude, north: first.latitude },
  );
  const room = Math.max(0.6, (frame.east - frame.west) * 0.12, (frame.north - frame.south) * 0.2);
  return { west: frame.west - room, east: frame.east + room, south: frame.south - room * 0.6, north: frame.north + room * 0.6 };
}

/** Returns the SVG path of a coast. */
export function toCoastPath(coast: readonly Spot[], frame: Frame): string {
  return `${coast
    .map((spot, index) => {
      const { x, y } = projectSpot(spot, frame);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`;
    })
    .join(' ')} Z`;
}
