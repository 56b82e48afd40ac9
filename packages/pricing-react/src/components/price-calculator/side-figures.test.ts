// Figures by side: nobody is given more than the side may see, and the rates are exact.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { percentOf, sideFigures, viewsFor } from './side-figures.ts';

function viewFor(side: 'customer' | 'provider' | 'finance') {
  const opened = openPriceBook(sampleBookJson(), { side });
  const quoted = opened.ok ? opened.value.source(mixedStay as never, new AbortController().signal) : null;
  if (quoted === null || quoted instanceof Promise || !quoted.ok) throw new Error('the sample stay has a quote');
  return quoted.value;
}

describe('the views handed on', () => {
  it('equal those of a source of that side', () => {
    const finance = viewFor('finance');
    expect(viewsFor(finance, 'finance')).toEqual([finance]);
    expect(viewsFor(finance, 'customer')).toEqual([viewFor('customer')]);
    expect(viewsFor(finance, 'provider')[0]).toEqual(viewFor('provider'));
  });

  it('are one for each payee on the hosts’ side', () => {
    const payees = viewsFor(viewFor('finance'), 'provider').map((view) => view.side === 'provider' && view.payee.hostableId);
    expect(payees).toEqual([206, 301, 302]);
  });

  it('never add figures to a narrower view', () => {
    for (const side of ['customer', 'provider'] as const) {
      const view = viewFor(side);
      for (const asked of ['customer', 'provider', 'finance'] as const) {
        expect(viewsFor(view, asked)).toEqual([view]);
        expect(sideFigures(view, asked)).toEqual(sideFigures(view, side));
      }
    }
  });
});

describe('the figures of a side', () => {
  it('begin with the one that counts for it', () => {
    const finance = viewFor('finance');
    expect(sideFigures(finance, 'customer').map(({ name }) => name)).toEqual(['total', 'subtotal', 'discount', 'vat']);
    expect(sideFigures(finance, 'provider').map(({ name }) => name)).toEqual(['amountSupplyVAT']);
    expect(sideFigures(finance, 'finance').map(({ name }) => name)).toContain('amountFamworld');
    expect(sideFigures(viewFor('provider'), 'customer').map(({ name }) => name)).toEqual(['payout']);
  });
});

describe('a percentage', () => {
  it.each([
    ['12.50', '80.00', '15.63'],
    ['0.00', '80.00', '0.00'],
    ['80.00', '80.00', '100.00'],
    ['1', '3', '33.33'],
    ['123456789012.34', '100000000000.00', '123.46'],
    ['0.01', '1000000.00', '0.00'],
    ['-0.05', '80.00', '-0.06'],
    ['-12.50', '80.00', '-15.63'],
    ['-0.01', '1000000.00', '0.00'],
  ])('for %s in %s is %s', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));

  it('is null if the whole is 0', () => expect(percentOf('1.00', '0.00')).toBeNull());

  it('is never further from the truth than half a hundredth', async () => {
    await fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 14n), fc.bigInt(1n, 10n ** 14n), (part, whole) => {
        const amount = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
        const hundredths = BigInt((percentOf(amount(part), amount(whole)) ?? '').replace('.', ''));
        const off = 2n * (hundredths * whole - part * 10_000n);
        return off <= whole && off > -whole;
      }),
    );
  });
});
