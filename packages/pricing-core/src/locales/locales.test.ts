// Every language says everything, in its own words, with its numbers in it.

import { describe, expect, it } from 'vitest';
import type { CountUnit } from '../explain/count-origins.ts';
import { describeIssue } from '../explain/describe-issue.ts';
import { type IssueCode, type IssueData, issue } from '../issues.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { formatterFor, type Money } from './format.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { ExactWords, ExplanationMessages, Messages } from './messages.ts';
import { zh } from './zh.ts';

const OTHERS = [fr, es, italian, de, ja, ko, zh];
const ALL = [en, ...OTHERS];
const NUMBERS = [0, 1, 2, 5];

/** A list of arguments for every message; one that lacks a message does not compile. */
type Samples<M> = { readonly [K in keyof M]: M[K] extends (...to: infer A) => string ? readonly A[] : Samples<M[K]> };

const eur = (amount: string): Money => ({ amount, currency: 'EUR' });
const each = <T>(make: (value: number) => T): [T][] => NUMBERS.map((value) => [make(value)]);
const place = (level: 'base' | 'county' | 'country', name: string) => ({ level, place: { id: 1, name } });
const EXACT: readonly (ExactWords | null)[] = [null, { decimal: '3.325', fraction: null }, { decimal: '3.33333333…', fraction: '10/3' }];
const UNITS: readonly CountUnit[] = ['night', 'week', 'camp_week', 'transfer', 'immersion_day', 'trip'];
const immersion = (stayKind: 'family' | 'local' | 'mixed', n: number) =>
  ({ stayKind, immersionDays: n, days: n + 30, campWeeks: n + 40, campDaysPerWeek: 5 }) as const;
const rule = (minQuantity: number, code: string | null) => ({ minQuantity, code, unit: 'night' as const });
const amount: [{ amount: Money }][] = [[{ amount: eur('1234.50') }]];
const short = (quantity: number, unit: CountUnit) => ({ quantity, needed: quantity + 60, more: 60, unit });
const missed = (n: number, unit: CountUnit) => ({
  position: n,
  shortfall: { quantity: n, needed: n + 60, more: 60 },
  unit,
  code: null,
  replacesCode: null,
  demand: '2.5',
  supply: '-1',
  price: eur('70'),
  payout: eur('80'),
});

