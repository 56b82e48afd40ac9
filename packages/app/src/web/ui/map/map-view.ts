// What the map shows: its middle and zoom, and where places are on its sheet.

import type { Place } from '#contract/platform/places.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is shown, on the map of the world, and how often that is doubled. */
export interface View extends Point {
  readonly zoom: number;
}

/** The size of the sheet; on screen it is as wide as there is room. */
export const SHEET = { width: 640, height: 420 } as const;

/** The width of the map of the world that isn't enlarged. */
const WORLD = 256;
const ZOOM = { min: 2, max: 17 } as const;
/** Places are shown no larger than this at first; one alone with its surroundings, as inland nothing else tells where it is. */
const CLOSEST_FIT = { several: 14, alone: 10 } as const;
/** Nearer to the poles, the map has no end. */
const NORTHERNMOST = 85;
const EQUATOR_M = 40_075_017;

/** What is shown if there is nothing to show: both islands. */
const EVERYWHERE: readonly Place[] = [
  { latitude: 59, longitude: -11 },
  { latitude: 49.6, longitude: 2.4 },
];

const scaleOf = ({ zoom }: View) => 2 ** zoom;

/** Returns where a place is on the map of the world, on the side of the date line that is nearer to a longitude. */
export function projectPlace({ latitude, longitude }: Place, near = longitude): Point {
  const turned = longitude + 360 * Math.round((near - longitude) / 360);
  const north = (Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, latitude)) * Math.PI) / 180;
  return { x: ((turned + 180) / 360) * WORLD, y: WORLD / 2 - (WORLD / (2 * Math.PI)) * Math.log(Math.tan(Math.PI / 4 + north / 2)) };
}

/** Returns the longitude of the middle, which may be past the date line. */
const findMiddleLongitude = ({ x }: View) => (x / WORLD) * 360 - 180;

/** Returns where places that follow each other are on the sheet; the line between two never goes around the world. */
export function toSheetLine(view: View, places: readonly Place[]): Point[] {
  let near = findMiddleLongitude(view);
  return places.map((place) => {
    const { x, y } = projectPlace(place, near);
    near = (x / WORLD) * 360 - 180;
    return { x: (x - view.x) * scaleOf(view) + SHEET.width / 2, y: (y - view.y) * scaleOf(view) + SHEET.height / 2 };
  });
}

/** Returns where a place is on the sheet. */
export function toSheet(view: View, place: Place): Point {
  return toSheetLine(view, [place])[0] ?? { x: 0, y: 0 };
}

/** Returns the place at a point of the sheet. */
export function fromSheet(view: View, point: Point): Place {
  const [x, y] = [view.x + (point.x - SHEET.width / 2) / scaleOf(view), view.y + (point.y - SHEET.height / 2) / scaleOf(view)];
  const longitude = ((((x / WORLD) % 1) + 1) % 1) * 360 - 180;
  const latitude = (Math.atan(Math.sinh(((WORLD / 2 - y) * 2 * Math.PI) / WORLD)) * 180) / Math.PI;
  return { latitude, longitude };
}

/** Returns whether a place is on the sheet. */
export function isShown(view: View, place: Place): boolean {
  const { x, y } = toSheet(view, place);
  return x >= 0 && x <= SHEET.width && y >= 0 && y <= SHEET.height;
}

/** Returns the view that shows all places with a margin; both islands if there are none. */
export function fitView(places: readonly Place[]): View {
  const shown = places.length === 0 ? EVERYWHERE : places;
  const near = shown[0]?.longitude;
  const points = shown.map((place) => projectPlace(place, near));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(
    Math.log2((SHEET.width * 0.76) / Math.max(1e-9, east - west)),
    Math.log2((SHEET.height * 0.76) / Math.max(1e-9, south - north)),
  );
  const closest = shown.length === 1 ? CLOSEST_FIT.alone : CLOSEST_FIT.several;
  return { x: (west + east) / 2, y: (north + south) / 2, zoom: Math.max(ZOOM.min, Math.min(closest, zoom)) };
}

/** Returns a view enlarged by steps, smaller for negative ones; what is at a point of the sheet stays there. */
export function zoomView(view: View, steps: number, at: Point = { x: SHEET.width / 2, y: SHEET.height / 2 }): View {
  const zoom = Math.max(ZOOM.min, Math.min(ZOOM.max, view.zoom + steps));
  const [before, after] = [scaleOf(view), 2 ** zoom];
  const keep = (middle: number, offset: number) => middle + offset / before - offset / after;
  return { x: keep(view.x, at.x - SHEET.width / 2), y: keep(view.y, at.y - SHEET.height / 2), zoom };
}

/** Returns a view moved by a part of the sheet. */
export function panView(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x / scaleOf(view), y: Math.max(0, Math.min(WORLD, view.y + y / scaleOf(view))) };
}

/** Returns how many metres the sheet is wide in its middle. */
export function measureSheet(view: View): number {
  const { latitude } = fromSheet(view, { x: SHEET.width / 2, y: SHEET.height / 2 });
  return (EQUATOR_M * Math.cos((latitude * Math.PI) / 180) * SHEET.width) / WORLD / scaleOf(view);
}

/** The radius of a circle at first, in metres: that of a town with its surroundings. */
const FIRST_RADIUS_M = 10_000;

/** Returns the radius of a circle that begins at a place, and a view in which it is large enough to be changed. */
export function fitFirstCircle(view: View, centre: Place): { readonly radiusM: number; readonly view: View } {
  const width = measureSheet(view);
  const radiusM = Math.min(FIRST_RADIUS_M, Math.max(50, roundDown(width / 8)));
  if (radiusM > width / 16) return { radiusM, view };
  const { x, y } = projectPlace(centre, findMiddleLongitude(view));
  const closer = { x, y, zoom: view.zoom + Math.log2(width / (radiusM * 8)) };
  return { radiusM, view: closer };
}

/** Returns the largest of 1, 2 and 5 times a power of ten that is not larger. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([5, 2, 1].find((factor) => factor * power <= value) ?? 1) * power;
}

/** Returns how far an arrow key moves, in metres: about a fiftieth of the sheet. */
export function findStep(view: View): number {
  return Math.max(1, roundDown(measureSheet(view) / 50));
}
