// The words of an explanation, read as each reader would.

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
  it('tells a parent counts, prices, savings and what could be added', () => {
    expect(explanationLines(wordExplanation(explanationOf(RICH), { locale: en, reader: 'parent' })).join('\n')).toMatchInlineSnapshot(`
      "€2,441.46 for 2 students with Byrne.

      The stay
        5 Jul 2026 to 17 Jul 2026: 13 days, the first and the last included; 12 nights.
        Monday to Friday fits in 2 times: room for 2 camp weeks.
        1 camp week: the weeks of the chosen activities added up.
        8 immersion days: 13 days less 1 camp week of 5 days each.

      hosting per_night (per night), Byrne
        It belongs to every stay.
        12 nights: 13 days less one.
        For 2 students: 12 × 2 = 24.
        It costs €1,284.71: €1,331.71 less a discount of €47.00.
        From 7 nights: the service fee falls by 3 percentage points, which saves you €47.00.
        What nearly applied
          12 nights, needs 14: two more nights and the service fee falls by 2 points. It would then cost €1,464.37, €34.45 less than without.

      trust_fee per_trip (per trip), Byrne
        It belongs to every stay.
        1 trip: charged once a trip.
        Charged once for the booking, however many students come.
        It costs €39.50.

      camp per_week (per week), Activity 900
        It comes with the chosen activity Activity 900.
        1 camp week, as chosen for this activity.
        For 2 students: 1 × 2 = 2.
        It costs €731.43.
        What nearly applied
          1 camp week, needs 7: six more camp weeks and the service fee falls by 3 points. It would then cost €4,950.28, €169.72 less than without.

      What could be added
        transfer per_transfer (per transfer), Byrne: €240.00 more before VAT. Select the service “Airport transfer” to add it.

      In all
        Before discounts: €2,102.64.
        Discounts: €47.00.
        VAT: €385.82.
        To pay: €2,441.46."
    `);
  });

  it('tells a host what was asked, the commission and the payout', () => {
    expect(explanationLines(wordExplanation(explanationOf(RICH), { locale: en, reader: 'host' })).join('\n')).toMatchInlineSnapshot(`
      "Byrne is paid €1,037.48 for 2 students.

      The stay
        5 Jul 2026 to 17 Jul 2026: 13 days, the first and the last included; 12 nights.
        Monday to Friday fits in 2 times: room for 2 camp weeks.
        1 camp week: the weeks of the chosen activities added up.
        8 immersion days: 13 days less 1 camp week of 5 days each.

      hosting per_night (per night), Byrne
        It belongs to every stay.
        12 nights: 13 days less one.
        For 2 students: 12 × 2 = 24.
        You ask €45.50 per night.
        Your commission: 5% of the amount asked (6% after discounts), plus €1.00 for each unit.
        You are paid €1,002.48: €1,013.40 less a discount of €10.92 that you give.
        From 7 nights: your commission rises by 1 percentage point, which costs you €10.92.

      trust_fee per_trip (per trip), Byrne
        It belongs to every stay.
        1 trip: charged once a trip.
        Charged once for the booking, however many students come.
        You ask €35.00 per trip.
        Your commission: 0% of the amount asked.
        You are paid €35.00.

      What did not count
        transfer per_transfer (per transfer), Byrne: The service “Airport transfer” is not selected; add service 4.
        camp per_week (per week), Byrne: The chosen activities take up every camp week; ask for more weeks than they do.

      In all
        Byrne is paid €1,037.48: €1,048.40 less €10.92."
    `);
  });

  it('tells finance everything', () => {
    expect(explanationLines(wordExplanation(explanationOf(RICH), { locale: en, reader: 'finance' })).join('\n')).toMatchInlineSnapshot(`
      "The customer pays €2,441.46 for 2 students with Byrne (price book test-1).

      The stay
        5 Jul 2026 to 17 Jul 2026: 13 days, the first and the last included; 12 nights.
        Monday to Friday fits in 2 times: room for 2 camp weeks.
        1 camp week: the weeks of the chosen activities added up.
        8 immersion days: 13 days less 1 camp week of 5 days each.

      hosting per_night (per night), Byrne
        It belongs to every stay.
        The price is Byrne’s own.
        It goes before the county price of Galway, €41.00.
        12 nights: 13 days less one.
        For 2 students: 12 × 2 = 24.
        The provider asks €45.50 per night.
        Customer commission: 18% of the customer’s price (15% after discounts).
        Provider commission: 5% of the amount asked (6% after discounts), plus €1.00 for each unit.
        Rule 1 applies (from 7 nights): 3 percentage points off the customer commission, 1 percentage point on the provider commission.
        Customer price: exactly 1,331.70731707… (54600/41), rounded to €1,331.71.
        Customer price after discounts: exactly 1,284.70588235… (21840/17), rounded to €1,284.71.
        Payout: exactly €1,013.40.
        Payout after discounts: exactly €1,002.48.
        What nearly applied
          12 nights, needs 14: two more nights and the commission falls by 2 points (rule 2). The line would cost €1,464.37 and pay €1,169.56.
          With code “SUMMER” the commission falls by 4 points (rule 3). The line would cost €1,226.97 and pay €1,002.48.

      trust_fee per_trip (per trip), Byrne
        It belongs to every stay.
        The price is that of the county Galway; Byrne has none.
        1 trip: charged once a trip.
        Charged once for the booking, however many students come.
        The provider asks €35.00 per trip.
        Customer commission: 0% of the customer’s price, plus €4.50 for each unit.
        Provider commission: 0% of the amount asked.
        Customer price: exactly €39.50.
        Payout: exactly €35.00.
        What nearly applied
          Rule 1 is out of reach: the quantity is fixed, whatever the stay.
          Rule 2 is out of reach: the quantity is fixed, whatever the stay.
          With code “SUMMER” the commission stays (rule 3). The line would cost €39.50 and pay €35.00.

      camp per_week (per week), Activity 900
        It comes with the chosen activity Activity 900.
        The price is Activity 900’s own.
        1 camp week, as chosen for this activity.
        For 2 students: 1 × 2 = 2.
        The provider asks €320.00 per week.
        Customer commission: 12.5% of the customer’s price.
        Provider commission: 0% of the amount asked.
        Customer price: exactly 731.42857142… (5120/7), rounded to €731.43.
        Payout: exactly €640.00.
        What nearly applied
          1 camp week, needs 7: six more camp weeks and the commission falls by 3 points, the provider commission rises by 1 point (rule 1). The line would cost €4,950.28 and pay €4,435.20.
          1 camp week, needs 14: 13 more camp weeks and the commission falls by 5 points, the provider commission rises by 1 point (rule 2). The line would cost €9,686.49 and pay €8,870.40.
          With code “SUMMER” the commission falls by 4 points (rule 3). The line would cost €699.45 and pay €640.00.

      What did not count
        transfer per_transfer (per transfer), Byrne: The service “Airport transfer” is not selected; add service 4. It would cost €240.00 and pay €240.00.
        camp per_week (per week), Byrne: The chosen activities take up every camp week; ask for more weeks than they do.
        hosting per_night (per night), Byrne: The county price of Galway gives way to Byrne’s own.
        horse per_week (per week), Byrne: Its amount is 0; set one in the price book.
        hosting per_night (per night), Activity 900: An activity is priced for its camps alone.
        trust_fee per_trip (per trip), Activity 900: An activity is priced for its camps alone.
        horse per_week (per week), Activity 900: Its amount is 0; set one in the price book. An activity is priced for its camps alone.

      In all
        Before discounts: €2,102.64.
        Discounts: €47.00.
        Supplier amount: €1,677.48.
        VAT: 23% of the supplier amount of €1,677.48 is exactly 385.8204, rounded to €385.82.
        To pay: €2,441.46.
        Byrne is paid €1,037.48: €1,048.40 less €10.92.
        Activity 900 is paid €640.00.
        The platform keeps €378.16."
    `);
  });
});

describe('the nearest rule that did not apply', () => {
  it('is the example every reader of the price asks for', () => {
    const text = wordExplanation(explanationOf(RICH), { locale: en, reader: 'finance' });
    expect(text.lines[0]?.nearMisses[0]).toContain('12 nights, needs 14: two more nights and the commission falls by 2 points');
  });

  it('is named once a line to a parent, who hears nothing of codes', () => {
    const text = wordExplanation(explanationOf(RICH), { locale: en, reader: 'parent' });
    expect(text.lines.map(({ nearMisses }) => nearMisses.length)).toEqual([1, 0, 1]);
    expect(JSON.stringify(text)).not.toContain('SUMMER');
  });
});

describe('a host’s text', () => {
  it('is the activity’s where one is named', () => {
    const payee = { hostableType: 'Activity', hostableId: STANDARD.activity } as const;
    const text = wordExplanation(explanationOf(RICH), { locale: en, reader: 'host', payee });
    expect(text.headline).toBe('Activity 900 is paid €640.00 for 2 students.');
    expect(text.lines.map(({ title }) => title)).toEqual(['camp per_week (per week), Activity 900']);
  });

  it('is empty of lines for a payee that takes no part', () => {
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
