// The laws of the money map, and one map to read.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPricer, good, minor, quoteOf, refusals, sum } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { aRequest, STANDARD, serviceTypeId, validStayArbitrary } from '../../testing/index.ts';
import type { Quote } from '../quote.ts';
import { type MoneyMap, moneyMap } from './money-map.ts';

function holdsForEveryMap(law: (map: MoneyMap, quote: Quote) => void): void {
  holds(
    fc.property(validStayArbitrary(), (stay) => {
      const quote = quoteOf(stay);
      law(good(moneyMap(quote)), quote);
    }),
    200,
  );
}

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function fraction(text: string): Fraction {
  const [numerator = '', denominator = '1'] = text.split('/');
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});
const addUp = (texts: readonly string[]) => texts.map(fraction).reduce(plus, fraction('0')).numerator;

describe('the laws of a money map', () => {
  it('postings add up to 0 and are the quote’s own totals', () => {
    holdsForEveryMap(({ postings }, quote) => {
      expect(sum(postings.map(({ amount }) => amount))).toBe(0n);
      const balances = new Map(postings.map(({ account, amount }) => [account, minor(amount)]));
      expect(balances.get('customer')).toBe(-minor(quote.total));
      expect(balances.get('platform')).toBe(minor(quote.amountFamworld));
      expect(balances.get('tax')).toBe(minor(quote.vat));
      for (const { hostableType, hostableId, amount } of quote.payouts) {
        expect(balances.get(`${hostableType}:${hostableId}`)).toBe(minor(amount));
      }
    });
  });

  it('transfers are above 0, spend each line’s price whole, and come to the postings', () => {
    holdsForEveryMap(({ transfers, postings }, quote) => {
      for (const { amount } of transfers) expect(minor(amount) > 0n).toBe(true);
      quote.pricings.forEach(({ customer, customerDiscount }, line) => {
        const spent = sum(transfers.filter((transfer) => transfer.line === line).map(({ amount }) => amount));
        expect(spent).toBe(minor(customer) - minor(customerDiscount));
      });
      for (const { account, amount } of postings) {
        const received = sum(transfers.filter(({ payee }) => payee === account).map((transfer) => transfer.amount));
        const paid = sum(transfers.filter(({ payer }) => payer === account).map((transfer) => transfer.amount));
        expect(received - paid).toBe(minor(amount));
      }
    });
  });

  it('discounts are the lines’ own: the platform funds the customer’s, the provider its own', () => {
    holdsForEveryMap(({ discounts }, quote) => {
      const funded = (line: number, kind: string) =>
        sum(discounts.filter((one) => one.line === line && one.kind === kind).map(({ amount }) => amount));
      quote.pricings.forEach((line, index) => {
        expect(funded(index, 'demand')).toBe(minor(line.customerDiscount));
        expect(funded(index, 'supply')).toBe(minor(line.providerDiscount));
      });
      for (const { kind, line, funder, beneficiary } of discounts) {
        const provider = `${quote.pricings[line]?.hostableType}:${quote.pricings[line]?.hostableId}`;
        expect([funder, beneficiary]).toEqual(kind === 'demand' ? ['platform', 'customer'] : [provider, 'platform']);
      }
    });
  });

  it('every figure is its exact value plus a residue of at most half a unit', () => {
    holdsForEveryMap(({ roundings }, quote) => {
      expect(roundings.length).toBe(quote.pricings.length * 4 + 1);
      for (const { exact, residue, rounded, bearer, gainer } of roundings) {
        const { numerator, denominator } = fraction(residue);
        expect(numerator * 2n <= denominator && numerator * 2n >= -denominator).toBe(true);
        const made = plus(fraction(exact), { numerator, denominator });
        expect(made.numerator).toBe(minor(rounded) * made.denominator);
        expect(bearer === null).toBe(gainer === null);
        if (numerator === 0n) expect(bearer).toBeNull();
      }
    });
  });

  it('residues of all accounts add up to 0', () => {
    holdsForEveryMap(({ residues }) => {
      expect(addUp(residues.map(({ residue }) => residue))).toBe(0n);
    });
  });
});

describe('moneyMap, by example', () => {
  const pricer = aPricer({
    family: [
      {
        template: 'hosting per_night',
        amount: '10',
        customer: { commissionPercentage: '30' },
        provider: { commissionPercentage: '10' },
      },
    ],
    discounts: [{ required: true, demandDiscount: '5', supplyDiscount: '1.23' }],
  });
  const quote = good(pricer.quote(aRequest({ toDate: '2026-07-07', serviceTypeIds: [serviceTypeId('hosting')] })));
  const family = `Host_family:${STANDARD.family}` as const;

  it('reads from customer to family, platform and tax', () => {
    const { roundings, residues, ...map } = good(moneyMap(quote));
    expect(map).toEqual({
      currency: 'EUR',
      fingerprint: quote.fingerprint,
      transfers: [
        { payer: 'customer', payee: family, amount: '8.88', kind: 'payout', line: 0 },
        { payer: 'customer', payee: 'platform', amount: '4.45', kind: 'commission', line: 0 },
        { payer: 'customer', payee: 'tax', amount: '2.04', kind: 'vat', line: null },
      ],
      postings: [
        { account: 'customer', amount: '-15.37' },
        { account: family, amount: '8.88' },
        { account: 'platform', amount: '4.45' },
        { account: 'tax', amount: '2.04' },
      ],
      discounts: [
        { kind: 'demand', line: 0, amount: '0.96', funder: 'platform', beneficiary: 'customer' },
        { kind: 'supply', line: 0, amount: '0.12', funder: family, beneficiary: 'platform' },
      ],
    });
    expect(roundings).toEqual([
      { figure: 'customer', line: 0, exact: '10000/7', rounded: '14.29', residue: '3/7', bearer: null, gainer: null },
      { figure: 'customerDiscounted', line: 0, exact: '4000/3', rounded: '13.33', residue: '-1/3', bearer: 'platform', gainer: 'customer' },
      { figure: 'provider', line: 0, exact: '900', rounded: '9.00', residue: '0', bearer: null, gainer: null },
      { figure: 'providerDiscounted', line: 0, exact: '8877/10', rounded: '8.88', residue: '3/10', bearer: 'platform', gainer: family },
      { figure: 'vat', line: null, exact: '5106/25', rounded: '2.04', residue: '-6/25', bearer: 'tax', gainer: 'customer' },
    ]);
    expect(residues).toEqual([
      { account: 'customer', residue: '43/75' },
      { account: 'platform', residue: '-19/30' },
      { account: family, residue: '3/10' },
      { account: 'tax', residue: '-6/25' },
    ]);
  });

  it('refuses a quote that has lost what it was made of', () => {
    expect(refusals(moneyMap(JSON.parse(JSON.stringify(quote))))).toEqual(['detached_quote']);
  });

  it.each([
    ['total', '15.38', '-0.01'],
    ['amountFamworld', '4.46', '0.01'],
    ['vat', '0.00', '-2.04'],
  ])('refuses a quote whose %s was changed', (field, amount, difference) => {
    const changed = good(pricer.quote(quote.request));
    Reflect.set(changed, field, amount);
    expect(moneyMap(changed)).toEqual({ ok: false, issues: [{ code: 'unbalanced', path: [], data: { difference } }] });
  });

  it('refuses a quote whose shares were swapped although they still add up', () => {
    const changed = good(pricer.quote(quote.request));
    Reflect.set(changed, 'amountFamworld', '4.44');
    Reflect.set(changed, 'vat', '2.05');
    expect(refusals(moneyMap(changed))).toEqual(['unbalanced']);
  });
});
