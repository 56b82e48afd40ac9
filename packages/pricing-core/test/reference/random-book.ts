// Random price books for comparing two implementations: small, and full of what breaks arithmetic and selection.

import { type Random, seededRandom } from '../../bench/random.ts';
import type { PriceBookInput } from '../../src/index.ts';

const SERVICE_NAMES = [
  'Hosting',
  'Summer CAMP',
  'After-school activity',
  'Trust Fee',
  'transfer',
  'Horse riding',
  'Immersion',
  'Insurance',
];
const PRICING_NAMES = ['Per night', 'per-day', 'PER_WEEK', 'per transfer', 'Immersion', 'Per Trip'];
const CODES = ['SUMMER', 'Early Bird', ' sibling ', 'été'];

/** Exact halves, amounts at the limits of a book, everyday prices, and nothing. */
const AMOUNTS = [
  '0',
  '0.000001',
  '0.005',
  '0.025',
  '0.5',
  '1',
  '2.5',
  '17.345',
  '850',
  '999999999999.999999',
  '123456789012.123456',
  '0.333333',
];
const COMMISSION_AMOUNTS = ['0', '0', '0', '0.000001', '0.005', '1.5', '2.95', '999999999999.999999'];
const PERCENTAGES = ['0', '0', '10', '12.5', '20', '33.333333', '50', '62.5', '90', '99.999999', '0.000001'];
const PROVIDER_PERCENTAGES = [...PERCENTAGES, '100', '100.000001', '250'];
const POINTS = ['0', '1', '2.5', '5', '12.5', '40', '99.999999', '0.000001', '300'];

type PricingInput = NonNullable<PriceBookInput['countries'][number]['pricings']>[number];

export const OWNERS = { families: 6, activities: 5 } as const;

/** Families have the ids from 500, activities from 900; service types from 1. */
export function randomBook(seed: number): PriceBookInput {
  const random = seededRandom(seed);
  const templates = Array.from({ length: random.whole(3, 24) }, (_, at) => ({
    id: 100 + at,
    name: `Template ${at}`,
    serviceTypeId: random.whole(1, SERVICE_NAMES.length),
    pricingTypeId: random.whole(1, PRICING_NAMES.length),
    tripTypeId: random.whole(1, 5),
    required: random.oneIn(2),
    per: random.pick(['student', 'student', 'booking'] as const),
  }));
  const ids = templates.map(({ id }) => id);
  const pricings = (chance: number) => shuffled(random, random.some(ids, chance)).map((id) => randomPricing(random, id));
  const owner = (id: number) => ({
    id,
    name: `Owner ${id}`,
    countyId: random.whole(1, 3),
    businessId: random.whole(1, 9),
    pricings: pricings(40),
  });
  return {
    version: `random-${seed}`,
    currency: random.pick(['EUR', 'EUR', 'JPY', 'KWD', 'CLF', 'HUF']),
    policy: {
      vatRate: random.pick(['0', '0.23', '0.135', '0.5', '0.000001', '1', '0.333333']),
      campDaysPerWeek: random.whole(0, 7),
      rounding: random.pick(['half-up', 'half-even'] as const),
    },
    serviceTypes: SERVICE_NAMES.map((name, at) => ({ id: at + 1, name })),
    pricingTypes: PRICING_NAMES.map((name, at) => ({ id: at + 1, name })),
    tripTypes: Array.from({ length: 5 }, (_, at) => ({
      id: at + 1,
      name: `Trip type ${at}`,
      active: !random.oneIn(6),
      discounts: Array.from({ length: random.whole(0, 4) }, () => randomRule(random)),
    })),
    templates,
    countries: [1, 2].map((id) => ({ id, name: `Country ${id}`, pricings: pricings(50) })),
    counties: [1, 2, 3].map((id) => ({ id, name: `County ${id}`, countryId: random.whole(1, 2), pricings: pricings(40) })),
    hostFamilies: Array.from({ length: OWNERS.families }, (_, at) => owner(500 + at)),
    activities: Array.from({ length: OWNERS.activities }, (_, at) => owner(900 + at)),
  };
}

function randomPricing(random: Random, pricingTemplateId: number): PricingInput {
  return {
    pricingTemplateId,
    amount: random.oneIn(2) ? random.pick(AMOUNTS) : everydayAmount(random),
    ...(random.oneIn(3) ? { quantity: random.pick([0, 1, 2, 7, 10_000]) } : {}),
    ...(random.oneIn(4) ? { required: random.oneIn(2) } : {}),
    customer: { commissionAmount: random.pick(COMMISSION_AMOUNTS), commissionPercentage: random.pick(PERCENTAGES) },
    provider: { commissionAmount: random.pick(COMMISSION_AMOUNTS), commissionPercentage: random.pick(PROVIDER_PERCENTAGES) },
  };
}

/** Up to 9,999 with as many digits after the point as a currency has, or one more, for halves. */
function everydayAmount(random: Random): string {
  const fraction = random.pick(['', `.${random.whole(0, 9)}`, `.${random.whole(10, 99)}`, `.${random.whole(10, 99)}5`]);
  return `${random.whole(0, 9999)}${fraction}`;
}

function randomRule(random: Random) {
  return {
    minQuantity: random.pick([0, 0, 1, 2, 7, 14, 30]),
    required: random.oneIn(3),
    code: random.oneIn(4) ? null : random.pick(CODES),
    demandDiscount: random.pick(POINTS),
    supplyDiscount: random.pick(POINTS),
  };
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(random.whole(0, left.length - 1), 1)[0] as T);
}
