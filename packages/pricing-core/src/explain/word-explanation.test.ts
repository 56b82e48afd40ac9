// The text of an explanation for each reader.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explanationOf, quotes, RICH, withPlainNames } from '../../test/explain/explained.ts';
import { STANDARD } from '../../testing/builders.ts';
import { de } from '../locales/de.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { fr } from '../locales/fr.ts';
import { it as italian } from '../locales/it.ts';
import { ja } from '../locales/ja.ts';
import { ko } from '../locales/ko.ts';
import { zh } from '../locales/zh.ts';
import { explanationLines } from './explanation-text.ts';
import type { Reader } from './reader-views.ts';
import { wordExplanation } from './word-explanation.ts';

const ALL = [en, fr, es, italian, de, ja, ko, zh];
const READERS: readonly Reader[] = ['parent', 'host', 'finance'];

describe('an explanation in English', () => {
  it('shows a parent the counts, prices, savings and optional extras', () => {
    expect(explanationLines(wordExplanation(explanationOf(RICH), { locale: en, reader: 'parent' })).join('\n')).toMatchInlineSnapshot(`
      "€2,441.46 for 2 students with Byrne.

      Stay
        5 Jul 2026 to 17 Jul 2026: 13 days, including both dates; 12 nights.
        At most 2 camp weeks: the dates include Monday to Friday 2 times.
        1 camp week: the total for the chosen activities.
        8 immersion days: 13 days minus 1 camp week of 5 days each.

      hosting per_night (per night), Byrne
        Included in every stay.
        12 nights: 13 days minus 1.
        For 2 students: 12 × 2 = 24.
        It costs €1,284.71: €1,331.71 less a discount of €47.00.
        From 7 nights: the service fee falls by 3 percentage points, which saves you €47.00.
        Discounts not reached
          12 nights of 14: with 2 more nights, the service fee falls by 2 points. It would cost €1,464.37, saving €34.45.

      trust_fee per_trip (per trip), Byrne
        Included in every stay.
        1 trip: charged once per trip.
        Charged once per booking, for any number of students.
        It costs €39.50.

      camp per_week (per week), Activity 900
        Included with the chosen activity Activity 900.
        1 camp week, as chosen for this activity.
        For 2 students: 1 × 2 = 2.
        It costs €731.43.
        Discounts not reached
          1 camp week of 7: with 6 more camp weeks, the service fee falls by 3 points. It would cost €4,950.28, saving €169.72.

      Optional extras
        transfer per_transfer (per transfer), Byrne: €240.00 more before VAT. Select the service “Airport transfer” to add it.

      Totals
        Before discounts: €2,102.64.
        Discounts: €47.00.
        VAT: €385.82.
        Total: €2,441.46."
    `);
  });

  it('shows a host the rate, the commission and the payout', () => {
    expect(explanationLines(wordExplanation(explanationOf(RICH), { locale: en, reader: 'host' })).join('\n')).toMatchInlineSnapshot(`
      "Byrne is paid €1,037.48 for 2 students.

      Stay
        5 Jul 2026 to 17 Jul 2026: 13 days, including both dates; 12 nights.
        At most 2 camp weeks: the dates include Monday to Friday 2 times.
        1 camp week: the total for the chosen activities.
        8 immersion days: 13 days minus 1 camp week of 5 days each.

      hosting per_night (per night), Byrne
        Included in every stay.
        12 nights: 13 days minus 1.
        For 2 students: 12 × 2 = 24.
        Your rate: €45.50 per night.
        Your commission: 5% of your rate (6% after discounts), plus €1.00 per unit.
        You are paid €1,002.48: €1,013.40 less your discount of €10.92.
        From 7 nights: your commission rises by 1 percentage point, which costs you €10.92.

      trust_fee per_trip (per trip), Byrne
        Included in every stay.
        1 trip: charged once per trip.
        Charged once per booking, for any number of students.
        Your rate: €35.00 per trip.
        Your commission: 0% of your rate.
        You are paid €35.00.

      Not included
        transfer per_transfer (per transfer), Byrne: Service “Airport transfer” isn’t selected. Add service 4.
        camp per_week (per week), Byrne: The chosen activities use every camp week. Request more weeks.

      Totals
        Byrne is paid €1,037.48: €1,048.40 less €10.92."
    `);
  });

  it('shows finance all figures', () => {
    expect(explanationLines(wordExplanation(explanationOf(RICH), { locale: en, reader: 'finance' })).join('\n')).toMatchInlineSnapshot(`
      "The customer pays €2,441.46 for 2 students with Byrne (price book test-1).

      Stay
        5 Jul 2026 to 17 Jul 2026: 13 days, including both dates; 12 nights.
        At most 2 camp weeks: the dates include Monday to Friday 2 times.
        1 camp week: the total for the chosen activities.
        8 immersion days: 13 days minus 1 camp week of 5 days each.

      hosting per_night (per night), Byrne
        Included in every stay.
        This is Byrne’s own price.
        It replaces the county price for Galway, €41.00.
        12 nights: 13 days minus 1.
        For 2 students: 12 × 2 = 24.
        Provider rate: €45.50 per night.
        Customer commission: 18% of the customer’s price (15% after discounts).
        Provider commission: 5% of the provider rate (6% after discounts), plus €1.00 per unit.
        Rule 1 applies (from 7 nights): 3 percentage points off the customer commission, 1 percentage point added to the provider commission.
        Customer price: exactly 1,331.70731707… (54600/41), rounded to €1,331.71.
        Customer price after discounts: exactly 1,284.70588235… (21840/17), rounded to €1,284.71.
        Payout: exactly €1,013.40.
        Payout after discounts: exactly €1,002.48.
        Discounts not reached
          12 nights of 14: with 2 more nights, the customer commission falls by 2 points (rule 2). The line would cost €1,464.37, with a payout of €1,169.56.
          With code “SUMMER”, the customer commission falls by 4 points (rule 3). The line would cost €1,226.97, with a payout of €1,002.48.

      trust_fee per_trip (per trip), Byrne
        Included in every stay.
        This is the county price for Galway; Byrne has none.
        1 trip: charged once per trip.
        Charged once per booking, for any number of students.
        Provider rate: €35.00 per trip.
        Customer commission: 0% of the customer’s price, plus €4.50 per unit.
        Provider commission: 0% of the provider rate.
        Customer price: exactly €39.50.
        Payout: exactly €35.00.
        Discounts not reached
          Rule 1 can’t apply: the quantity is fixed.
          Rule 2 can’t apply: the quantity is fixed.
          With code “SUMMER”, the customer commission stays the same (rule 3). The line would cost €39.50, with a payout of €35.00.

      camp per_week (per week), Activity 900
        Included with the chosen activity Activity 900.
        This is Activity 900’s own price.
        1 camp week, as chosen for this activity.
        For 2 students: 1 × 2 = 2.
        Provider rate: €320.00 per week.
        Customer commission: 12.5% of the customer’s price.
        Provider commission: 0% of the provider rate.
        Customer price: exactly 731.42857142… (5120/7), rounded to €731.43.
        Payout: exactly €640.00.
        Discounts not reached
          1 camp week of 7: with 6 more camp weeks, the customer commission falls by 3 points and the provider commission rises by 1 point (rule 1). The line would cost €4,950.28, with a payout of €4,435.20.
          1 camp week of 14: with 13 more camp weeks, the customer commission falls by 5 points and the provider commission rises by 1 point (rule 2). The line would cost €9,686.49, with a payout of €8,870.40.
          With code “SUMMER”, the customer commission falls by 4 points (rule 3). The line would cost €699.45, with a payout of €640.00.

      Not included
        transfer per_transfer (per transfer), Byrne: Service “Airport transfer” isn’t selected. Add service 4. It would cost €240.00, with a payout of €240.00.
        camp per_week (per week), Byrne: The chosen activities use every camp week. Request more weeks.
        hosting per_night (per night), Byrne: The county price for Galway is replaced by Byrne’s own.
        horse per_week (per week), Byrne: Its amount is 0. Set an amount in the price book.
        hosting per_night (per night), Activity 900: Activities are only priced for camps.
        trust_fee per_trip (per trip), Activity 900: Activities are only priced for camps.
        horse per_week (per week), Activity 900: Its amount is 0. Set an amount in the price book. Activities are only priced for camps.

      Totals
        Before discounts: €2,102.64.
        Discounts: €47.00.
        Supplier amount: €1,677.48.
        VAT: 23% of the supplier amount of €1,677.48 is exactly 385.8204, rounded to €385.82.
        Total: €2,441.46.
        Byrne is paid €1,037.48: €1,048.40 less €10.92.
        Activity 900 is paid €640.00.
        The platform keeps €378.16."
    `);
  });
});

