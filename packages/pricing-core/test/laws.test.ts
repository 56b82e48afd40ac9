// The laws that every quote obeys, each tried on random books and stays. Amounts are compared as whole minor units.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '../src/money/currency.ts';
import type { Quote } from '../src/quote.ts';
import { type ValidStay, validRequestArbitrary, validStayArbitrary } from '../testing/index.ts';
import { figuresOf, minor, pricerOf, quoteOf, sum, withRequest } from './support/engine.ts';
import { holds } from './support/runs.ts';
import { shuffledBook } from './support/shuffled-book.ts';

const RUNS = 300;

/** Tries a law on random stays with their quotes. */
function holdsForEveryQuote(law: (quote: Quote, stay: ValidStay) => void): void {
  holds(
    fc.property(validStayArbitrary(), (stay) => law(quoteOf(stay), stay)),
    RUNS,
  );
}

/** Every amount of a quote by where it stands. */
function amountsOf(quote: Quote): [string, string][] {
  const { subtotal, discount, vat, total, subtotalHF, discountHF, totalHF, amountSupplyVAT, amountFamworld } = quote;
  return [
    ...Object.entries({ subtotal, discount, vat, total, subtotalHF, discountHF, totalHF, amountSupplyVAT, amountFamworld }),
    ...Object.entries(quote.amountPricingType),
    ...quote.payouts.map(({ amount }, index): [string, string] => [`payouts.${index}`, amount]),
    ...quote.pricings.flatMap(({ customer, customerDiscount, provider, providerDiscount }, index) =>
      Object.entries({ customer, customerDiscount, provider, providerDiscount }).map(([name, text]): [string, string] => [
        `pricings.${index}.${name}`,
        text,
      ]),
    ),
  ];
}

const paid = (quote: Quote) => minor(quote.subtotal) - minor(quote.discount);
const payout = (quote: Quote, hostable: { readonly hostableType: string; readonly hostableId: number }) =>
  sum(
    quote.payouts
      .filter(({ hostableType, hostableId }) => hostableType === hostable.hostableType && hostableId === hostable.hostableId)
      .map(({ amount }) => amount),
  );

describe('laws of one quote', () => {
  it('total = subtotal + vat − discount = supplier amount + the platform’s part + vat', () => {
    holdsForEveryQuote((quote) => {
      expect(minor(quote.total)).toBe(minor(quote.subtotal) + minor(quote.vat) - minor(quote.discount));
      expect(minor(quote.total)).toBe(minor(quote.amountSupplyVAT) + minor(quote.amountFamworld) + minor(quote.vat));
    });
  });

  it('the supplier amount is the sum of the payouts, and one payout goes to each owner', () => {
    holdsForEveryQuote((quote) => {
      expect(sum(quote.payouts.map(({ amount }) => amount))).toBe(minor(quote.amountSupplyVAT));
      const owners = quote.payouts.map(({ hostableType, hostableId }) => `${hostableType} ${hostableId}`);
      expect(new Set(owners).size).toBe(owners.length);
      expect(new Set(owners)).toEqual(new Set(quote.pricings.map(({ hostableType, hostableId }) => `${hostableType} ${hostableId}`)));
    });
  });

  it('sums are the sums of the printed lines', () => {
    holdsForEveryQuote((quote) => {
      const family = quote.pricings.filter(({ hostableType }) => hostableType === 'Host_family');
      expect(minor(quote.subtotal)).toBe(sum(quote.pricings.map(({ customer }) => customer)));
      expect(minor(quote.discount)).toBe(sum(quote.pricings.map(({ customerDiscount }) => customerDiscount)));
      expect(minor(quote.subtotalHF)).toBe(sum(family.map(({ provider }) => provider)));
      expect(minor(quote.discountHF)).toBe(sum(family.map(({ providerDiscount }) => providerDiscount)));
      expect(minor(quote.totalHF)).toBe(minor(quote.subtotalHF) - minor(quote.discountHF));
      expect(sum(Object.values(quote.amountPricingType))).toBe(minor(quote.subtotal));
      expect(new Set(Object.keys(quote.amountPricingType))).toEqual(new Set(quote.pricings.map(({ pricingType }) => pricingType)));
    });
  });

  it('0 ≤ discount ≤ subtotal, on every line too, on the provider’s side too', () => {
    holdsForEveryQuote((quote) => {
      expect(minor(quote.discount)).toBeLessThanOrEqual(minor(quote.subtotal));
      for (const line of quote.pricings) {
        expect(minor(line.customerDiscount)).toBeLessThanOrEqual(minor(line.customer));
        expect(minor(line.providerDiscount)).toBeLessThanOrEqual(minor(line.provider));
      }
    });
  });

  it('the platform never pays to host: its part of every line, and so of the whole, is 0 or more', () => {
    holdsForEveryQuote((quote) => {
      expect(minor(quote.amountFamworld)).toBeGreaterThanOrEqual(0n);
      for (const line of quote.pricings) {
        const customer = minor(line.customer) - minor(line.customerDiscount);
        expect(customer).toBeGreaterThanOrEqual(minor(line.provider) - minor(line.providerDiscount));
      }
    });
  });

  it('amounts are whole minor units, none below 0, none left out', () => {
    holdsForEveryQuote((quote) => {
      const digits = minorDigits(quote.currency) ?? Number.NaN;
      const form = digits === 0 ? /^(0|[1-9]\d*)$/ : new RegExp(`^(0|[1-9]\\d*)\\.\\d{${digits}}$`);
      for (const [place, amount] of amountsOf(quote)) expect([place, amount]).toEqual([place, expect.stringMatching(form)]);
    });
  });

  it('VAT is the rate’s part of the supplier amount, rounded by the book’s rule; nothing for the exempt', () => {
    holdsForEveryQuote((quote, { book }) => {
      const [whole = '', fraction = ''] = String(book.policy?.vatRate ?? '0.23').split('.');
      const exact = minor(quote.amountSupplyVAT) * BigInt(whole + fraction.padEnd(6, '0'));
      const vat = minor(quote.vat) * 1_000_000n;
      const off = exact > vat ? exact - vat : vat - exact;
      if (quote.request.vatExempt) expect(vat).toBe(0n);
      else expect(off).toBeLessThanOrEqual(500_000n);
    });
  });
});

