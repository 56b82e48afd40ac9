// The book that the bench prices from: 500 families and 200 activities, prices at all three levels, tiers and codes; always the same.

import type { PriceBookInput } from '../src/index.ts';
import { type Random, seededRandom } from './random.ts';

export interface BookSize {
  readonly families: number;
  readonly activities: number;
  readonly counties: number;
  readonly countries: number;
}

export const BENCH_SIZE: BookSize = { families: 500, activities: 200, counties: 40, countries: 3 };

export const SERVICE_TYPES = [
  'Hosting',
  'Summer camp',
  'Trust fee',
  'Airport transfer',
  'Horse riding',
  'Full immersion',
  'Insurance',
  'Tutoring',
];
const PRICING_TYPES = ['Per night', 'Per day', 'Per week', 'Per transfer', 'Immersion', 'Per trip'];
export const CODES = ['EARLY BIRD', 'SIBLING', 'SUMMER'];

type PricingInput = NonNullable<PriceBookInput['countries'][number]['pricings']>[number];
type TemplateInput = PriceBookInput['templates'][number];

/** name, service type, pricing type, trip type, required, per booking */
const TEMPLATES: readonly (readonly [string, number, number, number, boolean, boolean])[] = [
  ['Room and board', 1, 1, 2, true, false],
  ['Academic stay', 1, 3, 10, false, false],
  ['Internship stay', 1, 2, 11, false, false],
  ['Summer camp', 2, 3, 20, false, false],
  ['Afternoon camp', 2, 3, 20, false, false],
  ['Trust fee', 3, 6, 21, true, true],
  ['Transfer on arrival', 4, 4, 21, false, true],
  ['Transfer on departure', 4, 4, 21, false, true],
  ['Horse riding', 5, 6, 22, false, false],
  ['Riding lessons', 5, 3, 22, false, false],
  ['Full immersion', 6, 5, 1, true, false],
  ['Insurance', 7, 3, 21, true, false],
  ['Cancellation cover', 7, 6, 21, false, false],
  ['Tutoring', 8, 2, 23, false, false],
  ['Exam preparation', 8, 6, 23, false, false],
  ['Welcome pack', 3, 6, 21, true, false],
];

/** Ids of the book: families from 1, activities from 10,001, counties and countries from 1, templates from 100. */
export function makeBenchBook(size: BookSize = BENCH_SIZE): PriceBookInput {
  const random = seededRandom(20_261_120);
  const templates = TEMPLATES.map(toTemplate);
  const ids = templates.map(({ id }) => id);
  const campIds = templates.filter(({ serviceTypeId }) => serviceTypeId === 2).map(({ id }) => id);
  const priced = (templateIds: readonly number[], chance: number) => random.some(templateIds, chance).map((id) => makePricing(random, id));
  const owners = (count: number, firstId: number, templateIds: readonly number[], name: string) =>
    Array.from({ length: count }, (_, at) => ({
      id: firstId + at,
      name: `${name} ${firstId + at}`,
      countyId: random.whole(1, size.counties),
      businessId: firstId + at,
      pricings: priced(templateIds, 45),
    }));
  return {
    version: 'bench-1',
    currency: 'EUR',
    serviceTypes: SERVICE_TYPES.map(named),
    pricingTypes: PRICING_TYPES.map(named),
    tripTypes: [1, 2, 10, 11, 20, 21, 22, 23].map((id) => ({ id, name: `Trip type ${id}`, discounts: makeDiscounts(random) })),
    templates,
    countries: Array.from({ length: size.countries }, (_, at) => ({ ...named(`Country ${at + 1}`, at), pricings: priced(ids, 90) })),
    counties: Array.from({ length: size.counties }, (_, at) => ({
      ...named(`County ${at + 1}`, at),
      countryId: (at % size.countries) + 1,
      pricings: priced(ids, 40),
    })),
    hostFamilies: owners(size.families, 1, ids, 'Family'),
    activities: owners(size.activities, 10_001, campIds, 'Activity'),
  };
}

/** A book of one family whose every stay has exactly this many lines: to see how time grows with them. */
export function makeWideBook(lines: number): PriceBookInput {
  const random = seededRandom(lines);
  const templates = Array.from({ length: lines }, (_, at) => ({
    ...toTemplate(['Line', 1 + 2 * (at % 4), at % 2 === 0 ? 1 : 6, 2, true, false], at),
    id: 100 + at,
  }));
  const book = makeBenchBook({ families: 1, activities: 1, counties: 1, countries: 1 });
  const [family] = book.hostFamilies;
  return {
    ...book,
    templates,
    countries: [{ id: 1, name: 'Country 1' }],
    counties: [{ id: 1, name: 'County 1', countryId: 1 }],
    hostFamilies: [
      { ...family, id: 1, name: 'Family 1', countyId: 1, businessId: 1, pricings: templates.map(({ id }) => makePricing(random, id)) },
    ],
    activities: [],
  };
}

function named(name: string, at: number) {
  return { id: at + 1, name };
}

function toTemplate(
  [name, serviceTypeId, pricingTypeId, tripTypeId, required, perBooking]: (typeof TEMPLATES)[number],
  at: number,
): TemplateInput {
  return { id: 100 + at, name, serviceTypeId, pricingTypeId, tripTypeId, required, per: perBooking ? 'booking' : 'student' };
}

function makePricing(random: Random, pricingTemplateId: number): PricingInput {
  const commissionPercentage = () => random.pick(['0', '5', '7.5', '10', '12.5', '15', '17.25', '20', '22.5', '30', '33.33']);
  return {
    pricingTemplateId,
    amount: `${random.whole(5, 900)}.${random.pick(['00', '00', '50', '25', '99', '95', '10'])}`,
    ...(random.oneIn(4) ? { quantity: random.whole(1, 4) } : {}),
    customer: { commissionAmount: random.pick(['0', '0', '0', '1.5', '2.95', '10']), commissionPercentage: commissionPercentage() },
    provider: { commissionAmount: random.pick(['0', '0', '0', '0.5', '1.25']), commissionPercentage: commissionPercentage() },
  };
}

function makeDiscounts(random: Random) {
  return [
    {
      minQuantity: random.pick([7, 14, 21]),
      required: true,
      demandDiscount: random.pick(['1', '2', '2.5']),
      supplyDiscount: random.pick(['0', '1']),
    },
    { code: random.pick(CODES), demandDiscount: random.pick(['2.5', '5']), supplyDiscount: random.pick(['0', '1.5', '2.5']) },
    { minQuantity: 2, code: random.pick(CODES), demandDiscount: '3', supplyDiscount: '0.5' },
  ];
}
