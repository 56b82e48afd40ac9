// From the ids of a request to the family and the activities of a book.

import { describe, expect, it } from 'vitest';
import { bookOf, good, refusals } from '../../test/support/engine.ts';
import { aRequest, priceBookInput, STANDARD } from '../../testing/index.ts';
import { compileBook } from '../price-book/compile.ts';
import { parseQuoteRequest, type QuoteRequestInput } from '../quote-request.ts';
import { resolve } from './resolve.ts';

const { activity, family } = STANDARD;
const book = compileBook(bookOf(priceBookInput({ moreActivities: { [activity + 1]: [] } })));
const resolved = (request: Partial<QuoteRequestInput>) => resolve(book, good(parseQuoteRequest(aRequest(request))));

describe('resolve', () => {
  it('finds the family, and the activities in the order of the request', () => {
    const found = good(resolved({ nearbyActivities: [{ id: activity + 1, weeks: 2 }, { id: activity }] }));
    expect(found.book).toBe(book);
    expect(found.family).toBe(book.families.get(family));
    expect(found.activities.map(({ owner, weeks }) => [owner.id, weeks])).toEqual([
      [activity + 1, 2],
      [activity, 1],
    ]);
  });

  it('never takes an activity for a family, nor a family for an activity', () => {
    expect(refusals(resolved({ hostFamilyId: activity }))).toEqual(['unknown_host_family hostFamilyId']);
    expect(refusals(resolved({ nearbyActivities: [{ id: family }] }))).toEqual(['unknown_activity nearbyActivities.0.id']);
  });

  it('names each id it can’t find', () => {
    expect(refusals(resolved({ hostFamilyId: 1, nearbyActivities: [{ id: activity }, { id: 2 }, { id: 3 }] }))).toEqual([
      'unknown_host_family hostFamilyId',
      'unknown_activity nearbyActivities.1.id',
      'unknown_activity nearbyActivities.2.id',
    ]);
  });
});
