// What one unit costs and brings, as exact fractions: the gross-up, the payout, and what discounts do to both.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/support/runs.ts';
import type { Ratio } from '../money/ratio.ts';
import { type ScaledPricing, unitRates } from './rates.ts';

const MILLION = 1_000_000n;
const HUNDRED = 100n * MILLION;

const scaled = (max: bigint) => fc.oneof(fc.bigInt({ min: 0n, max }), fc.constantFrom(0n, 1n, max));
const pricing: fc.Arbitrary<ScaledPricing> = fc.record({
  amount: scaled(10n ** 18n - 1n),
  customerAmount: scaled(10n ** 12n),
  customerPercentage: scaled(HUNDRED - 1n),
  providerAmount: scaled(10n ** 12n),
  providerPercentage: scaled(2n * HUNDRED),
});
const points = scaled(2n * HUNDRED);
const digits = fc.constantFrom(0, 2, 3, 4);

/** Whether a fraction of a minor unit equals `numerator / denominator`. */
function equals(rate: Ratio, numerator: bigint, denominator: bigint): void {
  expect(BigInt(rate.numerator) * denominator).toBe(numerator * BigInt(rate.denominator));
}

describe('the customer’s rate', () => {
  it('leaves the amount when p percent of it are taken off: the commission is p percent of the customer’s price', () => {
    holds(
      fc.property(pricing, digits, points, (asked, places, demand) => {
        const { customer } = unitRates(asked, places, demand, 0n);
        const percentage = asked.customerPercentage > demand ? asked.customerPercentage - demand : 0n;
        const minor = 10n ** BigInt(places);
        // gross = customer − fixed, in minor units; gross × (100 − p) / 100 = amount.
        const gross = BigInt(customer.numerator) * MILLION - asked.customerAmount * minor * BigInt(customer.denominator);
        expect(gross * (HUNDRED - percentage)).toBe(asked.amount * minor * BigInt(customer.denominator) * HUNDRED);
      }),
      500,
    );
  });

  it.each([
    ['20 % of 100', { amount: '80', percentage: '20', fixed: '0' }, 10_000n, 1n],
    ['no commission', { amount: '80', percentage: '0', fixed: '0' }, 8000n, 1n],
    ['a fixed part alone', { amount: '80', percentage: '0', fixed: '1.5' }, 8150n, 1n],
    ['a third', { amount: '1', percentage: '25', fixed: '0' }, 400n, 3n],
  ])('%s', (_, { amount, percentage, fixed }, numerator, denominator) => {
    const millionths = (text: string) => BigInt(Math.round(Number(text) * 1e6));
    const asked = {
      amount: millionths(amount),
      customerAmount: millionths(fixed),
      customerPercentage: millionths(percentage),
      providerAmount: 0n,
      providerPercentage: 0n,
    };
    equals(unitRates(asked, 2, 0n, 0n).customer, numerator, denominator);
  });

  it('never falls below the provider rate: a demand discount is limited to the commission', () => {
    holds(
      fc.property(pricing, digits, points, points, (asked, places, demand, supply) => {
        const none = unitRates(asked, places, asked.customerPercentage, supply).customer;
        const { customer, provider } = unitRates(asked, places, demand, supply);
        const at = (rate: Ratio, other: Ratio) => BigInt(rate.numerator) * BigInt(other.denominator);
        expect(at(customer, none)).toBeGreaterThanOrEqual(at(none, customer));
        expect(at(customer, provider)).toBeGreaterThanOrEqual(at(provider, customer));
        if (demand >= asked.customerPercentage) expect(customer).toEqual(none);
      }),
      500,
    );
  });
});

describe('the provider’s rate', () => {
  it('is the amount minus commission, never below 0, and 0 from 100 percent', () => {
    holds(
      fc.property(pricing, digits, points, (asked, places, supply) => {
        const { provider } = unitRates(asked, places, 0n, supply);
        const percentage = asked.providerPercentage + supply;
        const left = asked.amount * (HUNDRED - percentage) - asked.providerAmount * HUNDRED;
        if (percentage >= HUNDRED || left <= 0n) expect(provider).toEqual({ numerator: 0, denominator: 1 });
        else equals(provider, left * 10n ** BigInt(places), HUNDRED * MILLION);
      }),
      500,
    );
  });

  it.each([
    [99_999_999n, 1n, 10_000n],
    [HUNDRED, 0n, 1n],
    [HUNDRED + 1n, 0n, 1n],
  ])('is exact for 100.00 at %s millionths of a percent', (providerPercentage, numerator, denominator) => {
    const asked = { amount: 100n * MILLION, customerAmount: 0n, customerPercentage: 0n, providerAmount: 0n, providerPercentage };
    equals(unitRates(asked, 2, 0n, 0n).provider, numerator, denominator);
  });

  it('is 0 where the fixed commission takes all of it', () => {
    const asked = { amount: MILLION, customerAmount: 0n, customerPercentage: 0n, providerPercentage: 0n };
    expect(unitRates({ ...asked, providerAmount: MILLION }, 2, 0n, 0n).provider).toEqual({ numerator: 0, denominator: 1 });
    expect(unitRates({ ...asked, providerAmount: 2n * MILLION }, 2, 0n, 0n).provider).toEqual({ numerator: 0, denominator: 1 });
    expect(unitRates({ ...asked, providerAmount: MILLION - 1n }, 2, 0n, 0n).provider).toEqual({ numerator: 1, denominator: 10_000 });
  });
});
