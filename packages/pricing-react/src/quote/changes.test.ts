// What changed adds up to the cent, for any two quotes of a book.

import type { CustomerView } from '@hosted-stay/pricing-core';
import { sumsIn } from '@hosted-stay/pricing-core/amounts';
import { priceBookArbitrary, validRequestArbitrary } from '@hosted-stay/pricing-core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPriceBook } from '../quote-source/open-price-book.ts';
import { changesBetween } from './changes.ts';

const pair = priceBookArbitrary().chain((book) => fc.tuple(fc.constant(book), validRequestArbitrary(book), validRequestArbitrary(book)));

it('adds up to the change of the total, and lists only changed kinds', () => {
  fc.assert(
    fc.property(pair, ([book, first, second]) => {
      const opened = openPriceBook(book, { side: 'customer' });
      if (!opened.ok) return;
      const [before, after] = [first, second].map((request): CustomerView | undefined => {
        const answer = opened.value.source(request, new AbortController().signal);
        return answer instanceof Promise || !answer.ok ? undefined : answer.value;
      });
      if (!before || !after) return;
      const sums = sumsIn(after.currency);
      const changes = changesBetween(before, after);
      expect(changes?.total ?? sums?.sum([])).toBe(sums?.subtract(after.total, before.total));
      expect(sums?.sum(changes?.byKind.map(({ amount }) => amount) ?? [])).toBe(changes?.total ?? sums?.sum([]));
      for (const { amount } of changes?.byKind ?? []) expect(amount).toMatch(/[1-9]/);
      expect(changesBetween(after, after)).toBeNull();
      expect(changesBetween(before, { ...after, currency: 'XTS' })).toBeNull();
    }),
    { numRuns: 150 },
  );
});
