// Turning and cropping as numbers: the part of a photo that is kept, in shares of its turned width and height.

import { type PhotoEdits, SMALLEST_CROP } from '#contract/host-families/photos.shapes.ts';

export type Crop = NonNullable<PhotoEdits['crop']>;

export interface EditState {
  readonly turn: PhotoEdits['turn'];
  readonly crop: Crop;
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns what an edit starts from: what was done to the photo before. */
export function toEditState(edits: PhotoEdits | null): EditState {
  return { turn: edits?.turn ?? 0, crop: edits?.crop ?? WHOLE };
}

/** The steps in which a part is sent, from one edge to the other: adding and subtracting shares leaves errors far smaller than one. */
const STEPS = 10_000;

/** Rounds one side of the kept part to whole steps, so that it is never a hair too short or beyond the edge. */
function roundSide(start: number, length: number): [number, number] {
  const steps = clamp(Math.round(length * STEPS), SMALLEST_CROP * STEPS, STEPS);
  return [clamp(Math.round(start * STEPS), 0, STEPS - steps) / STEPS, steps / STEPS];
}

/** Returns an edit as it is sent: in whole steps. */
export function toEdits({ turn, crop }: EditState): PhotoEdits {
  const [x, width] = roundSide(crop.x, crop.width);
  const [y, height] = roundSide(crop.y, crop.height);
  return { turn, crop: width === 1 && height === 1 ? null : { x, y, width, height } };
}

/** Moves the kept part, which stays within the photo. */
export function moveCrop(crop: Crop, byX: number, byY: number): Crop {
  return { ...crop, x: clamp(crop.x + byX, 0, 1 - crop.width), y: clamp(crop.y + byY, 0, 1 - crop.height) };
}

export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

/** Moves one side of the kept part; the other one stays where it is. */
function moveSide({ start, length, by, isStart }: { start: number; length: number; by: number; isStart: boolean }): [number, number] {
  if (!isStart) return [start, clamp(length + by, SMALLEST_CROP, 1 - start)];
  const moved = clamp(start + by, 0, start + length - SMALLEST_CROP);
  return [moved, start + length - moved];
}

/** Moves a corner of the kept part; the opposite one stays where it is. */
export function moveCorner({ x, y, width, height }: Crop, corner: Corner, { byX, byY }: { byX: number; byY: number }): Crop {
  const [left, wide] = moveSide({ start: x, length: width, by: byX, isStart: corner.endsWith('Left') });
  const [top, high] = moveSide({ start: y, length: height, by: byY, isStart: corner.startsWith('top') });
  return { x: left, y: top, width: wide, height: high };
}

/** Sets one measure of the kept part, and keeps it within the photo. */
export function setMeasure(crop: Crop, measure: keyof Crop, value: number): Crop {
  const next = { ...crop, [measure]: value };
  const width = clamp(next.width, SMALLEST_CROP, 1);
  const height = clamp(next.height, SMALLEST_CROP, 1);
  return { width, height, x: clamp(next.x, 0, 1 - width), y: clamp(next.y, 0, 1 - height) };
}

/** Turns a photo by a quarter; the same part of it is kept. */
export function turnBy({ turn, crop: { x, y, width, height } }: EditState, way: 'left' | 'right'): EditState {
  const next = ((turn + (way === 'right' ? 90 : 270)) % 360) as PhotoEdits['turn'];
  const crop = way === 'right' ? { x: 1 - y - height, y: x } : { x: y, y: 1 - x - width };
  return { turn: next, crop: { x: clamp(crop.x, 0, 1), y: clamp(crop.y, 0, 1), width: height, height: width } };
}