const EXPLANATION: Samples<ExplanationMessages> = {
  heading: [['stay'], ['nearMisses'], ['absent'], ['optional'], ['totals']],
  headline: {
    parent: each((students) => ({ total: eur('1234.50'), students, family: 'Byrne' })),
    host: each((students) => ({ payout: eur('9.99'), payee: 'Byrne', students })),
    finance: each((students) => ({ total: eur('0'), students, family: 'Byrne', bookVersion: 'v7' })),
  },
  stay: {
    dates: each((n) => ({ from: '2026-07-06', to: '2026-08-09', days: n, nights: n + 20 })),
    room: each((weeks) => ({ weeks })),
    campWeeks: (['family_stay', 'asked', 'chosen_activities', 'room'] as const).flatMap((from) => each((weeks) => ({ from, weeks }))),
    immersion: (['family', 'local', 'mixed'] as const).flatMap((kind) => each((n) => immersion(kind, n))),
  },
  line: {
    title: (['per_night', 'per_day', 'per_week', 'per_transfer', 'immersion', 'per_trip'] as const).map((pricingType) => [
      { template: 'T', pricingType, payee: 'Byrne' },
    ]),
    inclusion: (['required', 'chosen_activity', 'selected_service'] as const).map((inclusion) => [
      { inclusion, service: 'S', payee: 'Byrne' },
    ]),
    quantity: NUMBERS.flatMap((quantity) => [
      [{ from: 'nights', quantity, unit: 'night', days: quantity + 20 }],
      [{ from: 'activity_weeks', quantity, unit: 'camp_week' }],
      [{ from: 'family_camp_weeks', quantity, unit: 'camp_week', campWeeks: { from: 'asked', weeks: 20, chosenWeeks: 30 } }],
      [{ from: 'weeks_begun', quantity, unit: 'week', nights: 20 }],
      [{ from: 'immersion_days', quantity, unit: 'immersion_day', immersion: immersion('mixed', quantity) }],
      [{ from: 'price_book', quantity, unit: 'transfer' }],
      [{ from: 'one_transfer', quantity, unit: 'transfer' }],
      [{ from: 'one_trip', quantity, unit: 'trip' }],
    ]),
    perStudent: each((students) => ({ students, quantity: 20, units: 20 * students })),
    perBooking: [[]],
    level: [
      [{ level: 'base', place: 'Byrne', passed: [] }],
      [{ level: 'county', place: 'Cork', passed: ['Byrne'] }],
      [{ level: 'country', place: 'Ireland', passed: ['Byrne', 'Cork'] }],
    ],
    hides: [[{ level: 'county', place: 'Cork', asked: eur('7') }], [{ level: 'country', place: 'Ireland', asked: eur('8') }]],
    asked: [
      [{ asked: eur('7.125'), pricingType: 'per_night', reader: 'host' }],
      [{ asked: eur('7.125'), pricingType: 'immersion', reader: 'finance' }],
    ],
    customerCommission: [
      [{ percentage: '12.5', discounted: '12.5', fixed: null }],
      [{ percentage: '12.5', discounted: '8', fixed: eur('3') }],
    ],
    providerCommission: [
      [{ percentage: '12.5', discounted: '14', fixed: null, reader: 'host' }],
      [{ percentage: '12.5', discounted: '12.5', fixed: eur('3'), reader: 'finance' }],
    ],
    price: [[{ price: eur('5') }]],
    priceDiscounted: [[{ full: eur('9'), discount: eur('4'), price: eur('5') }]],
    payout: [[{ payout: eur('5') }]],
    payoutDiscounted: [[{ full: eur('9'), discount: eur('4'), payout: eur('5') }]],
    figure: (['customer', 'customerDiscounted', 'provider', 'providerDiscounted'] as const).flatMap((which) =>
      EXACT.map((exact) => [{ which, exact, rounded: eur('3.33') }] as const),
    ),
  },
  discount: {
    parent: each((n) => ({ rules: [rule(n, null), rule(7, 'X')], points: '2.5', saving: eur('4') })),
    host: each((n) => ({ rules: [rule(n, null)], points: '1', cost: eur('4') })),
    finance: UNITS.map((unit) => [{ position: 2, minQuantity: 7, unit, code: 'X', demand: '1', supply: '2.5' }]),
    demandClamped: [[{ points: '25', percentage: '20' }]],
    supplyClamped: [[{ points: '25', percentage: '90' }]],
  },
  nearMiss: {
    parent: UNITS.flatMap((unit) => each((n) => ({ ...short(n, unit), points: '2.5', saving: eur('70'), price: eur('80') }))),
    host: UNITS.flatMap((unit) => each((n) => ({ ...short(n, unit), points: '1', payout: eur('80') }))),
    finance: [
      ...UNITS.flatMap((unit) => each((n) => missed(n, unit))),
      [{ ...missed(3, 'night'), shortfall: null, code: 'X', replacesCode: 'Y' }],
      [{ ...missed(3, 'night'), code: 'X', supply: '0' }],
    ],
    unattainable: (['quantity_fixed', 'beyond_limits', 'rule_has_no_code'] as const).map((cause) => [{ position: 3, cause }]),
  },
  absent: {
    title: [[{ title: 'T', reasons: ['A.', 'B.'] }]],
    reason: [
      [{ reason: 'hidden', at: place('county', 'Cork'), by: place('base', 'Byrne') }],
      [{ reason: 'hidden', at: place('country', 'Ireland'), by: place('county', 'Cork') }],
      [{ reason: 'trip_type_inactive', tripType: { id: 1, name: 'Trip' } }],
      [{ reason: 'amount_zero' }],
      [{ reason: 'not_a_camp' }],
      [{ reason: 'activity_in_family_stay' }],
      [{ reason: 'service_not_selected', serviceType: { id: 1234, name: 'Horse' } }],
      [{ reason: 'paid_by_other_stay' }],
      [{ reason: 'no_nights' }],
      [{ reason: 'no_immersion_days', cause: 'local_stay' }],
      [{ reason: 'no_immersion_days', cause: 'camps_fill_stay' }],
      [{ reason: 'no_camp_weeks', cause: 'family_stay' }],
      [{ reason: 'no_camp_weeks', cause: 'no_monday_to_friday' }],
      [{ reason: 'no_camp_weeks', cause: 'all_at_activities' }],
      [{ reason: 'no_camp_weeks', cause: 'none_wanted' }],
      [{ reason: 'quantity_zero' }],
    ],
    ifSelected: [[{ price: eur('7'), payout: eur('8') }]],
    optional: [[{ title: 'T', service: 'S', price: eur('7') }]],
  },
  totals: {
    subtotal: amount,
    discount: amount,
    vat: amount,
    vatReckoned: EXACT.map((exact) => [{ amount: eur('3'), percentage: '23', of: eur('13'), exact }] as const),
    vatExempt: [[]],
    total: amount,
    supplier: amount,
    platform: amount,
    payee: [
      [{ payee: 'Byrne', amount: eur('3'), full: eur('3'), discount: null }],
      [{ payee: 'Byrne', amount: eur('3'), full: eur('5'), discount: eur('2') }],
    ],
  },
};

