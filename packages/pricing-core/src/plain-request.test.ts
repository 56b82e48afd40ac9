// The short cut and the shape agree: what the one recognises, the other reads as the same.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damagedArbitrary, hostileInputArbitrary } from '../testing/hostile-arbitrary.ts';
import { plainRequest } from './plain-request.ts';
import { quoteRequestShape } from './quote-request.ts';
import { checkShape } from './shape.ts';

const whole = fc.oneof(fc.nat(60), fc.constantFrom(-1, -0, 0.5, 1e300, Number.NaN, null, undefined, '1', 54, 366));
const list = <T>(member: fc.Arbitrary<T>) => fc.oneof(fc.array(member, { maxLength: 4 }), fc.constantFrom(null, undefined, 'x', {}));
const text = fc.oneof(fc.constantFrom('2026-07-06', '', ' SPRING ', 'x'.repeat(200), 'x'.repeat(201)), fc.constantFrom(null, undefined, 7));

const request = fc.record(
  {
    hostFamilyId: whole,
    fromDate: text,
    toDate: text,
    activityDetailsType: fc.constantFrom('local', 'mixed', 'family', 'other', null, undefined),
    currentNoOfWeeks: whole,
    nearbyActivities: list(fc.oneof(fc.record({ id: whole, weeks: whole, more: whole }, { requiredKeys: [] }), whole)),
    serviceTypeIds: list(whole),
    countStudents: whole,
    discountCode: text,
    vatExempt: fc.constantFrom(true, false, 'true', null, undefined),
    type: fc.constantFrom('customer', 'provider', 'finance', null, undefined),
    unknown: whole,
  },
  { requiredKeys: ['hostFamilyId', 'fromDate', 'toDate'] },
);

const plain = fc.record({ hostFamilyId: fc.nat(), fromDate: fc.constant('2026-07-06'), toDate: fc.constant('2026-07-20') });

/** A field given as null counts as not given, as everywhere a request is read. */
function withoutNull(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}

describe('plainRequest', () => {
  test('agrees with the shape on every request it recognises', () => {
    const inputs = fc.oneof(request, damagedArbitrary(request), damagedArbitrary(plain), hostileInputArbitrary());
    fc.assert(
      fc.property(inputs, (input) => {
        const recognised = plainRequest(input);
        if (recognised !== undefined) expect(checkShape(quoteRequestShape, withoutNull(input))).toEqual({ ok: true, value: recognised });
      }),
      { numRuns: 3000 },
    );
  });

  test('it recognises everyday requests, minimal and full', () => {
    const minimal = { hostFamilyId: 500, fromDate: '2026-07-06', toDate: '2026-07-20' };
    expect(plainRequest(minimal)).toMatchObject({ ...minimal, countStudents: 1, nearbyActivities: [], discountCode: null });
    const full = {
      ...minimal,
      activityDetailsType: 'mixed',
      currentNoOfWeeks: 2,
      nearbyActivities: [{ id: 900 }, { id: 901, weeks: 2 }],
      serviceTypeIds: [1, 2],
      countStudents: 3,
      discountCode: 'SPRING',
      vatExempt: true,
      type: 'provider',
    };
    expect(plainRequest(full)).toEqual({
      ...full,
      nearbyActivities: [
        { id: 900, weeks: 1 },
        { id: 901, weeks: 2 },
      ],
    });
  });

  test('leaves other spellings and faults to the shape', () => {
    expect(plainRequest({ host_family_id: 500, from_date: '2026-07-06', to_date: '2026-07-20' })).toBeUndefined();
    expect(plainRequest({ hostFamilyId: -1, fromDate: '2026-07-06', toDate: '2026-07-20' })).toBeUndefined();
  });
});
