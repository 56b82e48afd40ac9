// Every view the engine makes adds up; with any one of its figures a cent off it is refused.

import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import { sumsIn } from '@hosted-stay/pricing-core/amounts';
import { priceBookArbitrary, validRequestArbitrary } from '@hosted-stay/pricing-core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readView } from './read-view.ts';

const stay = priceBookArbitrary().chain((book) => fc.tuple(fc.constant(book), validRequestArbitrary(book)));

type Path = readonly string[];

function amountPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return at[0] !== 'request' && at[0] !== 'warnings' && /^\d+(\.\d+)?$/.test(value) ? [at] : [];
  return Object.entries(value ?? {}).flatMap(([name, part]) => amountPaths(part, [...at, name]));
}

function withCentMore(view: object, path: Path): unknown {
  const copy = JSON.parse(JSON.stringify(view));
  const owner = path.slice(0, -1).reduce<object>((part, step) => Reflect.get(part, step), copy);
  const name = path.at(-1) ?? '';
  const amount: string = Reflect.get(owner, name);
  const cent = amount.replace(/\d/g, '0').replace(/.$/, '1');
  Reflect.set(owner, name, sumsIn(copy.currency)?.sum([amount, cent]));
  return copy;
}

it('passes every view of the engine, and refuses each with one figure a cent off', () => {
  let seen = 0;
  fc.assert(
    fc.property(stay, fc.nat(), ([json, request], choice) => {
      const book = parsePriceBook(json);
      const quoted = book.ok && compilePriceBook(book.value).quote(request);
      if (!quoted || quoted.ok === false) return;
      const { payouts } = quoted.value;
      const payee = payouts[choice % payouts.length];
      const hosts = viewQuote(quoted.value, 'provider', payee ? { payee } : {});
      for (const view of [
        viewQuote(quoted.value, 'customer'),
        viewQuote(quoted.value, 'provider'),
        hosts,
        viewQuote(quoted.value, 'finance'),
      ]) {
        expect(readView(JSON.parse(JSON.stringify(view)))).toEqual(view);
        const paths = amountPaths(view).filter(([top]) => !/^(bookVersion|fingerprint|bookHash)$/.test(top ?? ''));
        seen += paths.length;
        for (const path of paths) expect(() => readView(withCentMore(view, path)), path.join('.')).toThrow('broken');
      }
    }),
    { numRuns: 60 },
  );
  expect(seen).toBeGreaterThan(500);
});