const ISSUES: { readonly [C in IssueCode]: readonly IssueData[C][] } = {
  invalid_type: [
    { expected: 'string', received: 'number' },
    { expected: 'string or number', received: 'array' },
    { expected: 'whole number', received: '1.5' },
    { expected: 'object', received: 'null' },
    { expected: 'boolean', received: 'object' },
  ],
  missing_field: [{ field: 'x' }],
  unknown_field: [
    { field: 'x', closest: 'fromDate' },
    { field: 'x', closest: null },
  ],
  duplicate_field: [{ field: 'x', other: 'from_date' }],
  invalid_value: [
    { received: 'x', allowed: ['local', 'mixed'] },
    { received: 'x', allowed: [] },
  ],
  out_of_range: NUMBERS.map((received) => ({ minimum: 7, maximum: 53, received })),
  duplicate_activity: [{ id: 900 }],
  invalid_date: [{ received: '2026-02-30' }],
  dates_reversed: [{ fromDate: '2026-07-06', toDate: '2026-07-05' }],
  stay_too_long: [{ days: 367, maximum: 366 }],
  unknown_host_family: [{ id: 5000 }],
  unknown_activity: [{ id: 900 }],
  too_many_activities: NUMBERS.map((wantedWeeks) => ({ chosenWeeks: wantedWeeks + 1, wantedWeeks })),
  too_many_camp_weeks: NUMBERS.map((possibleWeeks) => ({ wantedWeeks: possibleWeeks + 1, possibleWeeks })),
  invalid_decimal: [{ received: '1e3' }],
  too_many_digits: [{ received: '0.1234567', integerDigits: 12, fractionDigits: 6 }],
  negative_amount: [{ received: '-5' }],
  commission_too_high: [{ received: '101' }],
  duplicate_id: [{ id: 7, first: ['counties', 0, 'id'] }],
  unknown_reference: [{ id: 7, collection: 'counties' }],
  duplicate_template: [{ templateId: 7, first: ['hostFamilies', 0, 'pricings', 1, 'pricingTemplateId'] }],
  unknown_pricing_type: [{ name: 'per moon', known: ['per_night', 'per_day'] }],
  unknown_currency: [{ received: 'EURO' }],
  template_not_in_stay: [{ templateId: 7 }],
  several_payees: [{ templateId: 7, payees: ['Host_family:1', 'Activity:2'] }],
  invalid_amount: NUMBERS.map((fractionDigits) => ({ received: '1.005', fractionDigits })),
  unbalanced: [{ difference: '0.01' }],
  detached_quote: [{ fingerprint: 'abc' }],
  no_weight: NUMBERS.map((weights) => ({ weights })),
  discount_code_not_applied: [{ discountCode: 'SUMMER' }],
  camp_weeks_unpriced: NUMBERS.map((weeks) => ({ weeks })),
};

