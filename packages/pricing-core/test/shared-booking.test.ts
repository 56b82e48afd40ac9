// Stays that share a booking: one pays what is priced per booking, the others are quoted without it.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuote, parseQuoteRequest } from '../src/index.ts';
import { validStayArbitrary } from '../testing/index.ts';
import { figuresOf, good, minor, pricerOf, quoteOf, sum, withRequest } from './support/engine.ts';
import { holds } from './support/runs.ts';

const RUNS = 300;

/** A group of alike stays: the sizes of its trips, together at most as many students as one quote takes. */
const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 });

const abs = (value: bigint) => (value < 0n ? -value : value);

describe('without what is priced per booking', () => {
  it('a quote loses those lines, and keeps every other one to the cent', () => {
    holds(
      fc.property(validStayArbitrary(), (stay) => {
        const [whole, part] = [false, true].map((withoutPerBooking) => quoteOf(withRequest(stay, { withoutPerBooking })));
        const shared = new Set(stay.book.templates.filter(({ per }) => per === 'booking').map(({ id }) => id));
        const kept = whole?.pricings.filter(({ pricingTemplateId }) => !shared.has(pricingTemplateId));
        expect(part?.pricings).toEqual(kept);
        expect(part?.subtotal).toBeDefined();
        expect(minor(part?.subtotal ?? '')).toBe(sum(kept?.map(({ customer }) => customer) ?? []));
      }),
      RUNS,
    );
  });

  it('the trips of a group pay each such line once, and everything else as one quote for all, but for a rounding of each trip', () => {
    holds(
      fc.property(validStayArbitrary(), sizes, (stay, students) => {
        const together = quoteOf(
          withRequest(stay, { countStudents: students.reduce((all, one) => all + one, 0), withoutPerBooking: false }),
        );
        const trips = students.map((countStudents, index) => quoteOf(withRequest(stay, { countStudents, withoutPerBooking: index > 0 })));
        const shared = new Set(stay.book.templates.filter(({ per }) => per === 'booking').map(({ id }) => id));
        const figures = ['customer', 'customerDiscount', 'provider', 'providerDiscount'] as const;
        for (const line of together.pricings) {
          const own = trips.flatMap(({ pricings }) =>
            pricings.filter(
              ({ pricingTemplateId, hostableType, hostableId }) =>
                pricingTemplateId === line.pricingTemplateId && hostableType === line.hostableType && hostableId === line.hostableId,
            ),
          );
          const isShared = shared.has(line.pricingTemplateId);
          expect(own).toHaveLength(isShared ? 1 : trips.length);
          for (const figure of figures) {
            const apart = abs(sum(own.map((one) => one[figure])) - minor(line[figure]));
            // A discount is the difference of two roundings.
            if (isShared) expect(apart).toBe(0n);
            else expect(apart).toBeLessThanOrEqual(BigInt(trips.length + 1));
          }
        }
        expect(trips.flatMap(({ pricings }) => pricings).length).toBe(
          together.pricings.reduce((all, { pricingTemplateId }) => all + (shared.has(pricingTemplateId) ? 1 : trips.length), 0),
        );
      }),
      RUNS,
    );
  });

  it('false is as if it were not said: the same request, the same fingerprint', () => {
    holds(
      fc.property(validStayArbitrary(), ({ book, request: { withoutPerBooking: _, ...request } }) => {
        const pricer = pricerOf(book);
        const [unsaid, off, on] = [request, { ...request, withoutPerBooking: false }, { ...request, without_per_booking: true }].map(
          (one) => good(pricer.quote(one as typeof request)),
        );
        expect(Object.keys(unsaid?.request ?? {})).not.toContain('withoutPerBooking');
        expect(off?.fingerprint).toBe(unsaid?.fingerprint);
        expect(on?.fingerprint).not.toBe(unsaid?.fingerprint);
        const read = good(parseQuote(JSON.parse(JSON.stringify(on))));
        expect(figuresOf(read)).toEqual(figuresOf(on as never));
        expect(read.request.withoutPerBooking).toBe(true);
      }),
      50,
    );
  });

  it('anything but true or false is refused by its name', () => {
    const stay = { hostFamilyId: 1, fromDate: '2026-07-06', toDate: '2026-07-12' };
    const refused = parseQuoteRequest({ ...stay, without_per_booking: 'yes' });
    expect(refused).toMatchObject({ ok: false, issues: [{ code: 'invalid_type', path: ['without_per_booking'] }] });
  });
});
