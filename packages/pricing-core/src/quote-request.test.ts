// Requests as people write them: both spellings, defaults, nulls, and what a parsed one looks like.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { good, refusals } from '../test/support/engine.ts';
import { holds } from '../test/support/runs.ts';
import { aRequest, validStayArbitrary } from '../testing/index.ts';
import { parseQuoteRequest, REQUEST_FIELDS } from './quote-request.ts';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const respelt = (request: object, spell: (name: string) => string) =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [spell(name), value]));

const DEFAULTS = {
  activityDetailsType: 'family',
  currentNoOfWeeks: null,
  nearbyActivities: [],
  serviceTypeIds: [],
  countStudents: 1,
  discountCode: null,
  vatExempt: false,
  type: 'customer',
};

describe('parseQuoteRequest', () => {
  it('fills in the defaults, in the order of the fields', () => {
    const request = good(parseQuoteRequest(aRequest()));
    expect({ ...request }).toEqual({ ...aRequest(), ...DEFAULTS });
    expect(Object.keys(request)).toEqual(REQUEST_FIELDS.filter((field) => field !== 'withoutPerBooking'));
  });

  it('reads a nearby activity as one week', () => {
    expect(good(parseQuoteRequest(aRequest({ nearbyActivities: [{ id: 4 }] }))).nearbyActivities).toEqual([{ id: 4, weeks: 1 }]);
  });

  it('reads snake_case, camelCase and any mixture as the same request', () => {
    holds(
      fc.property(validStayArbitrary(), fc.nat(), ({ request }, mask) => {
        const expected = good(parseQuoteRequest(request));
        const mixed = respelt(request, (name) => ((mask >> (name.length % 30)) % 2 === 0 ? name : snakeCase(name)));
        expect(good(parseQuoteRequest(respelt(request, snakeCase)))).toEqual(expected);
        expect(good(parseQuoteRequest(mixed))).toEqual(expected);
        expect(JSON.stringify(parseQuoteRequest(mixed))).toBe(JSON.stringify({ ok: true, value: expected }));
      }),
      200,
    );
  });

  it.each(['hostFamilyId', 'host_family_id', 'hostFamily', 'host_family'])('reads the family as %s, by its id or whole', (name) => {
    const { hostFamilyId, ...dates } = aRequest();
    for (const family of [hostFamilyId, { id: hostFamilyId, name: 'Byrne' }]) {
      expect(good(parseQuoteRequest({ ...dates, [name]: family })).hostFamilyId).toBe(hostFamilyId);
    }
  });

  it('treats null and undefined as not given', () => {
    const nulls = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, null]));
    const nothing = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [snakeCase(name), undefined]));
    expect(good(parseQuoteRequest({ ...aRequest(), ...nulls }))).toEqual(good(parseQuoteRequest(aRequest())));
    expect(good(parseQuoteRequest({ ...aRequest(), ...nulls, ...nothing }))).toEqual(good(parseQuoteRequest(aRequest())));
  });

  it('reports a field given under both names', () => {
    expect(parseQuoteRequest({ ...aRequest(), count_students: 2, countStudents: 3 })).toEqual({
      ok: false,
      issues: [{ code: 'duplicate_field', path: ['countStudents'], data: { field: 'countStudents', other: 'count_students' } }],
    });
    expect(refusals(parseQuoteRequest({ ...aRequest(), to_date: '2026-07-12' }))).toEqual(['duplicate_field to_date']);
  });

  it('keeps a discount code as written, without the space around it; an empty one is none', () => {
    const code = (discountCode: string) => good(parseQuoteRequest(aRequest({ discountCode }))).discountCode;
    expect([' Early Bird\t', 'SUMMER', '', '   '].map(code)).toEqual(['Early Bird', 'SUMMER', null, null]);
  });

  it('accepts a parsed request unchanged', () => {
    const request = good(parseQuoteRequest(aRequest()));
    expect(good(parseQuoteRequest(request))).toBe(request);
    expect(good(parseQuoteRequest(JSON.parse(JSON.stringify(request))))).toEqual(request);
    expect(Object.isFrozen(request)).toBe(true);
  });

  it('puts faults of the shape first and alone', () => {
    expect(refusals(parseQuoteRequest(aRequest({ toDate: '2026-02-30', countStudents: 0 })))).toEqual(['out_of_range countStudents']);
    expect(refusals(parseQuoteRequest({ ...aRequest({ toDate: 'x' }), to_date: 1 }))).toEqual(['duplicate_field to_date']);
  });

  it('lists every fault of the shape', () => {
    const faulty = { ...aRequest(), count_students: 51, vat_exempt: 'no', nearby_activities: [{ id: -1 }, { weeks: 2 }], colour: 'red' };
    expect(refusals(parseQuoteRequest(faulty)).toSorted()).toEqual([
      'invalid_type vat_exempt',
      'missing_field nearby_activities.1.id',
      'out_of_range count_students',
      'out_of_range nearby_activities.0.id',
      'unknown_field colour',
    ]);
  });

  it.each([
    ['one day', '2026-07-06', '2026-07-06', []],
    ['a leap year', '2028-01-01', '2028-12-31', []],
    ['a day over', '2028-01-01', '2029-01-01', ['stay_too_long toDate']],
    ['a day back', '2026-07-06', '2026-07-05', ['dates_reversed toDate']],
  ])('%s from %s to %s', (_, fromDate, toDate, expected) => {
    expect(refusals(parseQuoteRequest(aRequest({ fromDate, toDate })))).toEqual(expected);
  });

  it.each([
    ['countStudents', 1, 50],
    ['currentNoOfWeeks', 0, 53],
    ['hostFamilyId', 0, Number.MAX_SAFE_INTEGER],
  ] as const)('takes %s from %i to %i and nothing beyond', (field, minimum, maximum) => {
    const parse = (value: number) => refusals(parseQuoteRequest(aRequest({ [field]: value })));
    expect([minimum, maximum].flatMap(parse)).toEqual([]);
    expect([minimum - 1, maximum + 1].flatMap(parse)).toEqual([`out_of_range ${field}`, `out_of_range ${field}`]);
  });

  it('takes fifty activities and a code of two hundred letters', () => {
    const nearbyActivities = Array.from({ length: 50 }, (_, id) => ({ id, weeks: 0 }));
    expect(refusals(parseQuoteRequest(aRequest({ nearbyActivities, discountCode: 'x'.repeat(200) })))).toEqual([]);
  });
});
