// No reader learns what that reader may not know, from the view or from the words made of it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explanationOf, quotes, RICH, withPlainNames } from '../../test/explain/explained.ts';
import { de } from '../locales/de.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { formatterFor } from '../locales/format.ts';
import { fr } from '../locales/fr.ts';
import { it as italian } from '../locales/it.ts';
import { ja } from '../locales/ja.ts';
import { ko } from '../locales/ko.ts';
import { zh } from '../locales/zh.ts';
import type { Explanation } from './explanation.ts';
import { explanationFor } from './explanation-for.ts';
import { explanationLines } from './explanation-text.ts';
import { wordExplanation } from './word-explanation.ts';

const ALL = [en, fr, es, italian, de, ja, ko, zh];

/** Every amount a text shows, where the currency's sign stands before it. */
function amountsIn(text: string, sign: string): string[] {
  const escaped = sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.match(new RegExp(`${escaped}-?\\d+(?:,\\d{3})*(?:\\.\\d+)?`, 'g')) ?? [];
}

/** The figures a reader may be shown, taken from the quote and not from the reader's view. */
function permitted(explanation: Explanation, reader: 'parent' | 'host'): string[] {
  const { lines, totals, absent, family } = explanation;
  if (reader === 'parent') {
    return [
      ...[totals.subtotal, totals.discount, totals.vat.amount, totals.total],
      ...lines.flatMap((line) => [line.figures.customer.rounded, line.figures.customerDiscounted.rounded, line.customerDiscount]),
      ...lines.flatMap(({ nearMisses }) => nearMisses.flatMap(({ effect }) => [effect?.customer.rounded, effect?.customerSaving])),
      ...absent.map(({ ifSelected }) => ifSelected?.figures.customerDiscounted.rounded),
    ].filter((amount) => amount !== undefined);
  }
  const own = lines.filter(({ payee }) => payee.hostableType === 'Host_family');
  const payout = totals.payouts.find(({ payee }) => payee.hostableId === family.hostableId && payee.hostableType === 'Host_family');
  return [
    '0',
    ...(payout === undefined ? [] : [payout.full, payout.discount, payout.amount]),
    ...own.flatMap((line) => [line.figures.provider.rounded, line.figures.providerDiscounted.rounded, line.providerDiscount]),
    ...own.flatMap((line) => [line.asked, line.providerCommission.fixed]),
    ...own.flatMap(({ nearMisses }) => nearMisses.map(({ effect }) => effect?.provider.rounded)),
  ].filter((amount) => amount !== undefined);
}

describe('no text shows a figure its reader may not know', () => {
  it.each([
    ['parent', en, 'en-IE'],
    ['host', en, 'en-IE'],
    ['parent', ja, 'ja'],
    ['host', zh, 'zh'],
  ] as const)('%s, %o', (reader, locale, tag) => {
    const { money } = formatterFor(tag);
    let shown = 0;
    fc.assert(
      fc.property(quotes, (quote) => {
        fc.pre(quote !== undefined);
        const explanation = withPlainNames(explanationOf(quote));
        const { currency } = explanation;
        const sign = money({ amount: '0', currency }).replace(/[\d.]+$/, '');
        const allowed = new Set(permitted(explanation, reader).map((amount) => money({ amount, currency })));
        const amounts = amountsIn(explanationLines(wordExplanation(explanation, { locale, reader })).join('\n'), sign);
        shown += amounts.length;
        expect(amounts.filter((amount) => !allowed.has(amount))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(shown).toBeGreaterThan(100);
  });

  it('a parent reads no percentage and no code of others', () => {
    fc.assert(
      fc.property(quotes, fc.constantFrom(...ALL), (quote, locale) => {
        fc.pre(quote !== undefined);
        const view = explanationFor(explanationOf(quote), 'parent');
        const { warnings, ...text } = wordExplanation(withPlainNames(explanationOf(quote)), { locale, reader: 'parent' });
        expect(explanationLines({ ...text, warnings: [] }).join('\n')).not.toMatch(/[%％]/);
        const given = quote.request.discountCode?.toLowerCase();
        for (const rule of view.lines.flatMap(({ discount }) => discount?.rules ?? [])) {
          if (rule.code !== null) expect(rule.code.trim().toLowerCase()).toBe(given);
        }
        expect(warnings.length).toBe(quote.warnings.length);
      }),
      { numRuns: 60 },
    );
  });

  it('the views of a parent and a host hold no field of the other side', () => {
    const keys = (value: unknown): string[] =>
      typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, part]) => [key, ...keys(part)]) : [];
    const parent = new Set(keys(explanationFor(explanationOf(RICH), 'parent')));
    for (const key of [
      'asked',
      'providerCommission',
      'customerCommission',
      'payout',
      'payouts',
      'platformAmount',
      'reckoned',
      'provider',
    ]) {
      expect(parent.has(key), key).toBe(false);
    }
    const host = new Set(keys(explanationFor(explanationOf(RICH), 'host')));
    for (const key of ['customerCommission', 'customer', 'price', 'total', 'subtotal', 'platformAmount', 'vat', 'saving']) {
      expect(host.has(key), key).toBe(false);
    }
    // @ts-expect-error a parent's view has no payouts
    expect(explanationFor(explanationOf(RICH), 'parent').payout).toBeUndefined();
    // @ts-expect-error a host's line has no customer price
    expect(explanationFor(explanationOf(RICH), 'host').lines[0]?.price).toBeUndefined();
  });
});