describe('the nearest rule that did not apply', () => {
  it('says what is reached, what is needed and what changes', () => {
    const text = wordExplanation(explanationOf(RICH), { locale: en, reader: 'finance' });
    expect(text.lines[0]?.nearMisses[0]).toContain('12 nights of 14: with 2 more nights, the customer commission falls by 2 points');
  });

  it('is shown once per line to a parent, without discount codes', () => {
    const text = wordExplanation(explanationOf(RICH), { locale: en, reader: 'parent' });
    expect(text.lines.map(({ nearMisses }) => nearMisses.length)).toEqual([1, 0, 1]);
    expect(JSON.stringify(text)).not.toContain('SUMMER');
  });
});

describe('a host’s text', () => {
  it('is for the activity if the payee is an activity', () => {
    const payee = { hostableType: 'Activity', hostableId: STANDARD.activity } as const;
    const text = wordExplanation(explanationOf(RICH), { locale: en, reader: 'host', payee });
    expect(text.headline).toBe('Activity 900 is paid €640.00 for 2 students.');
    expect(text.lines.map(({ title }) => title)).toEqual(['camp per_week (per week), Activity 900']);
  });

  it('has no lines for a payee without a line in the quote', () => {
    const payee = { hostableType: 'Activity', hostableId: 77 } as const;
    expect(wordExplanation(explanationOf(RICH), { locale: en, reader: 'host', payee }).lines).toEqual([]);
  });
});

describe('every language words every quote for every reader', () => {
  it.each(ALL.map((locale) => [locale.language, locale] as const))('%s', (_, locale) => {
    fc.assert(
      fc.property(quotes, fc.constantFrom(...READERS), (quote, reader) => {
        fc.pre(quote !== undefined);
        const lines = explanationLines(wordExplanation(withPlainNames(explanationOf(quote)), { locale, reader }));
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|[\u2009\u202f]|null\b/);
        expect(lines[0]).not.toBe('');
      }),
      { numRuns: 30 },
    );
  });
});
