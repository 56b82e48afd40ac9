// What the calculator says of its result, aloud too; what it keeps of a form; and its width where the page gives none.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { familyStay, mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en } from '../../locales/en.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { type FailureKind, type QuoteSource, SourceFailure } from '../../quote-source/quote-source.ts';
import { PriceCalculator, type PriceCalculatorProps } from './price-calculator.tsx';

const book = openPriceBook(sampleBookJson(), { side: 'finance' });
if (!book.ok) throw new Error('the sample book is whole');
const { source, catalogue } = book.value;

function calculator(props: Partial<PriceCalculatorProps> = {}) {
  return <PriceCalculator source={source} catalogue={catalogue} messages={en} today="2026-06-01" {...props} />;
}

const spoken = () => document.querySelector('.pricing-calculator > [aria-live="polite"]')?.textContent;

it.each(['offline', 'timeout', 'broken'] as const)('announces that it is %s', async (kind: FailureKind) => {
  const failing: QuoteSource = async () => {
    throw new SourceFailure(kind);
  };
  await render(calculator({ source: Object.assign(failing, { quietMs: 0 }), defaultRequest: familyStay }));
  await expect.poll(spoken, { timeout: 3000 }).toBe(en.asking.failure[kind]);
});

it('announces issues and warnings', async () => {
  await render(calculator({ defaultRequest: mixedStay }));
  await page.getByRole('textbox', { name: 'Discount code' }).fill('NOSUCH');
  await expect.poll(spoken, { timeout: 3000 }).toMatch(/^Total price: €[\d,.]+ .*“NOSUCH” doesn’t apply/);
  await page.getByRole('spinbutton', { name: 'Camp weeks' }).fill('9');
  await expect.poll(spoken, { timeout: 3000 }).toMatch(/^There is no price .* The request is for 9 weeks of camp, but/);
});

it('shows issues without a form field beside the price', async () => {
  const refuses: QuoteSource = () => ({
    ok: false,
    issues: [
      { code: 'unknown_activity', path: ['nearbyActivities', 7, 'id'], data: { id: 999 } },
      { code: 'out_of_range', path: ['current_no_of_weeks'], data: { minimum: 0, maximum: 53, received: 54 } },
    ],
  });
  const asked = Object.assign(refuses, { quietMs: 0 });
  const screen = await render(calculator({ source: asked, defaultRequest: mixedStay }));
  const note = page.elementLocator(screen.container.querySelector('.pricing-calculator-note') ?? screen.container);
  await expect.element(note.getByText(/activity 999 isn’t/)).toBeVisible();
  await expect.element(note.getByText(/from 0 to 53/)).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /^Family/ }).click();
  await expect.element(note.getByText(/from 0 to 53/)).toBeVisible();
});

it('keeps the activities parked in a family stay through a comparison', async () => {
  await render(calculator({ defaultRequest: mixedStay }));
  await page.getByRole('radio', { name: /^Family/ }).click();
  await page.getByRole('button', { name: 'Save as A and compare' }).click();
  await page.getByRole('checkbox', { name: 'Exempt from VAT' }).click();
  await page.getByRole('button', { name: 'Restore A' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Exempt from VAT' })).not.toBeChecked();
  await page.getByRole('radio', { name: /^Mixed/ }).click();
  await expect.element(page.getByRole('spinbutton', { name: 'Weeks: Salthill surf camp' })).toBeVisible();
});

it('shows an error at the activities if there are too many', async () => {
  const activities = Array.from({ length: 51 }, (_, at) => ({ id: 1000 + at, name: `Camp ${at}` }));
  const chosen = activities.slice(0, 50).map(({ id }) => ({ id, weeks: 0 }));
  await render(calculator({ catalogue: { ...catalogue, activities }, defaultRequest: { ...mixedStay, nearbyActivities: chosen } }));
  await page.getByRole('combobox', { name: 'Add activity' }).fill('Camp 50');
  await page.getByRole('option', { name: 'Camp 50' }).click();
  await expect.element(page.getByRole('group', { name: 'Activities nearby' }).getByText(/50, not 51/)).toBeVisible();
});

it.each([
  ['a float', { float: 'left' }],
  ['a block in a line', { display: 'inline-block' }],
  ['a dialog', { position: 'absolute', inlineSize: 'fit-content', padding: 16 }],
] as const)('has room in %s, which is as wide as what is in it', async (_, style) => {
  const around = (inlineSize: number) => (
    <div style={{ inlineSize, position: 'relative' }}>
      <div style={style} data-testid="shrinks">
        {calculator({ defaultRequest: mixedStay })}
      </div>
    </div>
  );
  const screen = await render(around(1200));
  const width = () => screen.getByTestId('shrinks').element().getBoundingClientRect().width;
  expect(width()).toBeGreaterThan(900);
  await screen.rerender(around(340));
  expect(width()).toBeLessThanOrEqual(340);
  expect(width()).toBeGreaterThan(300);
});
