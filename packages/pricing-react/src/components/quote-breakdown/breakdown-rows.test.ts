// What is printed adds up to the cent, for every side of any quote.

import { compilePriceBook, parsePriceBook, type Quote, type Side, viewQuote } from '@hosted-stay/pricing-core';
import { aPriceBook, aRequest, validStayArbitrary } from '@hosted-stay/pricing-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Breakdown, type BreakdownTotal, breakdownOf } from './breakdown-rows.ts';

/** Minor units: `"-12.34"` → `-1234n`. */
const minor = (amount: string) => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + minor(amount), 0n);
const amounts = (totals: readonly BreakdownTotal[]) => totals.map(({ amount }) => amount);

function quoteOf(book: Parameters<typeof compilePriceBook>[0], request: unknown): Quote {
  const quoted = compilePriceBook(book).quote(request as Parameters<ReturnType<typeof compilePriceBook>['quote']>[0]);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.issues));
  return quoted.value;
}

function forAnyQuote(law: (quote: Quote) => void): void {
  fc.assert(
    fc.property(validStayArbitrary(), ({ book, request }) => {
      const parsed = parsePriceBook(book);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      law(quoteOf(parsed.value, request));
    }),
    { numRuns: 150 },
  );
}

/** Full and discount make what is left in each row; rows make the sums of their payee, these make the sums of all. */
function expectTableAddsUp({ side, columns, groups, sums }: Breakdown): void {
  expect(new Set(groups.map(({ payee }) => `${payee.hostableType} ${payee.hostableId}`)).size).toBe(groups.length);
  const rows = groups.flatMap((group) => [...group.lines.map(({ figures }) => figures), group.sums]);
  for (const row of [...rows, sums]) {
    expect(row).toHaveLength(columns.length);
    expect(sum(row.slice(0, 2))).toBe(minor(row[2] ?? ''));
    if (side !== 'finance') continue;
    expect(sum(row.slice(3, 5))).toBe(minor(row[5] ?? ''));
    expect(minor(row[2] ?? '') - minor(row[5] ?? '')).toBe(minor(row[6] ?? ''));
  }
  columns.forEach((_, at) => {
    for (const group of groups) expect(sum(group.lines.map(({ figures }) => figures[at] ?? ''))).toBe(minor(group.sums[at] ?? ''));
    expect(sum(groups.map((group) => group.sums[at] ?? ''))).toBe(minor(sums[at] ?? ''));
  });
}

function expectTotalsAddUp(totals: readonly BreakdownTotal[]): void {
  expect(sum(amounts(totals).slice(0, -1))).toBe(minor(totals.at(-1)?.amount ?? ''));
}

describe('what is printed adds up', () => {
  it('for the customer, to the total of the quote', () => {
    forAnyQuote((quote) => {
      const breakdown = breakdownOf(viewQuote(quote, 'customer'));
      expectTableAddsUp(breakdown);
      expectTotalsAddUp(breakdown.totals);
      expect(breakdown.sums[0]).toBe(breakdown.totals[0]?.amount);
      expect(minor(breakdown.sums[1] ?? '')).toBe(minor(breakdown.totals[1]?.amount ?? ''));
      expect(breakdown.totals.at(-1)).toEqual({ name: 'total', amount: quote.total });
    });
  });

  it('for each provider, to its payout', () => {
    forAnyQuote((quote) => {
      for (const payee of quote.payouts) {
        const breakdown = breakdownOf(viewQuote(quote, 'provider', { payee }));
        expectTableAddsUp(breakdown);
        expectTotalsAddUp(breakdown.totals);
        expect(breakdown.totals.at(-1)).toEqual({ name: 'payout', amount: payee.amount });
      }
      const family = breakdownOf(viewQuote(quote, 'provider'));
      expect(amounts(family.totals).map(minor)).toEqual([minor(quote.subtotalHF), -minor(quote.discountHF), minor(quote.totalHF)]);
    });
  });

  it('for finance, on both sides and in who gets what', () => {
    forAnyQuote((quote) => {
      const breakdown = breakdownOf(viewQuote(quote, 'finance'));
      expectTableAddsUp(breakdown);
      expect(breakdown.sums.map(minor)).toEqual([
        minor(quote.subtotal),
        -minor(quote.discount),
        minor(quote.subtotal) - minor(quote.discount),
        sum(quote.pricings.map(({ provider }) => provider)),
        -sum(quote.pricings.map(({ providerDiscount }) => providerDiscount)),
        minor(quote.amountSupplyVAT),
        minor(quote.amountFamworld),
      ]);
      expectTotalsAddUp(breakdown.totals);
      expect(breakdown.totals.at(-1)).toEqual({ name: 'total', amount: quote.total });
      expect(sum(quote.payouts.map(({ amount }) => amount))).toBe(minor(breakdown.totals[0]?.amount ?? ''));
      expect(sum(Object.values(quote.amountPricingType))).toBe(minor(breakdown.sums[0] ?? ''));
    });
  });
});

describe('who sees what', () => {
  it('shows only figures of a customer or provider view’s own side, whatever side is requested', () => {
    forAnyQuote((quote) => {
      for (const own of ['customer', 'provider'] as const) {
        const view = own === 'customer' ? viewQuote(quote, own) : viewQuote(quote, own);
        for (const asked of ['customer', 'provider', 'finance'] satisfies Side[])
          expect(breakdownOf(view, asked)).toEqual(breakdownOf(view));
      }
    });
  });

  it('shows finance either side as that side would see it', () => {
    forAnyQuote((quote) => {
      const [asCustomer, customer] = [breakdownOf(viewQuote(quote, 'finance'), 'customer'), breakdownOf(viewQuote(quote, 'customer'))];
      const figures = ({ groups }: Breakdown) => groups.map(({ lines }) => lines.map((line) => line.figures));
      expect([figures(asCustomer), asCustomer.totals]).toEqual([figures(customer), customer.totals]);
      const payouts = breakdownOf(viewQuote(quote, 'finance'), 'provider');
      expectTotalsAddUp(payouts.totals);
      expect(payouts.totals.at(-1)?.amount).toBe(quote.amountSupplyVAT);
    });
  });
});

it('groups lines by payee and names an exemption', () => {
  const book = aPriceBook({
    family: [{ template: 'hosting per_night', amount: '40', required: true }],
    activity: [{ template: 'camp per_week', amount: '250', customer: { commissionPercentage: '20' } }],
  });
  const stay = { activityDetailsType: 'mixed' as const, nearbyActivities: [{ id: 900 }] };
  const { groups, totals } = breakdownOf(viewQuote(quoteOf(book, aRequest({ ...stay, vatExempt: true })), 'customer'));
  expect(groups.map(({ payee, sums }) => [payee.hostableType, payee.hostableId, sums])).toEqual([
    ['Host_family', 500, ['240.00', '0.00', '240.00']],
    ['Activity', 900, ['312.50', '0.00', '312.50']],
  ]);
  expect(totals.map(({ name }) => name)).toEqual(['subtotal', 'customerDiscount', 'vatExempt', 'total']);
});
