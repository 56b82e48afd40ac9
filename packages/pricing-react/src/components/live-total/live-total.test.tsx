// The live total in a real page: what is shown, what is told, and what is hydrated.

import type { FinanceView } from '@hosted-stay/pricing-core';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en, enTotal } from '../../locales/en.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { type QuoteSource, SourceFailure } from '../../quote-source/quote-source.ts';
import { LiveTotal } from './live-total.tsx';

const opened = openPriceBook(sampleBookJson(), { side: 'finance' });
if (!opened.ok) throw new Error('the sample book must open');
const finance = opened.value.source;

function financeView(): FinanceView {
  const answer = finance(mixedStay, new AbortController().signal);
  if (answer instanceof Promise || !answer.ok) throw new Error('the sample request must have a quote');
  return answer.value;
}

it('shows and announces only parent figures, even from a finance view', async () => {
  const onState = vi.fn();
  const screen = await render(<LiveTotal source={finance} request={mixedStay} messages={en} onState={onState} />);
  await screen.rerender(<LiveTotal source={finance} request={{ ...mixedStay, countStudents: 2 }} messages={en} onState={onState} />);
  const page = screen.container.innerHTML;
  const view = financeView();
  const figures = [view.amountFamworld, view.amountSupplyVAT, view.totalHF, ...view.payouts.map(({ amount }) => amount)];
  for (const amount of figures) expect(page).not.toContain(amount.replace(/(\d)(\d{3}\.)/, '$1,$2'));
  expect(onState).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(onState.mock.calls)).not.toMatch(/provider"|payout|HF|Famworld|Supply|bookHash|"level"|finance/);
  expect(onState.mock.lastCall?.[0]).toMatchObject({ status: 'ready', quote: { side: 'customer' }, previous: { side: 'customer' } });
});

it('keeps working when a callback of the page throws', async () => {
  const told: unknown[] = [];
  const tell = (state: unknown) => told.push(state);
  const screen = await render(<LiveTotal source={finance} request={mixedStay} messages={en} onState={tell} />);
  await screen.rerender(<LiveTotal source={finance} request={{ ...mixedStay, countStudents: 2 }} messages={en} onState={tell} />);
  expect(told).toHaveLength(2);
  expect(screen.container.textContent).toContain('2 students');
});

it.each([
  ['a last day before the first one', { toDate: '2026-06-01' }],
  ['a day that there is not', { toDate: '2026-02-31' }],
])('shows no price for %s, and says what is wrong', async (_, dates) => {
  const screen = await render(<LiveTotal source={finance} request={mixedStay} messages={en} />);
  const amount = () => screen.container.querySelector('.pricing-total-amount')?.textContent;
  expect(amount()).toMatch(/€/);
  await screen.rerender(<LiveTotal source={finance} request={{ ...mixedStay, ...dates }} messages={en} />);
  expect(amount()).toBe('–');
  expect(screen.container.querySelector('.pricing-total-problem')?.textContent).not.toBe('');
  expect(screen.container.textContent).not.toMatch(/NaN|earlier/);
});

it('announces a settled total once, politely', async () => {
  const screen = await render(<LiveTotal source={finance} request={null} messages={enTotal} />);
  for (const countStudents of [1, 2, 3]) {
    await screen.rerender(<LiveTotal source={finance} request={{ ...mixedStay, countStudents }} messages={enTotal} />);
  }
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  await expect
    .poll(() => status.element().textContent, { timeout: 3000 })
    .toMatch(/^Total €[\d,.]+, all taxes and fees included\. €[\d,.]+ more than before$/);
});

it('announces a warning with its total', async () => {
  const screen = await render(<LiveTotal source={finance} request={null} messages={enTotal} />);
  await screen.rerender(<LiveTotal source={finance} request={{ ...mixedStay, discountCode: 'SOMMER' }} messages={enTotal} />);
  await expect
    .poll(() => screen.getByRole('status').element().textContent, { timeout: 3000 })
    .toMatch(/^Total .* included\. .*“SOMMER” doesn’t apply to this stay\.$/);
});

it('keeps the button to try again, and the focus on it, until there is an answer', async () => {
  let isDown = true;
  const flaky: QuoteSource = async (request, signal) => {
    if (isDown) throw new SourceFailure('timeout');
    return finance(request, signal);
  };
  const screen = await render(<LiveTotal source={Object.assign(flaky, { quietMs: 1 })} request={mixedStay} messages={enTotal} />);
  const button = screen.getByRole('button', { name: 'Try again' });
  await button.click();
  await expect.element(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
  await expect.element(button).toHaveFocus();
  isDown = false;
  await button.click();
  await expect.element(screen.getByText('21 nights, 1 student')).toBeVisible();
  expect(screen.container.querySelector('button')).toBeNull();
});

it('causes no layout shift when a total appears, changes, loads or disappears', async () => {
  const never: QuoteSource = () => new Promise(() => {});
  const show = (source: QuoteSource, request: typeof mixedStay | null) => (
    <LiveTotal source={source} request={request} messages={enTotal} theme="light" />
  );
  const screen = await render(show(finance, null));
  const height = () => screen.container.firstElementChild?.getBoundingClientRect().height;
  const first = height();
  await screen.rerender(show(finance, mixedStay));
  await screen.rerender(show(finance, { ...mixedStay, toDate: '2026-07-27' }));
  expect(height()).toBe(first);
  await screen.rerender(show(never, mixedStay));
  expect(height()).toBe(first);
});

it('hydrates server markup without warnings', async () => {
  const complaints = vi.spyOn(console, 'error');
  const app = (
    <StrictMode>
      <LiveTotal source={finance} request={mixedStay} messages={en} locale="fr-FR" />
    </StrictMode>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(app);
  document.body.append(host);
  expect(host.textContent).toContain('€');
  const html = host.innerHTML;
  const recovered = vi.fn();
  const root = hydrateRoot(host, app, { onRecoverableError: recovered });
  await expect.poll(() => Object.keys(host.firstElementChild ?? {}).some((key) => key.startsWith('__react'))).toBe(true);
  expect(host.innerHTML).toBe(html);
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  root.unmount();
  host.remove();
});
