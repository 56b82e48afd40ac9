// The figures of alike stays against the engine, on random books and groups: what one trip pays for all, to the cent.

import { compilePriceBook, parsePriceBook, type QuoteRequestInput } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { validStayArbitrary } from '@hosted-stay/pricing-core/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupAlikeStays, MAX_QUOTED_STUDENTS, toSignature } from '#server/features/trips/trips.public.ts';
import { toPriceLines, toSetFigures } from './group-figures.rules.ts';

const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 });

test('the sum of the trips is what they cost alone less the shared lines and their VAT, and one quote for all but for rounding', () => {
  void fc.assert(
    fc.property(validStayArbitrary(), sizes, ({ book: given, request }, students) => {
      const book = parsePriceBook(given);
      if (!book.ok) throw new Error(JSON.stringify(book.issues));
      const pricer = compilePriceBook(book.value);
      const quote = (changes: Partial<QuoteRequestInput>) => {
        const made = pricer.quote({ ...request, withoutPerBooking: false, ...changes });
        if (!made.ok) throw new Error(JSON.stringify(made.issues));
        return made.value;
      };
      const math = amountsIn(book.value.currency);
      if (!math.ok) throw new Error('no currency');
      const stays = students.map((countStudents) => ({
        students: countStudents,
        alone: quote({ countStudents }),
        withoutShared: quote({ countStudents, withoutPerBooking: true }),
      }));
      const quoted = quote({ countStudents: students.reduce((sum, one) => sum + one, 0) });
      const shared = new Set(book.value.templates.filter(({ per }) => per === 'booking').map(({ id }) => id));
      const reader = {
        isPerBooking: ({ pricingTemplateId }: { pricingTemplateId: number }) => shared.has(pricingTemplateId),
        nameLine: ({ pricingTemplateId, hostableId }: { pricingTemplateId: number; hostableId: number }) => ({
          name: String(pricingTemplateId),
          activity: String(hostableId),
        }),
      };
      const { sum, subtract, compare, zero } = math.value;
      const figures = toSetFigures(stays, { ...reader, quoted }, math.value);
      const paid = stays.map(({ alone, withoutShared }, index) => (index === 0 ? alone : withoutShared));
      expect(figures.together).toBe(sum(paid.map(({ total }) => total)));
      expect(sum([figures.alone, ...figures.shared.map(({ amount }) => amount), figures.sharedVat])).toBe(figures.together);
      expect(sum([figures.together, figures.rounding])).toBe(quoted.total);
      expect(compare(figures.difference, zero)).not.toBe(1);
      expect(sum([...toPriceLines(quoted, reader, math.value).map(({ amount }) => amount), quoted.vat])).toBe(quoted.total);
      // Four roundings of each line, and one of VAT, for each trip and for the quote.
      const roundings = (quoted.pricings.length * 2 + 1) * (students.length + 1);
      const minor = (amount: string) => Math.abs(Number(amount.replace('.', '')));
      expect(minor(subtract(quoted.total, figures.together))).toBeLessThanOrEqual(roundings);
    }),
    { numRuns: 200 },
  );
});

test('parts hold whole trips of at most so many students', () => {
  void fc.assert(
    fc.property(fc.array(fc.record({ signature: fc.constantFrom('a', 'b'), students: fc.integer({ min: 1, max: 20 }) })), (stays) => {
      const sets = groupAlikeStays(stays);
      expect(sets.flatMap((set) => set.stays).length).toBe(stays.length);
      for (const { stays: own, part, parts } of sets) {
        expect(own.reduce((sum, { students }) => sum + students, 0)).toBeLessThanOrEqual(MAX_QUOTED_STUDENTS);
        expect(new Set(own.map(({ signature }) => signature)).size).toBe(1);
        expect(part).toBeLessThanOrEqual(parts);
      }
    }),
  );
});

test('another family at the same price is alike, another seller, code or camp is not', () => {
  const line = { pricingTemplateId: 1, hostableType: 'Host_family', hostableId: 5, level: 'base', quantity: 7, students: 1 };
  const figures = { customer: '10.00', customerDiscount: '0.00', provider: '9.00', providerDiscount: '0.00' };
  const request = { fromDate: '2026-07-06', toDate: '2026-07-13', nearbyActivities: [], serviceTypeIds: [3, 1], discountCode: 'Ten' };
  const sign = (change: object = {}, more: object = {}, businessId = 1) =>
    toSignature(
      [{ vat: '0.00', total: '10.00', pricings: [{ ...line, ...figures, ...change }], request: { ...request, ...more } } as never],
      businessId,
    );
  expect(sign({ hostableId: 6, level: 'county' }, { serviceTypeIds: [1, 3], discountCode: 'TEN' })).toBe(sign());
  expect(sign({ hostableType: 'Activity', hostableId: 6 })).not.toBe(sign({ hostableType: 'Activity' }));
  expect(sign({ provider: '8.00' })).not.toBe(sign());
  expect(sign({}, { discountCode: 'OTHER' })).not.toBe(sign());
  expect(sign({}, {}, 2)).not.toBe(sign());
});
