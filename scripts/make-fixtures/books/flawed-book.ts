// A price book that parses and should not be used: one slip for nearly every rule that a check knows.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { SERVICE, TEMPLATE } from './catalogue.ts';
import { COUNTY } from './places.ts';
import { type PricingInput, priced } from './price.ts';
import { PRICE_BOOK_2026 } from './price-book-2026.ts';

type Rule = NonNullable<PriceBookInput['tripTypes'][number]['discounts']>[number];

const EXTRA_TEMPLATE = { trustfee: 160, ponyCampTransfer: 161, gapYear: 162, weekend: 163, nightCamp: 164, cityTour: 165 } as const;

/** Prices that take the place of a family's or an activity's own of the same template. */
const PRICES: Readonly<Record<string, readonly PricingInput[]>> = {
  "O'Connor family, Clontarf": [priced(TEMPLATE.hosting, { amount: '47.5', customer: '18.5', provider: '100' })],
  'Byrne family, Howth': [priced(TEMPLATE.transfer, { amount: '25', customer: '10', provider: '2+30', quantity: 2 })],
  'Kavanagh family, Rathmines': [priced(TEMPLATE.hosting, { amount: '49.25', customer: '99', provider: '4.5' })],
  'Nolan family, Drumcondra': [priced(TEMPLATE.hosting, { amount: '44', customer: '17.5', provider: '4.5' })],
  'Joyce family, Salthill': [priced(TEMPLATE.hosting, { amount: '44', customer: '17.5', provider: '4.5', quantity: 7 })],
  'Conneely family, Spiddal': [priced(TEMPLATE.immersion, { amount: '12', customer: '0.15', provider: '3' })],
  'Flaherty family, Oranmore': [priced(TEMPLATE.academic, { amount: '0' })],
  'Burke family, Kinvara': [
    priced(TEMPLATE.ridingLessons, { amount: '72' }),
    priced(EXTRA_TEMPLATE.ponyCampTransfer, { amount: '18', customer: '10' }),
  ],
  'Murphy family, Kinsale': [priced(TEMPLATE.hosting, { amount: '455', customer: '17.5', provider: '5' })],
  'Barry family, Youghal': [priced(TEMPLATE.hosting, { amount: '40.255', customer: '17', provider: '4' })],
  'McCarthy family, Cobh': [priced(EXTRA_TEMPLATE.gapYear, { amount: '900', customer: '12', provider: '4' })],
  'Moriarty family, Kenmare': [priced(TEMPLATE.trustFee, { amount: '0' })],
  'Keogh family, Enniskerry': [priced(TEMPLATE.ridingLessons, { amount: '78', customer: '14', provider: '3', quantity: 0 })],
  'Doyle family, Greystones': [priced(EXTRA_TEMPLATE.trustfee, { amount: '10', provider: '100' })],
  'Galway Bay sailing camp': [priced(TEMPLATE.transfer, { amount: '20', customer: '10', provider: '2', quantity: 1 })],
  'Kerry mountain camp': [priced(EXTRA_TEMPLATE.nightCamp, { amount: '30', customer: '17.5', provider: '6' })],
};

/** Rules that a trip type has besides, by its id. */
const RULES: Readonly<Record<number, readonly Rule[]>> = {
  1: [{ demandDiscount: '3' }, { code: 'Sibling ', minQuantity: 1, demandDiscount: '4' }],
  2: [
    { code: 'FOREVER', minQuantity: 400, demandDiscount: '5' },
    { minQuantity: 42, required: true, demandDiscount: '5' },
  ],
  10: [{ code: 'STUDENT', required: true, demandDiscount: '1' }],
  11: [
    { code: 'INTERN', supplyDiscount: '97' },
    { code: 'EARLY-BIRD', demandDiscount: '2' },
  ],
  20: [
    { code: 'CAMP3', minQuantity: 3, demandDiscount: '25' },
    { code: 'CAMP2', minQuantity: 4, demandDiscount: '1' },
  ],
  21: [{ code: 'FREERIDE' }, { code: 'CAMP3', minQuantity: 3, demandDiscount: '5' }],
};

export const FLAWED_BOOK: PriceBookInput = {
  version: 'flawed',
  currency: 'EUR',
  policy: { vatRate: '23', campDaysPerWeek: 7 },
  serviceTypes: [
    ...PRICE_BOOK_2026.serviceTypes,
    { id: 9, name: 'Trustfee' },
    { id: 10, name: 'Pony camp transfer' },
    { id: 11, name: 'insurance' },
  ],
  pricingTypes: PRICE_BOOK_2026.pricingTypes,
  tripTypes: [
    ...PRICE_BOOK_2026.tripTypes.map((tripType) => ({
      ...tripType,
      discounts: [...(tripType.discounts ?? []), ...(RULES[tripType.id] ?? [])],
    })),
    { id: 12, name: 'Gap year', active: false },
  ],
  templates: [
    ...PRICE_BOOK_2026.templates,
    { id: EXTRA_TEMPLATE.trustfee, name: 'Trustfee, second child', serviceTypeId: 9, pricingTypeId: 6, tripTypeId: 21 },
    { id: EXTRA_TEMPLATE.ponyCampTransfer, name: 'Lift to the pony camp', serviceTypeId: 10, pricingTypeId: 4, tripTypeId: 21 },
    {
      id: EXTRA_TEMPLATE.gapYear,
      name: 'Gap year, per trip',
      serviceTypeId: SERVICE.hosting,
      pricingTypeId: 6,
      tripTypeId: 12,
      required: true,
    },
    {
      id: EXTRA_TEMPLATE.weekend,
      name: 'Weekend hosting',
      serviceTypeId: SERVICE.hosting,
      pricingTypeId: 1,
      tripTypeId: 21,
      required: true,
    },
    { id: EXTRA_TEMPLATE.nightCamp, name: 'Night camp', serviceTypeId: SERVICE.camp, pricingTypeId: 1, tripTypeId: 20 },
    { id: EXTRA_TEMPLATE.cityTour, name: 'City tour', serviceTypeId: SERVICE.afterSchool, pricingTypeId: 6, tripTypeId: 21 },
  ],
  countries: PRICE_BOOK_2026.countries,
  counties: PRICE_BOOK_2026.counties,
  hostFamilies: [
    ...PRICE_BOOK_2026.hostFamilies.map(spoil),
    { id: 225, name: 'Healy family, Lucan', countyId: COUNTY.dublin, businessId: 7225 },
    {
      id: 226,
      name: 'Quinn family, Swords',
      countyId: COUNTY.dublin,
      businessId: 7226,
      pricings: [priced(EXTRA_TEMPLATE.weekend, { amount: '50', customer: '17.5', provider: '4.5' })],
    },
    { id: 227, name: ' ', countyId: COUNTY.cork, businessId: 7227 },
  ],
  activities: [
    ...PRICE_BOOK_2026.activities.map(spoil),
    {
      id: 311,
      name: 'Madrid theatre week',
      countyId: COUNTY.madrid,
      businessId: 8311,
      pricings: [priced(TEMPLATE.summerCamp, { amount: '0' })],
    },
    { id: 312, name: 'Salthill Surf Camp', countyId: COUNTY.galway, businessId: 8312 },
  ],
};

function spoil<T extends { readonly name: string; pricings?: PricingInput[] | undefined }>(owner: T): T {
  const slips = PRICES[owner.name] ?? [];
  const replaced = new Set(slips.map(({ pricingTemplateId }) => pricingTemplateId));
  return { ...owner, pricings: [...(owner.pricings ?? []).filter((pricing) => !replaced.has(pricing.pricingTemplateId)), ...slips] };
}
