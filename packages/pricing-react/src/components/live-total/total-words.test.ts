// What is said of a state.

import { expect, it } from 'vitest';
import { openSample } from '../../../testing/open-sample.ts';
import { moneyFormatOf } from '../../format/money-format-of.ts';
import { enTotal } from '../../locales/en.ts';
import { emptyQuote } from '../../quote/quote-state.ts';
import { totalTexts } from './total-words.ts';

it('announces warnings after the total', () => {
  const warnings = [
    { code: 'discount_code_not_applied', path: ['discountCode'], data: { discountCode: 'SUMMER' } },
    { code: 'camp_weeks_unpriced', path: [], data: { weeks: 1 } },
  ] as const;
  const state = { ...emptyQuote, status: 'ready' as const, quote: { ...openSample('customer'), warnings } };
  const { spoken } = totalTexts(state, { messages: enTotal, format: moneyFormatOf(enTotal, undefined) });
  expect(spoken).toMatch(
    /^Total €[\d,.]+, all taxes and fees included\. .*“SUMMER” doesn’t apply to this stay\. Part of the camp has no price/,
  );
});
