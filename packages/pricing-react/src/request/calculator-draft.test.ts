// The form's state: every draft a person can reach, and what it asks.

import { compilePriceBook, parsePriceBook, parseQuoteRequest } from '@hosted-stay/pricing-core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mixedStay, sampleBookJson } from '../../testing/sample-book.ts';
import { type CalculatorDraft, type DraftChange, draftOf, draftReducer, missingFields, requestOf } from './calculator-draft.ts';

const id = fc.constantFrom(201, 206, 301, 302, 303, 9999);
const weeks = fc.option(fc.integer({ min: 0, max: 53 }));
const date = fc.constantFrom('', '2026-07-05', '2026-07-26', '2026-08-30', '2030-01-01');

const change: fc.Arbitrary<DraftChange> = fc.oneof(
  fc
    .record(
      {
        hostFamilyId: fc.option(id),
        fromDate: date,
        toDate: date,
        activityDetailsType: fc.constantFrom('local' as const, 'mixed' as const, 'family' as const),
        currentNoOfWeeks: weeks,
        serviceTypeIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
        countStudents: fc.option(fc.integer({ min: 1, max: 50 })),
        discountCode: fc.string({ maxLength: 200 }),
        vatExempt: fc.boolean(),
        type: fc.constantFrom('customer' as const, 'provider' as const),
      },
      { requiredKeys: [] },
    )
    .map((fields) => ({ type: 'set' as const, fields })),
  id.map((chosen) => ({ type: 'addActivity' as const, id: chosen })),
  fc.record({ type: fc.constant('setWeeks' as const), id, weeks }),
  id.map((chosen) => ({ type: 'removeActivity' as const, id: chosen })),
  fc.constant({ type: 'load' as const, draft: draftOf(mixedStay) }),
);

const reachable = fc.array(change, { maxLength: 30 }).map((changes) => changes.reduce(draftReducer, draftOf({ hostFamilyId: 206 })));

function book() {
  const parsed = parsePriceBook(sampleBookJson());
  if (!parsed.ok) throw new Error('the sample book is whole');
  return compilePriceBook(parsed.value);
}

/** The request fields that have a control in the form as it stands. */
function visible({ activityDetailsType }: CalculatorDraft): string[] {
  const camps = activityDetailsType === 'family' ? [] : ['nearbyActivities', 'currentNoOfWeeks'];
  const always = [
    'hostFamilyId',
    'fromDate',
    'toDate',
    'activityDetailsType',
    'serviceTypeIds',
    'countStudents',
    'discountCode',
    'vatExempt',
  ];
  return [...always, ...camps];
}

it('requests a quote that succeeds or is refused at a visible field', async () => {
  const pricer = book();
  let asked = 0;
  await fc.assert(
    fc.property(reachable, (draft) => {
      const request = requestOf(draft);
      if (request === null) return;
      asked += 1;
      const parsed = parseQuoteRequest(request);
      const answer = parsed.ok ? pricer.quote(parsed.value) : parsed;
      const fields = answer.ok ? [] : answer.issues.map(({ path }) => path[0]);
      expect(visible(draft)).toEqual(expect.arrayContaining(fields));
    }),
  );
  expect(asked).toBeGreaterThan(10);
});

it('is stable from draft to request and back', async () => {
  await fc.assert(
    fc.property(reachable, (draft) => {
      const request = requestOf(draft);
      if (request === null) return;
      const again = draftOf(request);
      expect(requestOf(again)).toEqual(request);
      expect(draftOf(requestOf(again) ?? {})).toEqual(again);
    }),
  );
});

it('has a request exactly when nothing is missing', async () => {
  await fc.assert(fc.property(reachable, (draft) => (requestOf(draft) === null) === missingFields(draft).length > 0));
});

it('lists missing fields in the order of the form', () => {
  expect(missingFields(draftOf())).toEqual(['hostFamilyId', 'fromDate', 'toDate']);
  const draft = draftReducer(draftOf(mixedStay), { type: 'setWeeks', id: 302, weeks: null });
  expect(missingFields({ ...draft, countStudents: null })).toEqual(['nearbyActivities', 'countStudents']);
});

it('keeps activities in the draft during a family stay without requesting them', () => {
  const mixed = draftOf(mixedStay);
  const family = draftReducer(mixed, { type: 'set', fields: { activityDetailsType: 'family' } });
  expect(requestOf(family)).toMatchObject({ nearbyActivities: [], currentNoOfWeeks: null });
  expect(draftReducer(family, { type: 'set', fields: { activityDetailsType: 'mixed' } })).toEqual(mixed);
});

it('adds an activity once; of one too many the issue is said at the activities', () => {
  const added = Array.from({ length: 60 }, (_, at) => at % 51).reduce(
    (draft, activity) => draftReducer(draft, { type: 'addActivity', id: activity }),
    draftOf({ ...mixedStay, nearbyActivities: [] }),
  );
  expect(added.nearbyActivities).toHaveLength(51);
  const parsed = parseQuoteRequest(requestOf(added));
  expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual([['nearbyActivities']]);
});

it('shows any JSON at all', async () => {
  const names = fc.constantFrom(...Object.keys(draftOf()));
  const given = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(names, fc.jsonValue()),
    fc.record({ nearbyActivities: fc.array(fc.jsonValue()), serviceTypeIds: fc.array(fc.jsonValue()) }),
  );
  await fc.assert(
    fc.property(given, (json) => {
      const draft = draftOf(json as never);
      expect(Object.keys(draft)).toEqual(Object.keys(draftOf()));
      expect(() => [missingFields(draft), requestOf(draft)]).not.toThrow();
      const { fromDate, discountCode, nearbyActivities, serviceTypeIds } = draft;
      expect([typeof fromDate, typeof discountCode]).toEqual(['string', 'string']);
      expect([...nearbyActivities.map(({ id }) => id), ...serviceTypeIds].every(Number.isSafeInteger)).toBe(true);
    }),
  );
  expect(draftOf({ nearbyActivities: 5, discountCode: 5 } as never)).toEqual(draftOf());
});
