// What is sold: services, ways of counting, kinds of trip with their discounts, and the templates that join them.

import type { PriceBookInput } from '@hosted-stay/pricing-core';

export type Catalogue = Pick<PriceBookInput, 'serviceTypes' | 'pricingTypes' | 'tripTypes' | 'templates'>;

/** Templates by what they are for. */
export const TEMPLATE = {
  hosting: 100,
  academic: 110,
  internship: 111,
  summerCamp: 120,
  afterSchool: 121,
  campRegistration: 122,
  trustFee: 130,
  transfer: 131,
  insurance: 132,
  ridingLessons: 140,
  ridingTrek: 141,
  immersion: 150,
} as const;

export const SERVICE = { hosting: 1, camp: 2, afterSchool: 3, trustFee: 4, transfer: 5, horse: 6, immersion: 7, insurance: 8 } as const;

const earlyBird = { code: 'EARLYBIRD', demandDiscount: '5', supplyDiscount: '1' };
const sibling = { code: 'SIBLING', minQuantity: 1, demandDiscount: '4' };

/** Two points from 14 nights on, two more from 28 on. */
const longStay = [
  { minQuantity: 14, required: true, demandDiscount: '2', supplyDiscount: '0.5' },
  { minQuantity: 28, required: true, demandDiscount: '2', supplyDiscount: '0.5' },
];

export const CATALOGUE: Catalogue = {
  serviceTypes: [
    { id: SERVICE.hosting, name: 'Hosting' },
    { id: SERVICE.camp, name: 'Summer camp' },
    { id: SERVICE.afterSchool, name: 'After-school activity' },
    { id: SERVICE.trustFee, name: 'Trust fee' },
    { id: SERVICE.transfer, name: 'Airport transfer' },
    { id: SERVICE.horse, name: 'Horse riding' },
    { id: SERVICE.immersion, name: 'Full immersion' },
    { id: SERVICE.insurance, name: 'Insurance' },
  ],
  pricingTypes: [
    { id: 1, name: 'Per night' },
    { id: 2, name: 'Per day' },
    { id: 3, name: 'Per week' },
    { id: 4, name: 'Per transfer' },
    { id: 5, name: 'Immersion' },
    { id: 6, name: 'Per trip' },
  ],
  tripTypes: [
    { id: 1, name: 'Immersion', discounts: [earlyBird, sibling, ...longStay] },
    {
      id: 2,
      name: 'Base hosting',
      discounts: [earlyBird, sibling, ...longStay, { code: 'SUMMERLONG', minQuantity: 21, demandDiscount: '3', supplyDiscount: '1.5' }],
    },
    { id: 10, name: 'Academic', discounts: [earlyBird, { minQuantity: 12, required: true, demandDiscount: '3', supplyDiscount: '1' }] },
    { id: 11, name: 'Internship', discounts: [earlyBird] },
    { id: 20, name: 'Camp', discounts: [earlyBird, { code: 'CAMP2', minQuantity: 2, demandDiscount: '3', supplyDiscount: '2' }] },
    { id: 21, name: 'Extras' },
  ],
  templates: [
    {
      id: TEMPLATE.hosting,
      name: 'Host family, per night',
      serviceTypeId: SERVICE.hosting,
      pricingTypeId: 1,
      tripTypeId: 2,
      required: true,
    },
    {
      id: TEMPLATE.academic,
      name: 'Academic boarding, per week',
      serviceTypeId: SERVICE.hosting,
      pricingTypeId: 3,
      tripTypeId: 10,
      required: true,
    },
    {
      id: TEMPLATE.internship,
      name: 'Internship lodging, per day',
      serviceTypeId: SERVICE.hosting,
      pricingTypeId: 2,
      tripTypeId: 11,
      required: true,
    },
    { id: TEMPLATE.summerCamp, name: 'Summer camp, per week', serviceTypeId: SERVICE.camp, pricingTypeId: 3, tripTypeId: 20 },
    {
      id: TEMPLATE.afterSchool,
      name: 'After-school activity, per week',
      serviceTypeId: SERVICE.afterSchool,
      pricingTypeId: 3,
      tripTypeId: 20,
    },
    { id: TEMPLATE.campRegistration, name: 'Camp registration', serviceTypeId: SERVICE.camp, pricingTypeId: 6, tripTypeId: 20 },
    {
      id: TEMPLATE.trustFee,
      name: 'Trust fee',
      serviceTypeId: SERVICE.trustFee,
      pricingTypeId: 6,
      tripTypeId: 21,
      required: true,
      per: 'booking',
    },
    { id: TEMPLATE.transfer, name: 'Airport transfer', serviceTypeId: SERVICE.transfer, pricingTypeId: 4, tripTypeId: 21, per: 'booking' },
    { id: TEMPLATE.insurance, name: 'Travel insurance, per day', serviceTypeId: SERVICE.insurance, pricingTypeId: 2, tripTypeId: 21 },
    { id: TEMPLATE.ridingLessons, name: 'Riding lessons, per week', serviceTypeId: SERVICE.horse, pricingTypeId: 3, tripTypeId: 21 },
    { id: TEMPLATE.ridingTrek, name: 'Riding trek', serviceTypeId: SERVICE.horse, pricingTypeId: 6, tripTypeId: 21 },
    { id: TEMPLATE.immersion, name: 'Full immersion, per day', serviceTypeId: SERVICE.immersion, pricingTypeId: 5, tripTypeId: 1 },
  ],
};
