// How long unpaid beds and places are held, and when they may be held again.

import { describe, expect, test } from 'vitest';
import { computeHold, findHoldStart, isSameStay } from './hold.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 15, 10, minutes));

describe('a hold', () => {
  test('is half an hour, an hour in all, and comes again two hours after it began', () => {
    expect(computeHold(at(0), at(0))).toEqual({ until: at(30) });
    expect(computeHold(at(0), at(40))).toEqual({ until: at(60) });
    expect(computeHold(at(0), at(55))).toEqual({ until: at(60) });
    expect(computeHold(at(0), at(56))).toEqual({ againIn: 64 });
    expect(computeHold(at(0), at(30))).toEqual({ until: at(60) });
    expect(computeHold(at(0), at(119))).toEqual({ againIn: 1 });
  });

  test('goes on from the first of those that count', () => {
    expect(findHoldStart([], at(10))).toEqual(at(10));
    expect(findHoldStart([at(40), at(5), at(20)], at(50))).toEqual(at(5));
    expect(findHoldStart([at(0), at(30)], at(120))).toEqual(at(30));
    expect(findHoldStart([at(0)], at(120))).toEqual(at(120));
  });
});

test.each([
  ['another family', { hostFamilyId: 2 }, false],
  ['nights after', { fromDate: '2026-07-12', toDate: '2026-07-19' }, false],
  ['nights before', { fromDate: '2026-06-30', toDate: '2026-07-06' }, false],
  ['nights around', { fromDate: '2026-06-30', toDate: '2026-07-19' }, true],
  ['a night in common', { fromDate: '2026-07-11', toDate: '2026-07-19' }, true],
  ['a week of a camp in common', { hostFamilyId: 2, camps: [{ scheduleId: 7 }] }, true],
  ['another week of a camp', { hostFamilyId: 2, camps: [{ scheduleId: 8 }] }, false],
])('%s: %o wants the same: %s', (_, change, same) => {
  const one = { hostFamilyId: 1, fromDate: '2026-07-06', toDate: '2026-07-12', camps: [{ scheduleId: 7 }] };
  expect(isSameStay(one as never, { ...one, camps: [], ...change } as never)).toBe(same);
});
