// What is unfolded under a price: refused, failing, loading anew, and no more of a quote than a page may hold.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en } from '../../locales/en.ts';
import type { QuoteInsight } from '../../quote-source/insight.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { SourceFailure } from '../../quote-source/quote-source.ts';
import { CheaperStays } from './cheaper-stays.tsx';
import { QuoteExplanation } from './quote-explanation.tsx';

const opened = openPriceBook(sampleBookJson());
if (!opened.ok) throw new Error('the sample book must open');
const { insight, source } = opened.value;
const quoted = source(mixedStay, new AbortController().signal);
if (quoted instanceof Promise || !quoted.ok) throw new Error('the sample request must have a quote');
const { request } = quoted.value;

const explanation = (explain: QuoteInsight['explain'], asked: QuoteRequest = request) => (
  <QuoteExplanation insight={{ explain }} request={asked} side="customer" messages={en} />
);

async function unfold(explain: QuoteInsight['explain']) {
  const screen = await render(explanation(explain));
  await page.getByText(en.calculator.why).click();
  return screen;
}

it.each([
  ['a module that did not come', new TypeError('Failed to fetch dynamically imported module: https://host.test/reasons.js'), 'offline'],
  ['a module that did not come, in Safari', new TypeError('Importing a module script failed.'), 'offline'],
  ['a bundler’s part that did not come', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), 'offline'],
  ['a fault', new TypeError('Cannot read properties of undefined'), 'broken'],
  ['a failure that says why', new SourceFailure('forbidden'), 'forbidden'],
] as const)('tells of %s, and tries again', async (_, thrown, kind) => {
  const explain = vi.fn<QuoteInsight['explain']>(insight.explain).mockRejectedValueOnce(thrown);
  await unfold(explain);
  await expect.element(page.getByText(en.asking.failure[kind])).toBeVisible();
  await page.getByRole('button', { name: en.asking.retry }).click();
  await expect.element(page.getByText(/EARLYBIRD/).first()).toBeInTheDocument();
});

it('says so where the request is refused', async () => {
  const issues = [{ code: 'unknown_host_family', path: [], data: { id: 1 } }] as const;
  await unfold(async () => ({ ok: false, issues }));
  await expect.element(page.getByText(en.asking.refused)).toBeVisible();
  const screen = await render(
    <CheaperStays insight={{ cheaperStays: async () => ({ ok: false, issues }) }} request={request} onTake={() => {}} messages={en} />,
  );
  await screen.getByText(en.calculator.cheaper).click();
  await expect.element(screen.getByText(en.asking.refused).nth(0)).toBeVisible();
  expect(screen.container.textContent).not.toContain(en.calculator.cheaperNone);
});

it('marks the reasons of an earlier request as busy while the next ones load', async () => {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  const explain: QuoteInsight['explain'] = async (asked, options) => {
    if (asked.countStudents === 2) await wait;
    return insight.explain(asked, options);
  };
  const screen = await unfold(explain);
  await expect.element(page.getByText(/EARLYBIRD/).first()).toBeInTheDocument();
  const isBusy = () => screen.container.querySelector('.pricing-explanation')?.closest('[aria-busy="true"]') !== null;
  expect(isBusy()).toBe(false);
  await screen.rerender(explanation(explain, { ...request, countStudents: 2 }));
  await expect.poll(isBusy).toBe(true);
  release();
  await expect.poll(isBusy).toBe(false);
});

it('passes only the chosen dates to the callback', async () => {
  const onTake = vi.fn();
  await render(<CheaperStays insight={insight} request={request} onTake={onTake} messages={en} />);
  await page.getByText(en.calculator.cheaper).click();
  await page
    .getByRole('button', { name: /^Choose .* to / })
    .first()
    .click();
  const [taken] = onTake.mock.lastCall ?? [];
  expect(Object.keys(taken).sort()).toEqual(['fromDate', 'toDate']);
});
