// English: the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: 'Price of the stay', provider: 'Host payout', finance: 'Quote lines' },
  columns: {
    line: 'Line',
    counted: 'Quantity',
    customer: 'Full price',
    customerDiscount: 'Discount',
    price: 'Price',
    provider: 'Full payout',
    providerDiscount: 'Discount on payout',
    payout: 'Payout',
    platform: 'Platform fees',
  },
  counted: {
    per_night: { one: '# night', other: '# nights' },
    per_day: { one: '# day', other: '# days' },
    per_week: { one: '# week', other: '# weeks' },
    per_transfer: { one: '# transfer', other: '# transfers' },
    immersion: { one: '# immersion day', other: '# immersion days' },
    per_trip: { one: '# trip', other: '# trips' },
  },
  students: { one: '# student', other: '# students' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: 'Host family', Activity: 'Activity' },
  level: { base: 'Own price', county: 'County price', country: 'Country price' },
  sum: 'Sum',
  allLines: 'All lines',
  subtotal: 'Subtotal',
  vat: 'VAT',
  vatExempt: 'VAT (exempt)',
  total: 'Total',
  split: 'Split of the total',
  supplierAmount: 'Supplier amount',
  byPricingType: 'Full prices by unit',
  pricingType: {
    per_night: 'Per night',
    per_day: 'Per day',
    per_week: 'Per week',
    per_transfer: 'Per transfer',
    immersion: 'Per immersion day',
    per_trip: 'Per trip',
  },
  bookVersion: 'Price book',
  fingerprint: 'Quote reference',
};
