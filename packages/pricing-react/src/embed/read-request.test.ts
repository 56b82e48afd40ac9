// Requests as pages give them: both spellings, queries, and any JSON at all.

import { parseQuoteRequest } from '@hosted-stay/pricing-core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mixedStay } from '../../testing/sample-book.ts';
import { readRequest } from './read-request.ts';

const stay = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };

it.each([
  ['{"hostFamilyId":206,"fromDate":"2026-07-05","toDate":"2026-07-26"}'],
  ['{"host_family_id":206,"from_date":"2026-07-05","to_date":"2026-07-26"}'],
  [' {"host_family":{"id":206,"name":"Walsh"},"from_date":"2026-07-05","to_date":"2026-07-26","discount_code":null}'],
  ['family=206&from=2026-07-05&to=2026-07-26'],
  ['?stay-family=206&stay-from=2026-07-05&stay-to=2026-07-26&utm_source=mail'],
])('reads %s', (text) => {
  expect(readRequest(text)).toEqual({ request: stay, issues: [], ignored: [] });
});

it('treats any text as a discount code', () => {
  expect(readRequest('family=206&code=long-stay-2026')).toEqual({
    request: { hostFamilyId: 206, discountCode: 'long-stay-2026' },
    issues: [],
    ignored: [],
  });
});

it('drops each invalid value and says what is valid', () => {
  const read = readRequest({ ...stay, nearbyActivities: 5, discountCode: 5, from_date: '2026-07-06', toDate: '2026-02-30', famly: 1 });
  expect(read?.request).toEqual({ hostFamilyId: 206, fromDate: '2026-07-05' });
  expect(read?.issues.map(({ code, path }) => [code, path[0]])).toEqual([
    ['invalid_date', 'toDate'],
    ['invalid_type', 'nearbyActivities'],
    ['invalid_type', 'discountCode'],
    ['duplicate_field', 'from_date'],
    ['unknown_field', 'famly'],
  ]);
  expect(readRequest('family=206&students=99')).toEqual({ request: { hostFamilyId: 206 }, issues: [], ignored: ['students=99'] });
});

it.each(['once upon a time', '{"hostFamilyId":', '[1]'])('knows %s for no request', (text) => {
  expect(readRequest(text)).toBeUndefined();
});

it('keeps a whole request as it is, and of any JSON only what is one', async () => {
  const { type = 'customer', ...rest } = mixedStay as typeof mixedStay & { type?: string };
  expect(readRequest({ ...rest, type })?.issues).toEqual([]);
  const names = fc.constantFrom('hostFamilyId', 'host_family', 'fromDate', 'to_date', 'nearbyActivities', 'serviceTypeIds', 'discountCode');
  const given = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()));
  await fc.assert(
    fc.property(given, (json) => {
      const read = readRequest(typeof json === 'string' ? JSON.stringify({ [json]: json }) : json);
      const whole = parseQuoteRequest({ ...stay, ...read?.request });
      const faults = whole.ok ? [] : whole.issues.map(({ code }) => code).filter((code) => !/dates_reversed|stay_too_long/.test(code));
      expect(faults).toEqual([]);
    }),
  );
});
