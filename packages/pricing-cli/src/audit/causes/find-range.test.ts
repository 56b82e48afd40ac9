// The range of values that give a wanted figure, against trying them all.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRange, narrowRange } from './find-range.ts';

const sign = (value: number) => Math.sign(value) as -1 | 0 | 1;

test('the range is the one that trying every value gives, whether the figure rises or falls, and wherever the search begins', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: -2, max: 90 }),
      fc.boolean(),
      fc.integer({ min: -3, max: 70 }),
      (steps, wanted, falls, near) => {
        let figure = 0;
        const figures = steps.map((step) => (figure += step));
        if (falls) figures.reverse();
        const equal = figures.flatMap((value, at) => (value === wanted ? [at] : []));
        const away = (value: number) => (figures[value] ?? Number.NaN) - wanted;
        const whole = { low: 0, high: figures.length - 1 };
        for (const range of [whole, narrowRange({ ...whole, near, distance: away })]) {
          const found = findRange({ ...range, at: (value) => sign(away(value)) });
          expect(found).toEqual(equal.length === 0 ? undefined : { low: equal[0], high: equal.at(-1) });
        }
      },
    ),
  );
});

test('a value without a figure ends the search', () => {
  expect(findRange({ low: 0, high: 9, at: (value) => (value > 4 ? undefined : sign(value - 2)) })).toBeUndefined();
});