interface Said {
  readonly key: string;
  readonly to: readonly unknown[];
  readonly text: string;
}

/** Everything a language says to the samples. Messages are walked by their keys, which the compiler has matched already. */
function everything(messages: Messages): Said[] {
  const walk = (said: unknown, samples: unknown, key: string): Said[] => {
    if (Array.isArray(samples)) {
      return samples.map((to: readonly unknown[]) => ({ key, to, text: (said as (...to: readonly unknown[]) => string)(...to) }));
    }
    return Object.entries(samples as object).flatMap(([name, part]) =>
      walk((said as Record<string, unknown>)[name], part, key === '' ? name : `${key}.${name}`),
    );
  };
  const described = (Object.keys(ISSUES) as IssueCode[]).flatMap((code) =>
    ISSUES[code].map((data) => ({
      key: `issue.${code}`,
      to: [data],
      text: describeIssue(issue(code, ['a', 2, 'b'], data), messages),
    })),
  );
  return [...walk(messages, EXPLANATION, ''), ...described, { key: 'wholeInput', to: [], text: messages.wholeInput() }];
}

/** Messages that are nothing but their arguments. */
const SAME_IN_ALL: ReadonlySet<string> = new Set(['absent.title']);
/** Numbers that a sentence need not repeat. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  'stay.immersion': ['days', 'campWeeks', 'campDaysPerWeek'],
  'line.quantity': ['days', 'immersionDays'],
  'discount.parent': ['minQuantity'],
  'discount.host': ['minQuantity'],
};

function numbersIn(value: unknown, unsaid: readonly string[]): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unsaid.includes(name) || name === 'id' || name === 'first' || name === 'campWeeks' ? [] : numbersIn(part, unsaid),
  );
}

function moneyIn(value: unknown): Money[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('currency' in value && 'amount' in value) return [value as Money];
  return Object.values(value).flatMap(moneyIn);
}

describe.each(ALL.map((messages) => [messages.language, messages] as const))('%s', (language, messages) => {
  const { money } = formatterFor(language === 'en' ? 'en-IE' : language);
  const said = everything(messages);

  it('shows the numbers it is given', () => {
    for (const { key, to, text } of said) {
      for (const value of numbersIn(to, UNSAID[key] ?? [])) expect(text, `${key} ${JSON.stringify(to)}`).toContain(String(value));
    }
  });

  it('shows every amount exactly', () => {
    for (const { key, to, text } of said) for (const shown of moneyIn(to)) expect(text, key).toContain(money(shown));
  });

  it('names the field of an issue, or the whole input', () => {
    for (const { key, text } of said) if (key.startsWith('issue.')) expect(text, key).toContain('a[2].b');
    expect(describeIssue(issue('missing_field', [], { field: '' }), messages)).toContain(messages.wholeInput());
  });

  it('has no undefined text and no narrow space', () => {
    for (const { key, text } of said) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/undefined|NaN|\[object|#|~|[\u2009\u202f]| {2}|\.\./);
    }
  });
});

const ENGLISH =
  /\b(the|and|with|stay|night|nights|week|weeks|price|fee|camp week|rule|paid|payout|provider|customer|discount|not|must|select|before)\b/i;

describe.each(OTHERS.map((messages) => [messages.language, messages] as const))('%s against English', (language, messages) => {
  const english = everything(en);
  const said = everything(messages);

  it('has no text identical to English', () => {
    const same = said.filter(({ key, text }, index) => text === english[index]?.text && !SAME_IN_ALL.has(key));
    expect(same.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  it('has no English word left over', () => {
    const leftOver = said.filter(({ text }) => ENGLISH.test(text.replace(/[a-z]+_[a-z_]+|[a-z]+[A-Z]\w+/g, '')));
    expect(leftOver.map(({ key, text }) => `${language} ${key}: ${text}`)).toEqual([]);
  });
});
