// Requests as links: there and back, and whatever else a query may hold.

import { parseQuoteRequest, type QuoteRequest } from '@hosted-stay/pricing-core';
import { priceBookArbitrary, quoteRequestArbitrary } from '@hosted-stay/pricing-core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixedStay } from '../../testing/sample-book.ts';
import { readRequestQuery, requestLink, writeRequestQuery } from './request-link.ts';

const request = priceBookArbitrary()
  .chain(quoteRequestArbitrary)
  .map((input) => parseQuoteRequest(input))
  .filter((parsed) => parsed.ok)
  .map((parsed) => parsed.value);

function parsed(input: unknown): QuoteRequest {
  const read = parseQuoteRequest(input);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

const prefix = fc.constantFrom('stay-', 'b.', '');

describe('there and back', () => {
  it('writes the same request next to other query parameters', async () => {
    await fc.assert(
      fc.property(request, prefix, fc.webQueryParameters(), (asked, own, onto) => {
        // A name that only looks like one of ours is told of, as a slip of whoever wrote the link.
        fc.pre(own === '' || ![...new URLSearchParams(onto).keys()].some((name) => name.startsWith(own)));
        const { request: read, ignored } = readRequestQuery(writeRequestQuery(asked, { prefix: own, onto }), { prefix: own });
        expect({ ...parsed(read) }).toEqual({ ...asked });
        expect(ignored).toEqual([]);
      }),
    );
  });

  it('is short, readable, and silent on defaults', () => {
    expect(writeRequestQuery(parsed(mixedStay))).toBe(
      'stay-family=206&stay-from=2026-07-05&stay-to=2026-07-26&stay-kind=mixed&stay-camps=3&stay-activities=301x2,302&stay-services=5,7&stay-code=EARLYBIRD',
    );
  });

  it('replaces an older request, and leaves the rest of the address as it is', () => {
    const address = 'https://hub.example/a?tab=new%20stay&stay-family=1&stay-vat=exempt&empty&x=1?2#part?no';
    expect(requestLink(parsed({ hostFamilyId: 7, fromDate: '2026-07-05', toDate: '2026-07-06' }), address)).toBe(
      'https://hub.example/a?tab=new%20stay&empty&x=1?2&stay-family=7&stay-from=2026-07-05&stay-to=2026-07-06#part?no',
    );
  });
});

describe('nonsense', () => {
  it.each([
    ['stay-family=-1', ['stay-family=-1']],
    ['stay-family=1e3', ['stay-family=1e3']],
    ['stay-family=99999999999999999999', ['stay-family=99999999999999999999']],
    ['stay-from=2026-02-30', ['stay-from=2026-02-30']],
    ['stay-kind=__proto__', ['stay-kind=__proto__']],
    ['stay-students=51', ['stay-students=51']],
    ['stay-activities=x,', ['stay-activities=x', 'stay-activities=']],
    ['stay-side=finance', ['stay-side=finance']],
    ['stay-__proto__=1&stay-toString=2', ['stay-__proto__=1', 'stay-toString=2']],
    ['other=1&family=2', []],
  ])('%s is ignored and named', (query, ignored) => {
    expect(readRequestQuery(query)).toEqual({ request: {}, ignored });
  });

  it('drops only the invalid items of a list, and the second of a repeated parameter', () => {
    expect(readRequestQuery('?stay-activities=301x2,301,9x54,302&stay-services=5,five&stay-family=1&stay-family=2')).toEqual({
      request: {
        hostFamilyId: 1,
        nearbyActivities: [
          { id: 301, weeks: 2 },
          { id: 302, weeks: 1 },
        ],
        serviceTypeIds: [5],
      },
      ignored: ['stay-activities=301', 'stay-activities=9x54', 'stay-services=five', 'stay-family=2'],
    });
  });

  it('never throws, and what is read has the shape of a request', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.tuple(fc.constantFrom('family', 'from', 'kind', 'camps', 'activities', 'services', 'code', 'vat', 'side'), fc.string()))
        .map((pairs) => pairs.map(([name, value]) => `stay-${name}=${value}`).join('&')),
    );
    const rest = { hostFamilyId: 1, fromDate: '2026-07-05', toDate: '2026-07-05' };
    await fc.assert(
      fc.property(hostile, (query) => {
        const { request: read } = readRequestQuery(query);
        expect(parseQuoteRequest({ ...rest, ...read, fromDate: rest.fromDate, toDate: rest.toDate }).ok).toBe(true);
      }),
    );
  });
});
