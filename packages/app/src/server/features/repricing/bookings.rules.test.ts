// What the command line is given of a kept price, and what it tells back, read.

import { expect, test } from 'vitest';
import { toBookingLine } from './bookings.rules.ts';
import { parseFigureDifferences } from './figure-differences.rules.ts';

const nameOf = ({ pricingTemplateId, hostableType, hostableId }: { pricingTemplateId: number; hostableType: string; hostableId: number }) =>
  `${pricingTemplateId} of ${hostableType} ${hostableId}`;

test.each([
  ['total: 10.00 expected, 9.00 recorded', [{ figure: 'total', line: null, expected: '10.00', recorded: '9.00' }]],
  [
    'vat: nothing expected, 2.00 recorded; pricings[100@Host_family:7].customer: 5.00 expected, nothing recorded',
    [
      { figure: 'vat', line: null, expected: null, recorded: '2.00' },
      { figure: 'customer', line: '100 of Host_family 7', expected: '5.00', recorded: null },
    ],
  ],
  ['pricings[8@Activity:3]: 1 expected, 2 recorded', [{ figure: 'line', line: '8 of Activity 3', expected: '1', recorded: '2' }]],
  ['something else', []],
  ['', []],
])('figures that differ are read from a cell: %s', (cell, figures) => {
  expect(parseFigureDifferences(cell, nameOf)).toEqual(figures);
});

const KEPT = { tripId: 4, bookNumber: 2, vatRate: null, request: { hostFamilyId: 7 }, createdAt: new Date('2026-06-15T10:00:00Z') };

test('a booking has the figures of its quote and no other part of it, and a rate of VAT only where it is not the book’s', () => {
  const line = { pricingTemplateId: 9, hostableType: 'Activity', hostableId: 3, quantity: '1', name: 'Sailing' };
  const document = JSON.stringify({ currency: 'EUR', total: '10.00', fingerprint: 'f', noOfCampsAdded: 0, pricings: [line] });
  const { name: _, ...told } = line;
  const booking = { id: 4, request: KEPT.request, bookVersion: '2', pricedAt: '2026-06-15T10:00:00.000Z' };
  const recorded = { currency: 'EUR', noOfCampsAdded: 0, total: '10.00', pricings: [told] };
  expect(JSON.parse(toBookingLine({ ...KEPT, document }))).toEqual({ ...booking, recorded });
  const exempt = toBookingLine({ ...KEPT, vatRate: '0.135', document: '{"total":"1"}' });
  expect(JSON.parse(exempt)).toEqual({ ...booking, recorded: { total: '1' }, vatRate: '0.135' });
  expect(exempt.endsWith('}\n')).toBe(true);
});
