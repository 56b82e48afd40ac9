// Which names fit on the map: none covers another, and those that matter more come first.

import type { Place } from '#contract/platform/places.ts';
import { SHEET, toSheet, type View } from './map-view.ts';

export interface MapName {
  readonly name: string;
  readonly place: Place;
}

export interface PlacedName extends MapName {
  readonly key: string;
}

/** About how large a name is on screen, in pixels: its height, and the width of a letter. */
const TEXT = { height: 16, letter: 7 } as const;

/** What is left free around a name, in pixels. */
const MARGIN = 12;

/** More would be a gazetteer. */
const MOST = 40;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const isApart = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) > (one.width + other.width) / 2 + MARGIN || Math.abs(one.y - other.y) > TEXT.height + MARGIN / 2;

/**
 * Returns the names that fit on the map, the first ones rather than later ones.
 * @param width of the map on screen, in pixels
 */
export function placeNames(view: View, names: readonly MapName[], width: number): PlacedName[] {
  const scale = width / SHEET.width;
  const placed: PlacedName[] = [];
  const boxes: Box[] = [];
  for (const [index, { name, place }] of names.entries()) {
    const point = toSheet(view, place);
    const box = { x: point.x * scale, y: point.y * scale, width: name.length * TEXT.letter };
    const half = box.width / 2;
    const isWithin = box.x >= half && box.x <= width - half && box.y >= TEXT.height && box.y <= SHEET.height * scale - TEXT.height;
    if (!isWithin || !boxes.every((other) => isApart(box, other))) continue;
    boxes.push(box);
    placed.push({ key: `${index} ${name}`, name, place });
    if (placed.length === MOST) break;
  }
  return placed;
}
