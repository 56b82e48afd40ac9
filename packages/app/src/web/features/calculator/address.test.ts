// The address of the calculator: what it says of a stay, and that what is written is read again.

import { parseQuoteRequest } from '@hosted-stay/pricing-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuote, readStay, readTrip, setQuote, setStay } from './address.ts';

const read = (query: string) => readStay(new URLSearchParams(query));
const FINGERPRINT = 'ab'.repeat(32);

function whole(request: object) {
  const parsed = parseQuoteRequest(request);
  if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.issues));
  return parsed.value;
}

test('fields are read in either spelling, and by their short names', () => {
  expect(read('hostFamilyId=206&fromDate=2026-07-05&to_date=2026-07-26&count_students=2')).toEqual({
    hostFamilyId: 206,
    fromDate: '2026-07-05',
    toDate: '2026-07-26',
    countStudents: 2,
  });
  expect(read('stay-family=7&hostFamilyId=206')).toEqual({ hostFamilyId: 7 });
  expect(read('serviceTypeIds=5&serviceTypeIds=7&vatExempt=true&nearbyActivities=301x2,302')).toEqual({
    serviceTypeIds: [5, 7],
    vatExempt: true,
    nearbyActivities: [
      { id: 301, weeks: 2 },
      { id: 302, weeks: 1 },
    ],
  });
});

test('invalid and unknown parameters are ignored', () => {
  expect(read('hostFamilyId=x&fromDate=2026-13-01&page=2&vatExempt=false')).toEqual({});
  expect(readQuote(new URLSearchParams('quote=nonsense'))).toBeNull();
  expect(['trip=x', 'trip=-1', ''].map((query) => readTrip(new URLSearchParams(query)))).toEqual([null, null, null]);
  expect(readTrip(new URLSearchParams('trip=12'))).toBe(12);
});

test('every stay that is written is read again, beside what else the address says', () => {
  const id = fc.nat({ max: 10_000 });
  const stay = fc.record({
    hostFamilyId: id,
    fromDate: fc.constant('2026-07-05'),
    toDate: fc.constantFrom('2026-07-26', '2026-08-30'),
    activityDetailsType: fc.constantFrom('family', 'mixed', 'local'),
    currentNoOfWeeks: fc.option(fc.nat({ max: 53 })),
    nearbyActivities: fc.uniqueArray(fc.record({ id, weeks: fc.nat({ max: 5 }) }), { selector: (one) => one.id, maxLength: 4 }),
    serviceTypeIds: fc.uniqueArray(id, { maxLength: 4 }),
    countStudents: fc.integer({ min: 1, max: 50 }),
    discountCode: fc.option(fc.constantFrom('EARLY BIRD', 'a&b=c', '夏')),
    vatExempt: fc.boolean(),
    type: fc.constantFrom('customer', 'provider'),
  });
  fc.assert(
    fc.property(stay, (asked) => {
      const request = whole(asked);
      const before = new URLSearchParams('hostFamilyId=1&from_date=2025-01-01&tab=x');
      const written = setQuote(setStay(before, request), FINGERPRINT);
      expect(whole(readStay(written))).toEqual(request);
      expect(written.get('tab')).toBe('x');
      expect(readQuote(written)).toBe(FINGERPRINT);
      expect(readQuote(setQuote(written, null))).toBeNull();
    }),
  );
});
