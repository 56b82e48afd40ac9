// Comparison in words: only inputs that differ, every figure, and differences that add up.

import { expect, it } from 'vitest';
import { mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { formatOf } from '../../format/format-of.ts';
import { en } from '../../locales/en.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { draftOf, requestOf, type StartingRequest } from '../../request/calculator-draft.ts';
import { comparedFigures, comparedInputs } from './comparison.ts';
import type { Scenario } from './use-calculator.ts';

const opened = openPriceBook(sampleBookJson(), { side: 'finance' });
if (!opened.ok) throw new Error('the sample book is whole');
const { source, catalogue } = opened.value;
const words = { catalogue, messages: en, format: formatOf(en), side: 'finance' as const };

function scenario(request: StartingRequest): Scenario {
  const asked = requestOf(draftOf(request));
  const quoted = asked && source(asked, new AbortController().signal);
  if (!asked || quoted instanceof Promise || !quoted?.ok) throw new Error('no quote');
  return { request: asked, quote: quoted.value };
}

const a = scenario(mixedStay);

it('names the inputs that differ, in words', () => {
  const b = scenario({ ...mixedStay, nearbyActivities: [{ id: 301, weeks: 3 }], discountCode: null, vatExempt: true });
  expect(comparedInputs(a.request, b.request, words)).toEqual([
    {
      label: 'Activities nearby',
      a: 'Galway Bay sailing camp (2 weeks) and Salthill surf camp (1 week)',
      b: 'Galway Bay sailing camp (3 weeks)',
    },
    { label: 'Discount code', a: 'EARLYBIRD', b: 'none' },
    { label: 'Exempt from VAT', a: 'no', b: 'yes' },
  ]);
});

it('explains empty camp weeks for each type of stay', () => {
  const local = scenario({ ...mixedStay, activityDetailsType: 'local', currentNoOfWeeks: null, nearbyActivities: [] });
  const family = scenario({ ...mixedStay, activityDetailsType: 'family' });
  const row = comparedInputs(local.request, family.request, words).find(({ label }) => label === en.calculator.campWeeks);
  expect(row).toMatchObject({ a: en.calculator.campWeeksHint.local, b: 'none' });
});

it('says what each figure changes by, with its sign', () => {
  const b = scenario({ ...mixedStay, vatExempt: true });
  const figures = comparedFigures(a, b, words);
  const [total] = figures;
  const vat = figures.find(({ name }) => name === 'vat');
  expect(total?.difference).toMatch(/^-€/);
  expect(vat?.difference).toBe(total?.difference);
  expect(figures.find(({ name }) => name === 'amountFamworld')?.difference).toBeNull();
  expect(comparedFigures(b, a, words)[0]?.difference).toBe(total?.difference?.replace('-', '+'));
});

it('compares nothing that one of them does not hold, nor across currencies', () => {
  const customers = openPriceBook(sampleBookJson(), { side: 'customer' });
  const quoted = customers.ok ? customers.value.source(a.request, new AbortController().signal) : null;
  if (quoted === null || quoted instanceof Promise || !quoted.ok) throw new Error('no quote');
  const parents: Scenario = { request: a.request, quote: quoted.value };
  expect(comparedFigures(parents, a, words).map(({ name }) => name)).toEqual(['total', 'subtotal', 'discount', 'vat']);
  const dollars = { ...parents, quote: { ...parents.quote, currency: 'USD', total: '1.00' } };
  expect(comparedFigures(parents, dollars, words)[0]).toMatchObject({ b: 'US$1.00', difference: null });
});
