// How a table shares its width.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const room = { width: 500, gap: 10, first: 150 };

test('each column gets its preferred width if there is room', () => {
  const wishes = [
    { natural: 100, least: 40 },
    { natural: 60, least: 60 },
  ];
  expect(columnWidths(wishes, room)).toEqual([100, 60]);
});

test('the column that can wrap becomes narrower', () => {
  const wishes = [
    { natural: 400, least: 80 },
    { natural: 100, least: 100 },
  ];
  expect(columnWidths(wishes, room)).toEqual([230, 100]);
});

test('never is more given away than there is', () => {
  const wish = fc.record({ natural: fc.integer({ min: 0, max: 900 }), least: fc.integer({ min: 0, max: 900 }) });
  fc.assert(
    fc.property(fc.array(wish, { minLength: 1, maxLength: 6 }), (wishes) => {
      const widths = columnWidths(wishes, room);
      const sum = widths.reduce((total, width) => total + width, 0);
      expect(sum).toBeLessThanOrEqual(room.width - room.first - room.gap * wishes.length + 1e-6);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
    }),
  );
});
