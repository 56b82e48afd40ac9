// The price book before that: two families fewer, lower prices, another camp commission and no code for long summers.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { TEMPLATE } from './catalogue.ts';
import { JOINED_2026 } from './families.ts';
import type { PricingInput } from './price.ts';
import { PRICE_BOOK_2026 } from './price-book-2026.ts';

/** What a unit cost less, in cents, before the rise of 2026. */
const RISE: Readonly<Record<number, number>> = {
  [TEMPLATE.hosting]: 150,
  [TEMPLATE.academic]: 1250,
  [TEMPLATE.internship]: 110,
  [TEMPLATE.summerCamp]: 800,
  [TEMPLATE.afterSchool]: 350,
  [TEMPLATE.transfer]: 200,
  [TEMPLATE.trustFee]: 500,
};

const CAMP_COMMISSION_2025 = '16';

export const PRICE_BOOK_2025: PriceBookInput = {
  ...PRICE_BOOK_2026,
  version: '2025',
  effectiveFrom: '2025-01-01T00:00:00Z',
  tripTypes: PRICE_BOOK_2026.tripTypes.map((tripType) => ({
    ...tripType,
    discounts: (tripType.discounts ?? []).filter(({ code }) => code !== 'SUMMERLONG'),
  })),
  countries: PRICE_BOOK_2026.countries.map(asIn2025),
  counties: PRICE_BOOK_2026.counties.map(asIn2025),
  hostFamilies: PRICE_BOOK_2026.hostFamilies.filter(({ id }) => !JOINED_2026.includes(id)).map(asIn2025),
  activities: PRICE_BOOK_2026.activities.map(asIn2025),
};

function asIn2025<T extends { pricings?: PricingInput[] | undefined }>(owner: T): T {
  return { ...owner, pricings: (owner.pricings ?? []).map(priceIn2025) };
}

function priceIn2025(pricing: PricingInput): PricingInput {
  const camp = pricing.pricingTemplateId === TEMPLATE.summerCamp && pricing.amount !== '0';
  return {
    ...pricing,
    amount: pricing.amount === '0' ? '0' : lowered(String(pricing.amount), RISE[pricing.pricingTemplateId] ?? 0),
    ...(camp ? { customer: { ...pricing.customer, commissionPercentage: CAMP_COMMISSION_2025 } } : {}),
  };
}

/** `("42.75", 150)` → `"41.25"` */
function lowered(amount: string, cents: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const left = Number(whole) * 100 + Number(fraction.padEnd(2, '0')) - cents;
  return `${Math.floor(left / 100)}.${String(left % 100).padStart(2, '0')}`;
}
