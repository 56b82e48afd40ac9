// Two countries and eight counties, with what each asks for where a family or an activity says nothing itself.

import type { PriceBookInput } from '@hosted-stay/pricing-core';
import { TEMPLATE } from './catalogue.ts';
import { priced } from './price.ts';

export const COUNTY = { dublin: 1, galway: 2, cork: 3, kerry: 4, wicklow: 5, madrid: 6, valencia: 7, malaga: 8 } as const;

export const COUNTRIES: PriceBookInput['countries'] = [
  {
    id: 1,
    name: 'Ireland',
    pricings: [
      priced(TEMPLATE.trustFee, { amount: '45', provider: '100' }),
      priced(TEMPLATE.transfer, { amount: '42', customer: '10', provider: '2', quantity: 2 }),
      priced(TEMPLATE.insurance, { amount: '1.35', provider: '100' }),
      priced(TEMPLATE.summerCamp, { amount: '185', customer: '17.5', provider: '5' }),
      priced(TEMPLATE.immersion, { amount: '8.5', customer: '15', provider: '3' }),
    ],
  },
  {
    id: 2,
    name: 'Spain',
    pricings: [
      priced(TEMPLATE.hosting, { amount: '33.5', customer: '16.5', provider: '4' }),
      priced(TEMPLATE.trustFee, { amount: '39', provider: '100' }),
      priced(TEMPLATE.transfer, { amount: '36.5', customer: '10', provider: '2', quantity: 2 }),
      priced(TEMPLATE.insurance, { amount: '1.2', provider: '100' }),
      priced(TEMPLATE.summerCamp, { amount: '162.5', customer: '17.5', provider: '5' }),
      priced(TEMPLATE.immersion, { amount: '7.25', customer: '15', provider: '3' }),
    ],
  },
];

export const COUNTIES: PriceBookInput['counties'] = [
  {
    id: COUNTY.dublin,
    name: 'Dublin',
    countryId: 1,
    pricings: [priced(TEMPLATE.transfer, { amount: '28', customer: '10', provider: '2', quantity: 2 })],
  },
  {
    id: COUNTY.galway,
    name: 'Galway',
    countryId: 1,
    pricings: [
      priced(TEMPLATE.hosting, { amount: '39', customer: '17.5', provider: '4.5' }),
      priced(TEMPLATE.transfer, { amount: '55', customer: '10', provider: '2', quantity: 2 }),
      priced(TEMPLATE.immersion, { amount: '9.75', customer: '15', provider: '3' }),
    ],
  },
  {
    id: COUNTY.cork,
    name: 'Cork',
    countryId: 1,
    pricings: [priced(TEMPLATE.hosting, { amount: '38.5', customer: '17.5', provider: '4.5' })],
  },
  {
    id: COUNTY.kerry,
    name: 'Kerry',
    countryId: 1,
    pricings: [
      priced(TEMPLATE.hosting, { amount: '36', customer: '16', provider: '4' }),
      priced(TEMPLATE.ridingLessons, { amount: '68', customer: '14', provider: '3' }),
      priced(TEMPLATE.ridingTrek, { amount: '85', customer: '14', provider: '3+2.5' }),
    ],
  },
  {
    id: COUNTY.wicklow,
    name: 'Wicklow',
    countryId: 1,
    pricings: [priced(TEMPLATE.hosting, { amount: '41', customer: '18', provider: '5' })],
  },
  {
    id: COUNTY.madrid,
    name: 'Madrid',
    countryId: 2,
    pricings: [priced(TEMPLATE.transfer, { amount: '31', customer: '10', provider: '2', quantity: 2 })],
  },
  { id: COUNTY.valencia, name: 'Valencia', countryId: 2 },
  {
    id: COUNTY.malaga,
    name: 'Málaga',
    countryId: 2,
    pricings: [
      priced(TEMPLATE.hosting, { amount: '35', customer: '16.5', provider: '4' }),
      priced(TEMPLATE.ridingTrek, { amount: '64.5', customer: '14', provider: '3' }),
    ],
  },
];
