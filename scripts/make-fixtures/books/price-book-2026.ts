// The price book in force: what a careful finance team would keep.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { ACTIVITIES } from './activities.ts';
import { CATALOGUE } from './catalogue.ts';
import { FAMILIES } from './families.ts';
import { COUNTIES, COUNTRIES } from './places.ts';

export const PRICE_BOOK_2026: PriceBookInput = {
  version: '2026',
  currency: 'EUR',
  effectiveFrom: '2026-01-01T00:00:00Z',
  policy: { vatRate: '0.23', campDaysPerWeek: 5, rounding: 'half-up' },
  ...CATALOGUE,
  countries: COUNTRIES,
  counties: COUNTIES,
  hostFamilies: [...FAMILIES],
  activities: [...ACTIVITIES],
};
