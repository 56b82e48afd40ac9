// What a line costs: the four figures, each rounded once, by the book's rule and in its currency.

import { describe, expect, it } from 'vitest';
import { aPricer, good } from '../../test/support/engine.ts';
import { aRequest, type BookParts, type PriceParts } from '../../testing/index.ts';

function line(price: Omit<PriceParts, 'template'>, parts: BookParts = {}, countStudents = 1) {
  const family = [{ template: 'other per_trip', required: true, ...price } as const];
  const [priced] = good(aPricer({ family, ...parts }).quote(aRequest({ countStudents, discountCode: 'x' }))).pricings;
  return [priced?.customer, priced?.customerDiscount, priced?.provider, priced?.providerDiscount];
}

const commission = (customer: string, provider: string) => ({
  customer: { commissionPercentage: customer },
  provider: { commissionPercentage: provider },
});

describe('a line', () => {
  it.each([
    ['100', '0', '0', ['100.00', '0.00', '100.00', '0.00']],
    ['80', '20', '10', ['100.00', '0.00', '72.00', '0.00']],
    ['1', '33.3333', '33.3333', ['1.50', '0.00', '0.67', '0.00']],
    ['0.000001', '99.999999', '0', ['100.00', '0.00', '0.00', '0.00']],
    ['50', '7', '100', ['53.76', '0.00', '0.00', '0.00']],
    ['50', '7', '120', ['53.76', '0.00', '0.00', '0.00']],
  ])('has the right figures for %s at %s and %s percent', (amount, customer, provider, figures) => {
    expect(line({ amount, ...commission(customer, provider) })).toEqual(figures);
  });

  it('carries fixed commissions a unit, on top for the customer and off for the provider', () => {
    const price = { amount: '10', customer: { commissionAmount: '1.25' }, provider: { commissionAmount: '0.75' } };
    expect(line(price, {}, 4)).toEqual(['45.00', '0.00', '37.00', '0.00']);
    expect(line({ ...price, provider: { commissionAmount: '10.01' } }, {}, 4)).toEqual(['45.00', '0.00', '0.00', '0.00']);
  });

  it.each([
    ['half-up', '0.125', '0.13'],
    ['half-even', '0.125', '0.12'],
    ['half-even', '0.135', '0.14'],
    ['half-up', '0.124999', '0.12'],
    ['half-even', '0.125001', '0.13'],
  ] as const)('rounded %s, %s is %s', (rounding, amount, figure) => {
    expect(line({ amount }, { policy: { rounding } })).toEqual([figure, '0.00', figure, '0.00']);
  });

  it.each([
    ['JPY', ['13', '0', '11', '0']],
    ['KWD', ['13.228', '0.000', '11.111', '0.000']],
    ['CLF', ['13.2275', '0.0000', '11.1111', '0.0000']],
  ])('in %s', (currency, figures) => {
    expect(line({ amount: '12.345679', ...commission('6.666667', '10') }, { currency })).toEqual(figures);
  });
});

describe('a discount', () => {
  const price = { amount: '80', ...commission('20', '10') };
  const given = (...discounts: NonNullable<BookParts['discounts']>) => line(price, { discounts });

  it('for the customer comes off the commission’s percentage', () => {
    expect(given({ required: true, demandDiscount: '4' })).toEqual(['100.00', '4.76', '72.00', '0.00']);
  });

  it('for the customer is never more than the commission', () => {
    expect(given({ required: true, demandDiscount: '20' })).toEqual(['100.00', '20.00', '72.00', '0.00']);
    expect(given({ required: true, demandDiscount: '19' }, { code: 'X', demandDiscount: '90' })).toEqual([
      '100.00',
      '20.00',
      '72.00',
      '0.00',
    ]);
  });

  it('for the provider adds to its percentage, until the payout is 0', () => {
    expect(given({ required: true, supplyDiscount: '5' })).toEqual(['100.00', '0.00', '72.00', '4.00']);
    expect(given({ required: true, supplyDiscount: '89.999999' })).toEqual(['100.00', '0.00', '72.00', '72.00']);
    expect(given({ required: true, supplyDiscount: '500' })).toEqual(['100.00', '0.00', '72.00', '72.00']);
  });

  it('is the sum of all that apply', () => {
    expect(
      given({ required: true, demandDiscount: '4', supplyDiscount: '5' }, { code: ' X', demandDiscount: '6', supplyDiscount: '5' }),
    ).toEqual(['100.00', '11.11', '72.00', '8.00']);
  });

  it('is nothing where no rule applies', () => {
    expect(
      given({ demandDiscount: '9' }, { code: 'y', demandDiscount: '9' }, { required: true, minQuantity: 2, supplyDiscount: '9' }),
    ).toEqual(['100.00', '0.00', '72.00', '0.00']);
  });
});
