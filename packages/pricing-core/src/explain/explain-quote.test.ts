// The reasons for a quote as data: they reconcile with the quote, and name what nearly changed it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explanationOf, quoteOf, quotes } from '../../test/explain/explained.ts';
import { priceBookArbitrary, validRequestArbitrary } from '../../testing/index.ts';
import { compilePriceBook } from '../compile-price-book.ts';
import { MadeQuote } from '../made-quote.ts';
import { minorDigits } from '../money/currency.ts';
import { parsePriceBook } from '../price-book/parse.ts';
import type { Quote } from '../quote.ts';
import { explainQuote } from './explain-quote.ts';

/** Rounds an exact fraction in the plainest way, apart from the engine's own. */
function roundedBy({ numerator, denominator }: { numerator: string; denominator: string }, digits: number, halfEven: boolean): string {
  const [n, d] = [BigInt(numerator) * 10n ** BigInt(digits), BigInt(denominator)];
  const [whole, twice] = [n / d, (n % d) * 2n];
  const up = twice > d || (twice === d && (!halfEven || whole % 2n === 1n));
  const text = String(up ? whole + 1n : whole).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

describe('explainQuote', () => {
  it('reconciles with the quote, line by line and in all', () => {
    let lines = 0;
    fc.assert(
      fc.property(quotes, (quote) => {
        fc.pre(quote !== undefined);
        const explanation = explanationOf(quote);
        lines += quote.pricings.length;
        expect(
          explanation.lines.map((line) => ({
            pricingTemplateId: line.template.id,
            hostableType: line.payee.hostableType,
            hostableId: line.payee.hostableId,
            level: line.usedFrom.level,
            tripTypeId: line.tripType.id,
            serviceTypeId: line.serviceType.id,
            category: line.serviceType.category,
            pricingType: line.pricingType,
            quantity: line.quantity.quantity,
            students: line.students,
            customer: line.figures.customer.rounded,
            customerDiscount: line.customerDiscount,
            provider: line.figures.provider.rounded,
            providerDiscount: line.providerDiscount,
          })),
        ).toEqual(quote.pricings);
        expect(explanation.totals).toMatchObject({
          subtotal: quote.subtotal,
          total: quote.total,
          vat: { amount: quote.vat },
          payouts: quote.payouts.map(({ hostableType, hostableId, amount }) => ({ payee: { hostableType, hostableId }, amount })),
        });
        expect(explanation.stay.immersion.immersionDays).toBe(quote.noOfImmersionDays);
        expect(explanation.stay.campWeeks.weeks).toBe(quote.noOfCampsAdded);
      }),
      { numRuns: 150 },
    );
    expect(lines).toBeGreaterThan(100);
  });

  it('states exact values that round to the printed ones', () => {
    let endless = 0;
    fc.assert(
      fc.property(quotes, (quote) => {
        fc.pre(quote !== undefined);
        const { currency, lines, totals } = explanationOf(quote);
        const halfEven = MadeQuote.originOf(quote)?.totalled.counted.resolved.book.rounding === 'half-even';
        const vat = totals.vat.reckoned === null ? [] : [totals.vat.reckoned.figure];
        for (const figure of [...lines.flatMap((line) => Object.values(line.figures)), ...vat]) {
          expect(roundedBy(figure, minorDigits(currency) ?? 0, halfEven)).toBe(figure.rounded);
          const shown = figure.decimal.replace('…', '');
          const scaled = BigInt(figure.numerator) * 10n ** BigInt(shown.split('.')[1]?.length ?? 0);
          expect(scaled / BigInt(figure.denominator)).toBe(BigInt(shown.replace('.', '')));
          expect(scaled % BigInt(figure.denominator) === 0n).toBe(!figure.decimal.endsWith('…'));
          endless += figure.decimal.endsWith('…') ? 1 : 0;
        }
      }),
      { numRuns: 100 },
    );
    expect(endless).toBeGreaterThan(10);
  });

  it('covers every pricing of the stay: as a line or with reasons', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        fc.pre(quote !== undefined);
        const { lines, absent } = explanationOf(quote);
        const place = ({ payee, template, usedFrom }: (typeof absent)[number] | (typeof lines)[number]) =>
          `${payee.hostableType} ${payee.hostableId} ${template.id} ${usedFrom.level}`;
        const told = [...lines.map(place), ...absent.map(place)];
        expect(new Set(told).size).toBe(told.length);
        expect(absent.every(({ reasons }) => reasons.length > 0)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('names a line it would be exactly as the quote has it once the service is selected', () => {
    let added = 0;
    fc.assert(
      fc.property(priceBookArbitrary(), fc.integer(), (input, seed) => {
        const book = parsePriceBook(input);
        const [request] = fc.sample(validRequestArbitrary(input), { numRuns: 1, seed });
        if (!book.ok || request === undefined) return;
        const pricer = compilePriceBook(book.value);
        const quoted = pricer.quote(request);
        if (!quoted.ok) return;
        for (const { ifSelected, serviceType, template, payee } of explanationOf(quoted.value).absent) {
          if (ifSelected === null) continue;
          const more = pricer.quote({ ...quoted.value.request, serviceTypeIds: [...quoted.value.request.serviceTypeIds, serviceType.id] });
          const line = more.ok
            ? more.value.pricings.find((one) => one.pricingTemplateId === template.id && one.hostableId === payee.hostableId)
            : undefined;
          expect(line?.customer).toBe(ifSelected.figures.customer.rounded);
          added += 1;
        }
      }),
      { numRuns: 100 },
    );
    expect(added).toBeGreaterThan(10);
  });

  it('rejects a quote without calculation data', () => {
    const read = JSON.parse(JSON.stringify(quoteOf({}, {}))) as Quote;
    expect(explainQuote(read)).toEqual({
      ok: false,
      issues: [{ code: 'detached_quote', path: [], data: { fingerprint: read.fingerprint } }],
    });
  });
});
