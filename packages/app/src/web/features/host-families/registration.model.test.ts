// The way through the registration of a family.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findNextStep,
  findReachableStep,
  type HostDraft,
  resizeChildren,
  STEP_COUNT,
  stepAfter,
  stepBefore,
} from './registration.model.ts';

function wayThrough(draft: HostDraft): number[] {
  const steps = [1];
  for (let step = stepAfter(1, draft); step !== null; step = stepAfter(step, draft)) steps.push(step);
  return steps;
}

describe('the twelve steps', () => {
  test('are all gone through by a family with children', () => {
    expect(wayThrough({ haveChild: true })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(STEP_COUNT).toBe(12);
  });

  test('leave out the children where there are none', () => {
    expect(wayThrough({ haveChild: false })).toEqual([1, 2, 3, 4, 5, 6, 9, 10, 11, 12]);
  });

  test('go back the way they came', () => {
    void fc.assert(
      fc.property(fc.boolean(), (haveChild) => {
        const steps = wayThrough({ haveChild });
        expect(steps.slice(1).map((step) => stepBefore(step, { haveChild }))).toEqual(steps.slice(0, -1));
      }),
    );
  });
});

describe('a step that was asked for', () => {
  test('is shown once everything before it is filled in', () => {
    expect(findReachableStep(4, {})).toBe(1);
    expect(findReachableStep(4, { countryId: '372' })).toBe(2);
    expect(findReachableStep(4, { countryId: '372', countyId: '3', hostingType: ['1'] })).toBe(4);
  });

  test('is not shown if it is about children and the family has none', () => {
    const draft: HostDraft = { countryId: '1', countyId: '1', hostingType: ['1'], guestsNumber: 1, bedroomsNumber: 1, haveChild: false };
    expect(findReachableStep(7, draft)).toBe(6);
    expect(findReachableStep(9, draft)).toBe(9);
  });

  test('is always one of the twelve', () => {
    void fc.assert(
      fc.property(fc.integer(), (asked) => {
        const step = findReachableStep(asked, { countryId: '372' });
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(STEP_COUNT);
      }),
    );
  });
});

describe('the step where it goes on', () => {
  const before: HostDraft = { countryId: '1', countyId: '1', hostingType: ['1'], guestsNumber: 1, bedroomsNumber: 1, haveChild: true };
  const child = { gender: 'male' as const, dob: '2015-01-02' };

  test.each<[string, HostDraft, number]>([
    ['how many children there are', { ...before, numberOfChildren: 0, children: [] }, 7],
    ['the gender of a child', { ...before, numberOfChildren: 1, children: [{ gender: null, dob: '2015-01-02' }] }, 8],
    ['the birthday of a child', { ...before, numberOfChildren: 2, children: [child, { ...child, dob: '' }] }, 8],
    ['one child of two', { ...before, numberOfChildren: 2, children: [child] }, 8],
    ['a price', { ...before, numberOfChildren: 1, children: [child] }, 9],
    ['a price that is one', { ...before, numberOfChildren: 1, children: [child], immersionRate: 'about 40' }, 9],
    ['the address', { ...before, numberOfChildren: 1, children: [child], immersionRate: '40', addressLine1: '1 Main Street' }, 10],
  ])('is the first that lacks something: %s', (_, draft, step) => {
    expect(findNextStep(draft)).toBe(step);
  });
});

test('children that were filled in stay when there are more of them', () => {
  const known = [{ gender: 'male' as const, dob: '2015-01-02' }];
  expect(resizeChildren(2, known)).toEqual([...known, { gender: null, dob: '' }]);
  expect(resizeChildren(0, known)).toEqual([]);
});
