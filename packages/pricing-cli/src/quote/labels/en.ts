// The words of a quote's sheet in English.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: 'Host family',
  dates: 'Dates',
  kind: 'Kind of stay',
  kinds: { local: 'local', mixed: 'mixed', family: 'family' },
  days: 'Days',
  nights: 'Nights',
  campWeeks: 'Camp weeks',
  immersionDays: 'Immersion days',
  students: 'Students',
  discountCode: 'Discount code',
  priceBook: 'Price book',
  fingerprint: 'Fingerprint',
  service: 'Service',
  payee: 'Paid to',
  level: 'Level',
  levels: { base: 'own', county: 'county', country: 'country' },
  quantity: 'Quantity',
  price: 'Price',
  discount: 'Discount',
  payout: 'Payout',
  payoutDiscount: 'Payout discount',
  subtotal: 'Subtotal',
  vat: 'VAT',
  vatExempt: 'VAT (exempt)',
  total: 'Total',
  platform: 'Platform',
  note: 'Note',
  noLines: 'Nothing is charged for this stay.',
};
