// What browsers answer without a connection, in a real one: a page in the language of the address, until a new build brings another.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

const worker = readFileSync(join(inject('pages'), 'service-worker.js'), 'utf8');
const script = readFileSync(join(inject('pages'), 'offline.js'), 'utf8');

/** What the server sends as its build. */
let build = 'first';
const asked: string[] = [];

const pageOf = (text: string) => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><main><h1>${text}</h1><button>Again</button></main>`,
});

function answerOf(path: string): { type: string; body: string } {
  if (path === '/service-worker.js') return { type: 'text/javascript', body: `${worker}// ${build}` };
  if (path === '/offline.js') return { type: 'text/javascript', body: script };
  if (path === '/offline.css') return { type: 'text/css', body: '' };
  const [, locale] = /^\/offline\/(\w+)$/.exec(path) ?? [];
  if (locale === undefined) return pageOf(`Online at ${path}`);
  const { type, body } = pageOf(`Offline in ${locale}, ${build}`);
  return { type, body: `${body}<script src="/offline.js" defer></script>` };
}

let server: Server;
let origin: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { type, body } = answerOf(request.url ?? '');
    // The worker has the policy that the server gives it.
    const policy = request.url === '/service-worker.js' ? { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" } : {};
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...policy }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await context?.close();
  build = 'first';
  context = await browser.newContext();
  page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
});

const title = () => page.locator('h1').textContent();
const isKept = (path: string) => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

/** Keeps something for an account, as pages do. */
const keepFor = (userId: number, signedIn: { readonly signedIn: boolean; readonly userId?: number }) =>
  page.evaluate(
    ([copyOf, persist]) => {
      const cards = [{ title: 'Ada', lines: [['Address', '1 Lane <b>']] }];
      localStorage.setItem('app.offline', JSON.stringify({ userId: copyOf, locale: 'en', title: 'Next', asOf: 'As of 12:30', cards }));
      localStorage.setItem('app.persist', JSON.stringify(persist));
    },
    [userId, signedIn] as const,
  );

test('a page is asked of the server as long as there is one', async () => {
  await page.goto(`${origin}/travel/trips/7`);
  expect(await title()).toBe('Online at /travel/trips/7');
  expect(asked.filter((path) => path === '/travel/trips/7')).toHaveLength(1);
});

test('a page without a connection is ours, in the language of its address', async () => {
  await page.goto(`${origin}/de/blog`);
  await expect.poll(() => isKept('/offline/de')).toBe(true);
  await context.setOffline(true);
  await page.goto(`${origin}/de/travel/trips/7`);
  expect(await title()).toBe('Offline in de, first');
  await page.goto(`${origin}/blog`);
  expect(await title()).toBe('Offline in en, first');
  // None was kept in this language.
  await page.goto(`${origin}/ja/blog`);
  expect(await title()).toBe('Offline in en, first');
  expect(
    await page.evaluate(async () => (await (await caches.open('app.offline-page')).keys()).map(({ url }) => new URL(url).pathname)),
  ).toEqual(expect.not.arrayContaining(['/de/blog', '/blog', '/']));
});

test('an answer of the API is never kept', async () => {
  await page.evaluate(() => fetch('/api/trips/7'));
  await context.setOffline(true);
  expect(
    await page.evaluate(() =>
      fetch('/api/trips/7').then(
        () => 'answered',
        () => 'failed',
      ),
    ),
  ).toBe('failed');
});

test('a copy is shown to the account that it belongs to, as text', async () => {
  await keepFor(7, { signedIn: true, userId: 7 });
  await context.setOffline(true);
  await page.goto(`${origin}/travel/trips/7`);
  expect(await page.locator('article').textContent()).toBe('AdaAddress1 Lane <b>');
  expect(await page.locator('section .quiet').textContent()).toBe('As of 12:30');
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Online at /travel/trips/7' }).waitFor();
});

test.each([
  ['another account', { signedIn: true, userId: 8 }],
  ['nobody', { signedIn: false }],
])('a copy is not shown to %s', async (_, signedIn) => {
  await keepFor(7, signedIn);
  await context.setOffline(true);
  await page.goto(`${origin}/travel/trips/7`);
  expect(await title()).toBe('Offline in en, first');
  expect(await page.locator('article').count()).toBe(0);
});

test('a new build replaces what the old one has kept', async () => {
  build = 'second';
  await page.goto(`${origin}/blog`);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const text = () => page.evaluate(async () => (await caches.match('/offline/en'))?.text());
  await expect.poll(text).toContain('second');
  await context.setOffline(true);
  await page.goto(`${origin}/login`);
  expect(await title()).toBe('Offline in en, second');
});
