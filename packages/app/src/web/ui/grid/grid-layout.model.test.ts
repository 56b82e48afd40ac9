// Which columns of a grid are drawn and where, which stay in sight, and how far it is scrolled for one.

import { expect, test } from 'vitest';
import { countFreezable, type GridColumn, layOut, scrollToColumn } from './grid-layout.model.ts';

const columns = Array.from(
  { length: 40 },
  (_, key): GridColumn => ({ key, heading: `${key}`, width: 100, facts: { kind: 'text', maxLength: 10 } }),
);
const around = { columns, frozen: 2, headWidth: 50 };

test('draws the frozen columns, those in sight, and the active one, each at its place', () => {
  const { placed, width } = layOut({ ...around, from: 1000, to: 1400, active: 30 });
  expect(width).toBe(50 + 4000);
  expect(placed.slice(0, 2).map(({ stuckAt }) => stuckAt)).toEqual([50, 150]);
  expect(placed.map(({ index }) => index)).toEqual([0, 1, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 30]);
  // Adding up what is drawn and what is left out gives the place of each.
  let at = 50;
  for (const { index, before } of placed) {
    at += before;
    expect(at).toBe(50 + index * 100);
    at += 100;
  }
});

test('freezes as many columns as leave room for others', () => {
  expect(countFreezable(columns, { wanted: 3, room: 1000 })).toBe(3);
  expect(countFreezable(columns, { wanted: 3, room: 210 })).toBe(2);
  expect(countFreezable(columns, { wanted: 3, room: 60 })).toBe(0);
});

test('scrolls as far as a column is in sight, and not for frozen ones', () => {
  const room = 650;
  expect(scrollToColumn(around, 1, { scrolled: 500, room })).toBe(500);
  expect(scrollToColumn(around, 3, { scrolled: 500, room })).toBe(100);
  expect(scrollToColumn(around, 8, { scrolled: 300, room })).toBe(300);
  expect(scrollToColumn(around, 12, { scrolled: 300, room })).toBe(700);
});
