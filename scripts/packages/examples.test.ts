// Every example of pricing-react, built from the built package and opened in a real browser: a total appears, and no complaint.

import { type ChildProcess, spawn } from 'node:child_process';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EXAMPLES, prepare, serverOf } from '../../packages/pricing-react/examples/prepare.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const money = /[€]\s?\d[\d.,]*[.,]\d\d|\d[\d.,]*[.,]\d\d\s?€/;

let browser: Browser;
let server: ChildProcess | undefined;

beforeAll(async () => {
  // As a reader builds them: a test runner's own NODE_ENV would bring React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-background-networking'] });
});

afterAll(() => browser.close());
afterEach(() => {
  server?.kill();
  server = undefined;
});

/** Amounts that can be seen: a narrow page has a total elsewhere than a wide one. */
function amountsOn(page: Page) {
  return page.getByText(money).filter({ visible: true });
}

const prepared = new Map<string, Promise<void>>();

/** Builds an example once, and serves it; answers its address. */
async function start(name: string): Promise<string> {
  const ready = prepared.get(name) ?? prepare(name);
  prepared.set(name, ready);
  await ready;
  const child = spawn(process.execPath, serverOf(name), { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the server of ${name} ended with ${code}`)));
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()));
  });
}

/** Opens an example and waits for a total. Complaints of the page are collected. */
async function open(name: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const address = await start(name);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  await amountsOn(page).first().waitFor();
  return { page, complaints };
}

test.each(EXAMPLES)('%s shows a total, wide and narrow, without a complaint', async (name) => {
  const { page, complaints } = await open(name);
  const wide = await amountsOn(page).first().textContent();
  expect(wide).toMatch(money);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(EXAMPLES)('%s has nothing that axe finds fault with, light and dark', async (name) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await open(name, { colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
    await page.context().close();
    server?.kill();
  }
});

test('react: a quote becomes an invoice with the same total', async () => {
  const { page, complaints } = await open('react');
  await page.getByRole('button', { name: 'Make an invoice of it' }).click();
  const paper = page.locator('.pricing-paper');
  await paper.waitFor();
  const total = await page.locator('.pricing-calculator .pricing-money').first().textContent();
  expect(await paper.textContent()).toContain(total?.trim());
  expect(complaints).toEqual([]);
  await page.close();
});

test('plain-page: another language, without a reload', async () => {
  const { page, complaints } = await open('plain-page');
  await page.getByLabel('Language').selectOption('de');
  await page.locator('.pricing-calculator:lang(de)').waitFor();
  expect(await amountsOn(page).first().textContent()).toMatch(/\d,\d\d\s?€/);
  expect(complaints).toEqual([]);
  await page.close();
});

test('plain-page: the PDF maker and its fonts come when a PDF is asked for, from beside the script', async () => {
  const { page, complaints } = await open('plain-page');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Make an invoice of it' }).click();
  await page.locator('.pricing-paper').waitFor();
  expect(asked).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('invoice-2026-0042.pdf');
  expect(asked).toContain('/pricing/dist/browser/pricing.invoice-pdf.js');
  expect(asked.filter((path) => path.endsWith('.ttf')).length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['plain-page', 'custom-element'])('%s: once loaded, all but the PDF works without a network', async (name) => {
  const { page, complaints } = await open(name);
  await page.context().setOffline(true);
  const calculator = page.locator('.pricing-calculator').first();
  for (const question of ['Why this price', 'Cheaper dates nearby']) {
    const answer = calculator.locator('details').filter({ hasText: question });
    const unanswered = (await answer.textContent())?.length ?? 0;
    await answer.locator('summary').click();
    await expect.poll(async () => (await answer.textContent())?.length ?? 0).toBeGreaterThan(unanswered + 20);
  }
  const keep = calculator.getByRole('button', { name: 'Save as A and compare' });
  await keep.click();
  await keep.waitFor({ state: 'detached' });
  if (name === 'plain-page') {
    await page.getByRole('button', { name: 'Make an invoice of it' }).click();
    await page.locator('.pricing-paper').waitFor();
  }
  expect(complaints).toEqual([]);
  await page.close();
});

test('custom-element: the total follows the first calculator, the second is in German and in colours of the page', async () => {
  const { page, complaints } = await open('custom-element');
  const amount = page.locator('live-total .pricing-total-amount');
  const before = await amount.textContent();
  const students = page.locator('#english').getByLabel('Students', { exact: true });
  await students.fill('2');
  await students.blur();
  await expect.poll(() => amount.textContent()).not.toBe(before);
  expect(await page.locator('.violet .pricing-calculator').getAttribute('lang')).toBe('de');
  expect(complaints).toEqual([]);
  await page.close();
});

test('live-total-endpoint: the answer holds nothing that a parent may not see, and there is no price book', async () => {
  const { page } = await open('live-total-endpoint');
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' });
    const headers = { 'content-type': 'application/json' };
    const quote = await fetch('/api/pricing/quote', { method: 'POST', headers, body });
    return { quote: await quote.text(), book: (await fetch('/price-book.json')).status };
  });
  expect(answer.quote).not.toMatch(/provider|payout|famworld|HF|bookHash/i);
  expect(answer.book).toBe(404);
  await page.close();
});

test('server-rendered: the total is there before any script', async () => {
  const { page } = await open('server-rendered', { javaScriptEnabled: false });
  expect(await amountsOn(page).first().textContent()).toMatch(/\d,\d\d\s?€/);
  await page.close();
});
