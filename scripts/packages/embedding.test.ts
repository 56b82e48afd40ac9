// The script tag on pages it does not know: languages in any order, a page in another encoding, a file on disk, elements that come and go.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const site = join(inject('project'), 'embedding');
const installed = join(inject('project'), 'node_modules/@hosted-stay/pricing-react');
const book = readFileSync(resolve(import.meta.dirname, '../../fixtures/price-books/2026.json'), 'utf8');
const executablePath = process.env['CHROMIUM_PATH'] ?? '';

const request = 'family=206&amp;from=2026-07-05&amp;to=2026-07-26';
const script = (name: string) => `<script src="pricing/dist/browser/${name}.js"></script>`;
const calculator = (lang: string) => `<price-calculator lang="${lang}" request="${request}"></price-calculator>`;
/** The book is given as data: a page from a file may not fetch. */
const given = `<script>for (const element of document.querySelectorAll('price-calculator')) element.book = ${book.replaceAll('<', '\\u003c')};</script>`;

/** For a page: puts a total there, waits until it shows its amount, takes it away, again and again; answers what the last one said. */
const comeAndGo = `async (times) => {
  let text = '';
  for (let time = 0; time < times; time += 1) {
    const total = document.createElement('live-total');
    Object.assign(total, { book, request: { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' } });
    document.querySelector('main').append(total);
    while (!total.shadowRoot.textContent.includes('€')) await new Promise((done) => setTimeout(done));
    text = total.shadowRoot.textContent;
    total.remove();
  }
  return text;
}`;

let browser: Browser;

beforeAll(async () => {
  mkdirSync(site, { recursive: true });
  for (const part of ['dist/browser', 'fonts']) cpSync(join(installed, part), join(site, 'pricing', part), { recursive: true });
  writeFileSync(join(site, 'book.json'), book);
  browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-background-networking', '--enable-precise-memory-info'],
  });
});

afterAll(() => browser.close());

/** Opens a page from a web server that says its files are in `encoding`; complaints of the page fail the test. */
async function served(html: string, encoding = 'utf-8'): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(8_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('http://embedding.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const contentType = `${extname(path) === '.js' ? 'text/javascript' : 'text/html'}; charset=${encoding}`;
    return path === '/' ? route.fulfill({ body: html, contentType }) : route.fulfill({ path: join(site, path), contentType });
  });
  await page.goto('http://embedding.test/');
  return { page, complaints };
}

const german = (page: Page) => page.locator('price-calculator[lang=de]').getByText('Gesamtpreis').filter({ visible: true }).first();
const english = (page: Page) => page.locator('price-calculator[lang=en]').getByText('Total price').filter({ visible: true }).first();

test.each([
  ['after', ['pricing', 'pricing.de']],
  ['before', ['pricing.de', 'pricing']],
  ['before and with the script twice', ['pricing.de', 'pricing', 'pricing']],
])('a language may come %s the script; calculators of two languages stand side by side', async (_, scripts) => {
  const { page, complaints } = await served(`${scripts.map(script).join('')}${calculator('de')}${calculator('en')}${given}`);
  await german(page).waitFor();
  await english(page).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('a language that comes late is taken up by what is there already', async () => {
  const { page } = await served(`${script('pricing')}${calculator('de')}${given}`);
  await page.getByText('Total price').filter({ visible: true }).first().waitFor();
  await page.addScriptTag({ url: 'pricing/dist/browser/pricing.de.js' });
  await german(page).waitFor();
  await page.close();
});

test('a page and a server that know nothing of UTF-8 show every sign as it is', async () => {
  const { page } = await served(`${script('pricing')}${script('pricing.de')}${calculator('de')}${given}`, 'windows-1252');
  await german(page).waitFor();
  const text = await page
    .locator('price-calculator')
    .first()
    .evaluate((element) => element.shadowRoot?.textContent ?? '');
  expect(text).toContain('Günstigere Termine');
  expect(text).not.toMatch(/[Ãâ]/);
  await page.close();
});

test('from a file on disk it prices, gives reasons and compares', async () => {
  const file = join(site, 'page.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8">${script('pricing')}${calculator('en')}${given}`);
  const page = await browser.newPage();
  page.setDefaultTimeout(8_000);
  await page.goto(pathToFileURL(file).href);
  await english(page).waitFor();
  await page.getByText('Why this price').click();
  await page
    .getByText(/21 nights/)
    .filter({ visible: true })
    .nth(1)
    .waitFor();
  await page.getByRole('button', { name: 'Save as A and compare' }).click();
  await page.getByRole('button', { name: 'Save as A and compare' }).waitFor({ state: 'detached' });
  await page.close();
});

test('a thousand totals that came and went leave nothing', async () => {
  const { page, complaints } = await served(`${script('pricing')}<script>globalThis.book = ${book}</script><main></main>`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** What the page holds once it has been cleaned up. */
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  expect(await page.evaluate(`(${comeAndGo})(50)`)).toContain('€1,340.38');
  const before = await held();
  await page.evaluate(`(${comeAndGo})(1000)`);
  const after = await held();
  expect(after['Nodes']).toBeLessThanOrEqual((before['Nodes'] ?? 0) + 50);
  expect(after['JSEventListeners']).toBeLessThanOrEqual((before['JSEventListeners'] ?? 0) + 20);
  expect((after['JSHeapUsedSize'] ?? 0) - (before['JSHeapUsedSize'] ?? 0)).toBeLessThan(1_000_000);
  expect(complaints).toEqual([]);
  await page.close();
});
