// The curve as a server writes it.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../locales/en.ts';
import { PriceCurve, type PriceCurveProps } from './price-curve.tsx';

const html = (props: Omit<PriceCurveProps, 'messages'>) => renderToStaticMarkup(createElement(PriceCurve, { messages: en, ...props }));
const first = dayNumber('2026-07-01') ?? 0;
const points = (totals: readonly (string | null)[]) =>
  totals.map((total, at) => ({ days: at + 1, toDate: dateText(first + at), total, currency: 'EUR' }));

it('describes the chart in text', () => {
  const markup = html({ points: points([null, '100.00', '150.00', '240.00']) });
  expect(markup).toContain('From €100.00 for 1 night to €240.00 for 3 nights. Cheapest per night: €75.00, for 2 nights.');
});

it.each([
  ['nothing', []],
  ['no price', points([null, null])],
  ['no amount', points(['lots', '-1.00', '1e5', '9'.repeat(400)])],
  ['no currency', points(['1.00']).map((point) => ({ ...point, currency: '<b>' }))],
  ['no date', points(['1.00']).map((point) => ({ ...point, toDate: '2026-02-30' }))],
])('has a sentence in place of a chart of %s', (_, some) => {
  const markup = html({ points: some, current: 2 });
  expect(markup).toContain('No length of stay has a price.');
  expect(markup).not.toMatch(/<svg|<input|NaN|Infinity/);
});

it('offers nothing to choose where nothing can be chosen', () => {
  expect(html({ points: points(['1.00']) })).not.toContain('Choose');
  expect(html({ points: points(['1.00']), defaultView: 'table' })).not.toContain('pricing-curve-pick');
});