describe('laws of quotes side by side', () => {
  it('quoting twice gives the same bytes, from the same pricer and from another', () => {
    holdsForEveryQuote((quote, stay) => {
      const pricer = pricerOf(structuredClone(stay.book));
      const again = [pricer.quote(stay.request), pricer.quote(structuredClone(stay.request))];
      for (const result of again) expect(JSON.stringify(result)).toBe(JSON.stringify({ ok: true, value: quote }));
    });
  });

  it('earlier quotes make no difference', () => {
    const stays = validStayArbitrary().chain(({ book, request }) =>
      fc.record({
        book: fc.constant(book),
        request: fc.constant(request),
        before: fc.array(validRequestArbitrary(book), { maxLength: 4 }),
      }),
    );
    holds(
      fc.property(stays, ({ book, request, before }) => {
        const pricer = pricerOf(book);
        for (const earlier of before) pricer.quote(earlier);
        expect(JSON.stringify(pricer.quote(request))).toBe(JSON.stringify(pricerOf(book).quote(request)));
      }),
      RUNS / 3,
    );
  });

  it('the order of counties, activities and services in the book changes no figure', () => {
    holds(
      fc.property(validStayArbitrary(), fc.nat(), (stay, seed) => {
        expect(figuresOf(quoteOf({ ...stay, book: shuffledBook(stay.book, seed) }))).toEqual(figuresOf(quoteOf(stay)));
      }),
      RUNS,
    );
  });

  it('the order of an owner’s pricings, and of a trip type’s rules, changes no total', () => {
    holds(
      fc.property(validStayArbitrary(), (stay) => {
        const reversed = structuredClone(stay.book);
        for (const owner of [...reversed.countries, ...reversed.counties, ...reversed.hostFamilies, ...reversed.activities])
          owner.pricings?.reverse();
        for (const tripType of reversed.tripTypes) tripType.discounts?.reverse();
        const { pricings, payouts: _, ...totals } = figuresOf(quoteOf(stay));
        const { pricings: turned, payouts: __, ...turnedTotals } = figuresOf(quoteOf({ ...stay, book: reversed }));
        expect(turnedTotals).toEqual(totals);
        expect(turned.map((line) => JSON.stringify(line)).sort()).toEqual(pricings.map((line) => JSON.stringify(line)).sort());
      }),
      RUNS,
    );
  });

  it('removing an optional service never raises the total, nor any payout', () => {
    holds(
      fc.property(validStayArbitrary(), fc.nat(), (stay, at) => {
        const wanted = stay.request.serviceTypeIds ?? [];
        const kept = wanted.filter((_, index) => index !== at % Math.max(1, wanted.length));
        const before = quoteOf(stay);
        const after = quoteOf(withRequest(stay, { serviceTypeIds: kept }));
        expect(minor(after.total)).toBeLessThanOrEqual(minor(before.total));
        for (const owner of after.payouts) expect(minor(owner.amount)).toBeLessThanOrEqual(payout(before, owner));
      }),
      RUNS,
    );
  });

  it('a code never raises what the customer pays, nor a payout', () => {
    holdsForEveryQuote((quote, stay) => {
      const without = quoteOf(withRequest(stay, { discountCode: null }));
      expect(paid(quote)).toBeLessThanOrEqual(paid(without));
      expect(minor(quote.total)).toBeLessThanOrEqual(minor(without.total));
      expect(quote.subtotal).toBe(without.subtotal);
      for (const owner of quote.payouts) expect(minor(owner.amount)).toBeLessThanOrEqual(payout(without, owner));
    });
  });

  it('vatExempt changes vat and total alone', () => {
    holdsForEveryQuote((_, stay) => {
      const [charged, exempt] = [false, true].map((vatExempt) => figuresOf(quoteOf(withRequest(stay, { vatExempt }))));
      expect(exempt).toEqual({ ...charged, vat: exempt?.vat, total: exempt?.total });
      expect(minor(exempt?.vat ?? '1')).toBe(0n);
      expect(minor(charged?.total ?? '') - minor(charged?.vat ?? '')).toBe(minor(exempt?.total ?? ''));
    });
  });

  it('the side that asks changes no figure', () => {
    holdsForEveryQuote((_, stay) => {
      const [customer, provider] = (['customer', 'provider'] as const).map((type) => figuresOf(quoteOf(withRequest(stay, { type }))));
      expect(provider).toEqual(customer);
    });
  });

  it('a discount code is compared without its case and the space around it', () => {
    holdsForEveryQuote((quote, stay) => {
      const code = stay.request.discountCode ?? '';
      const shouted = figuresOf(quoteOf(withRequest(stay, { discountCode: `\t${code.trim().toLowerCase()}\n` })));
      expect({ ...shouted, warnings: [] }).toEqual({ ...figuresOf(quote), warnings: [] });
    });
  });
});
