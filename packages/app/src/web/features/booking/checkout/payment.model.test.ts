// A price beside the one that was shown before it.

import { expect, test } from 'vitest';
import { compareTotals, computeTotal, listChangedLines } from './payment.model.ts';

const euros = (total: string) => ({ total, currency: 'EUR', lines: [] });
const line = (pricingTemplateId: number, customer: string) => ({ pricingTemplateId, hostableType: 'Host_family', hostableId: 4, customer });

test('a price is compared by its figure, not by its text', () => {
  expect(compareTotals(euros('900.00'), euros('900.00'))).toBe('same');
  expect(compareTotals(euros('999.99'), euros('1000.00'))).toBe('higher');
  expect(compareTotals(euros('1000.00'), euros('999.99'))).toBe('lower');
  expect(compareTotals(euros('900719925474099.01'), euros('900719925474099.02'))).toBe('higher');
});

test('in another currency it is another price', () => {
  expect(compareTotals(euros('900.00'), { ...euros('900'), currency: 'JPY' })).toBe('higher');
});

test('the lines that moved are told, new and lost ones too', () => {
  const before = { ...euros('100.00'), lines: [line(1, '60.00'), line(2, '30.00'), line(3, '10.00')] };
  const now = { ...euros('120.00'), lines: [line(1, '80.00'), line(2, '30.00'), line(4, '10.00')] };
  expect(listChangedLines(before, now)).toEqual([
    { pricingTemplateId: 1, before: '60.00', now: '80.00' },
    { pricingTemplateId: 4, before: null, now: '10.00' },
    { pricingTemplateId: 3, before: '10.00', now: null },
  ]);
});

test('only a quote for a customer says a total', () => {
  expect(computeTotal({ total: '60.00', currency: 'EUR', pricings: [{ ...line(1, '60.00'), quantity: 1 }] })).toEqual({
    ...euros('60.00'),
    lines: [line(1, '60.00')],
  });
  expect(computeTotal({ payout: '60.00', currency: 'EUR', pricings: [] })).toBeUndefined();
  expect(computeTotal(null)).toBeUndefined();
});
