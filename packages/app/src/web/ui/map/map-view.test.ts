// What the map shows: places are found again where they are drawn, and stay there while it is zoomed.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findStep,
  fitFirstCircle,
  fitView,
  fromSheet,
  isShown,
  measureSheet,
  panView,
  SHEET,
  toSheet,
  toSheetLine,
  zoomView,
} from './map-view.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const KINSALE = at(51.7, -8.5);

test('a place is where it is drawn, at every zoom', () => {
  const near = fc.record({
    latitude: fc.double({ min: 40, max: 60, noNaN: true }),
    longitude: fc.double({ min: -20, max: 10, noNaN: true }),
  });
  fc.assert(
    fc.property(near, fc.integer({ min: -8, max: 8 }), (place, steps) => {
      const view = zoomView(fitView([KINSALE]), steps);
      const found = fromSheet(view, toSheet(view, place));
      expect(found.latitude).toBeCloseTo(place.latitude, 6);
      expect(found.longitude).toBeCloseTo(place.longitude, 6);
    }),
  );
});

test('the place under the pointer stays there while the map is zoomed, and the rest comes nearer', () => {
  const view = fitView([at(51, -10), at(53, -7)]);
  const point = { x: 100, y: 50 };
  const place = fromSheet(view, point);
  const closer = zoomView(view, 2, point);
  expect(toSheet(closer, place).x).toBeCloseTo(point.x, 6);
  expect(toSheet(closer, place).y).toBeCloseTo(point.y, 6);
  expect(measureSheet(closer)).toBeLessThan(measureSheet(view) / 3);
});

test('the map shows everything on it at first, also across the date line, and both islands if there is nothing', () => {
  const across = [at(-18, 179), at(-17, -179)];
  const view = fitView(across);
  for (const place of across) expect(isShown(view, place)).toBe(true);
  const [one, other] = toSheetLine(view, across);
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeLessThan(SHEET.width);
  for (const place of [KINSALE, at(58, -3)]) expect(isShown(fitView([]), place)).toBe(true);
});

test('the map is moved, and keys move by round steps', () => {
  const view = fitView([KINSALE]);
  expect(toSheet(panView(view, { x: 10, y: 20 }), KINSALE)).toEqual({ x: SHEET.width / 2 - 10, y: SHEET.height / 2 - 20 });
  expect(findStep(view)).toBe(1000);
  expect(findStep(fitView([at(50, -10), at(54, -6)]))).toBe(10_000);
});

test('a circle begins with 10 km where the map is wide, in a closer view, and with a part of the map where it is small', () => {
  const wide = fitView([]);
  const first = fitFirstCircle(wide, KINSALE);
  expect(first.radiusM).toBe(10_000);
  expect(measureSheet(first.view)).toBeLessThan(100_000);
  expect(toSheet(first.view, KINSALE).x).toBeCloseTo(SHEET.width / 2, 3);
  const small = zoomView(wide, 20);
  const last = fitFirstCircle(small, KINSALE);
  expect(last.view).toBe(small);
  expect(last.radiusM).toBeLessThan(measureSheet(small) / 4);
});
