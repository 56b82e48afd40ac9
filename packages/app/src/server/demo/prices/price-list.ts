// The prices of the demo world: for Ireland and Britain, some counties, most families, and activities near them.

import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import { diceOf } from '../random.ts';
import type { DemoFamily } from '../world.ts';
import type { DemoActivity, DemoDiscount, DemoPrice, DemoPrices, DemoTemplate } from './price-world.ts';
import { tripPeriods } from './trip-periods.ts';

const HOSTING = 'Hosting per night';
const IMMERSION = 'Immersion day';
const CAMP = 'Camp per week';
const TRANSFER = 'Airport transfer, both ways';

const { baseHosting, immersion, academic, internship } = TRIP_TYPE_ID;

const TEMPLATES: readonly DemoTemplate[] = [
  {
    name: HOSTING,
    service: 'Hosting',
    counted: 'Per night',
    tripTypeId: baseHosting,
    required: true,
    amount: '46',
    customer: '15',
    provider: '5',
  },
  { name: IMMERSION, service: 'Immersion', counted: 'Immersion', tripTypeId: immersion, amount: '12', customer: '15', provider: '5' },
  { name: CAMP, service: 'Summer camp', counted: 'Per week', tripTypeId: baseHosting, amount: '245', customer: '12', provider: '10' },
  {
    name: TRANSFER,
    service: 'Airport transfer',
    counted: 'Per transfer',
    tripTypeId: baseHosting,
    amount: '65',
    quantity: 2,
    customer: '10',
    provider: '0',
  },
  {
    name: 'Trust fee',
    service: 'Trust fee',
    counted: 'Per trip',
    tripTypeId: baseHosting,
    required: true,
    per: 'booking',
    amount: '85',
    customer: '0',
    provider: '100',
  },
  {
    name: 'Horse riding per week',
    service: 'Horse riding',
    counted: 'Per week',
    tripTypeId: baseHosting,
    amount: '140',
    customer: '12',
    provider: '10',
  },
  {
    name: 'Packed lunch',
    service: 'Packed lunch',
    counted: 'Per day',
    tripTypeId: baseHosting,
    amount: '8.50',
    customer: '10',
    provider: '0',
  },
  {
    name: 'School place per week',
    service: 'School place',
    counted: 'Per week',
    tripTypeId: academic,
    amount: '190',
    customer: '12',
    provider: '5',
  },
  {
    name: 'Internship placement',
    service: 'Internship placement',
    counted: 'Per trip',
    tripTypeId: internship,
    amount: '480',
    customer: '15',
    provider: '0',
  },
];

/** Longer stays are discounted automatically, others with the code from the newsletter. */
const DISCOUNTS: readonly DemoDiscount[] = [
  { tripTypeId: baseHosting, minQuantity: 28, required: true, code: null, demandDiscount: '3', supplyDiscount: '2' },
  { tripTypeId: baseHosting, minQuantity: 14, required: false, code: 'WELCOME', demandDiscount: '4', supplyDiscount: '0' },
];

/** Prices that Britain and some counties have instead of the Irish ones. */
const LOCAL: readonly (readonly [level: 'Country' | 'County', of: string, Readonly<Record<string, string>>])[] = [
  ['Country', 'United Kingdom', { [HOSTING]: '48', [IMMERSION]: '13', [CAMP]: '260', [TRANSFER]: '75' }],
  ['County', 'IE Dublin', { [HOSTING]: '58', [CAMP]: '280', [TRANSFER]: '40' }],
  ['County', 'IE Cork', { [HOSTING]: '50', [TRANSFER]: '45' }],
  ['County', 'IE Kerry', { [TRANSFER]: '85' }],
  ['County', 'GB Oxfordshire', { [HOSTING]: '56', [CAMP]: '295' }],
  ['County', 'GB Kent', { [HOSTING]: '54', [TRANSFER]: '38.50' }],
];

const CAMPS = [
  'Sailing camp',
  'Surf camp',
  'English and football camp',
  'Drama camp',
  'Coding camp',
  'Tennis camp',
  'Art camp',
  'Farm camp',
  'Rugby camp',
  'Music camp',
  'Outdoor camp',
  'Science camp',
] as const;

/** Returns twelve camps, distributed over the counties in which families live. */
function activities(families: readonly DemoFamily[]): DemoActivity[] {
  const counties = [...new Set(families.map(({ country, county }) => `${country} ${county}`))];
  return CAMPS.map((name, index) => {
    const county = counties[index % counties.length] ?? 'IE Cork';
    return { name: `${name}, ${county.slice(3)}`, county };
  });
}

/** Returns a family's own prices: families early in vetting have none yet, and some use those of their county. */
function ownPrices({ email, immersionRate, steps }: DemoFamily): DemoPrice[] {
  const dice = diceOf(`prices of ${email}`);
  const state = steps.at(-1)?.to;
  if (state === 'registered' || state === 'profile_incomplete' || dice.chance(0.15)) return [];
  // The family's rate for a night with immersion is the sum of both prices.
  const asked = Math.round(Number(immersionRate) * 100);
  const hosting = Math.round(asked / 125);
  const rest = asked - hosting * 100;
  const amounts: Record<string, string> = {
    [HOSTING]: String(hosting),
    [IMMERSION]: `${Math.floor(rest / 100)}.${rest % 100 === 0 ? '0' : '5'}`,
  };
  if (dice.chance(0.3)) amounts[TRANSFER] = String(dice.whole(7, 16) * 5);
  return pricesOf('Host_family', email, amounts);
}

function pricesOf(level: DemoPrice['level'], of: string, amounts: Readonly<Record<string, string>>): DemoPrice[] {
  return Object.entries(amounts).map(([template, amount]) => ({ template, level, of, amount }));
}

/** Returns a random price for a camp. */
function campPrice({ name }: DemoActivity): DemoPrice[] {
  return pricesOf('Activity', name, { [CAMP]: String(diceOf(`price of ${name}`).whole(38, 64) * 5) });
}

/** Returns the same prices for the same moment and families. */
export function demoPrices(now: Date, families: readonly DemoFamily[]): DemoPrices {
  const camps = activities(families);
  const everywhere = Object.fromEntries(TEMPLATES.map(({ name, amount }) => [name, amount]));
  const local = LOCAL.flatMap(([level, of, amounts]) => pricesOf(level, of, level === 'Country' ? { ...everywhere, ...amounts } : amounts));
  return {
    services: ['Packed lunch', 'School place', 'Internship placement'],
    templates: TEMPLATES,
    activities: camps,
    prices: [...pricesOf('Country', 'Ireland', everywhere), ...local, ...families.flatMap(ownPrices), ...camps.flatMap(campPrice)],
    discounts: DISCOUNTS,
    periods: tripPeriods(now),
  };
}
