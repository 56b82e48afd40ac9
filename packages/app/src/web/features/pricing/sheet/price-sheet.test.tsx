// The sheet of prices on a page: keys, the clipboard, faults in their cells, saving, very many rows; and before axe.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toWire } from '#contract/platform/validation/names.ts';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import { PriceSheet } from './price-sheet.tsx';

const template = (id: number, name: string): PricingTemplate => ({
  id,
  name,
  serviceTypeId: 1,
  serviceTypeName: 'Hosting',
  category: 'hosting',
  pricingTypeId: 1,
  pricingTypeName: 'Per night',
  kind: 'per_night',
  tripTypeId: 1,
  tripTypeName: 'Immersion',
  tripTypeActive: true,
  required: false,
  per: 'student',
  defaultAmount: '0',
  customerCommissionAmount: '0',
  customerCommissionPercentage: '0',
  providerCommissionAmount: '0',
  providerCommissionPercentage: '0',
  usedBy: 0,
  version: 1,
});

const templates = [template(1, 'Hosting'), template(2, 'Airport transfer')];
const things = ['Cork', 'Galway', 'Kerry'].map((name, index) => ({ id: index + 1, name, prices: 0 }));
const prices = [
  { priceableId: 1, pricingTemplateId: 1, amount: '45' },
  { priceableId: 2, pricingTemplateId: 1, amount: '50.5' },
];
const words = ['priceSheet', 'grid', 'prices', 'resource', 'form'] as const;

let sent: unknown[];
let answer: { status: number; body: unknown };
beforeEach(() => {
  sent = [];
  answer = { status: 200, body: { data: [] } };
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (_address: RequestInfo | URL, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify(toWire(answer.body)), { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const grid = () => page.getByRole('grid', { name: 'Prices: Counties' });
const cells = () =>
  grid()
    .getByRole('gridcell')
    .elements()
    .map((cell) => cell.firstChild?.textContent ?? '');

async function open(mayWrite = true) {
  await show(<PriceSheet level="County" things={things} templates={templates} prices={prices} mayWrite={mayWrite} />, { words });
  await grid().click({ position: { x: 4, y: 4 } });
  grid().element().focus();
}

/** What somebody copies from the sheet, or pastes into it. */
function clipboard(kind: 'copy' | 'paste', text = ''): string {
  const data = new DataTransfer();
  if (text !== '') data.setData('text/plain', text);
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true }));
  return data.getData('text/plain');
}

test('cells are written with the keys alone, and saved in one go', async () => {
  await open();
  expect(cells()).toEqual(['45', '', '50.5', '', '', '']);
  await userEvent.keyboard('46{Enter}{F2}{Backspace}{Backspace}5{Enter}{ArrowRight}7{Escape}');
  expect(cells()).toEqual(['46', '', '505', '', '', '']);
  await expect.element(page.getByText('2 cells changed')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cells()).toEqual(['46', '', '50.5', '', '', '']);
  answer.body = { data: [{ priceableId: 1, pricingTemplateId: 1, amount: '46', outcome: 'changed' }] };
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('No changes')).toBeVisible();
  expect(sent).toEqual([{ level: 'County', changes: [{ priceable_id: 1, pricing_template_id: 1, amount: '46', before: '45' }] }]);
});

test('ranges go to a spreadsheet and come from one; filling down copies the first row', async () => {
  await open();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(clipboard('copy')).toBe('45\t\n50.5\t\n');
  clipboard('paste', '1\t2\r\n3\t€ 4.50\r\n');
  await expect.poll(cells).toEqual(['1', '2', '3', '4.5', '', '']);
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await expect.poll(cells).toEqual(['1', '2', '1', '4.5', '1', '']);
});

test('a fault is told in its cell, and nothing is sent before it is right', async () => {
  await open();
  await userEvent.keyboard('lots{Enter}');
  const faulty = grid().getByRole('gridcell').first();
  await expect.element(faulty).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Nothing was saved\./);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(sent).toEqual([]);
  expect(grid().element().getAttribute('aria-activedescendant')).toBe(faulty.element().id);
  expect(await listAxeFaults()).toEqual([]);
});

test('a refusal of the server stands in its cell, and all input stays', async () => {
  await open();
  const sentence = 'Someone else has changed the amount. It’s now: 48';
  answer = { status: 422, body: { status: 'error', code: 'validation', message: sentence, errors: { 'changes.0.amount': [sentence] } } };
  await userEvent.keyboard('46{Enter}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Nothing was saved\. Fix 1 cell\.$/);
  await expect.element(grid().getByRole('gridcell').first()).toHaveAttribute('title', sentence);
  expect(cells()[0]).toBe('46');
});

test('a user without write access can move and copy, but not write', async () => {
  await open(false);
  await userEvent.keyboard('7{Enter}{Delete}{ArrowDown}');
  expect(cells()).toEqual(['45', '', '50.5', '', '', '']);
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(clipboard('copy')).toBe('50.5\n');
});

test('only the visible rows of two thousand are drawn, and the keys reach the last', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ id: index + 1, name: `County ${index + 1}`, prices: 0 }));
  await show(<PriceSheet level="County" things={many} templates={templates} prices={prices} mayWrite />, { words });
  grid().element().focus();
  expect(grid().getByRole('row').elements().length).toBeLessThan(60);
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect.element(page.getByRole('rowheader', { name: 'County 2000' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
