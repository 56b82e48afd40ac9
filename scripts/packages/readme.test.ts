// The programs in the README of pricing-react, run as a reader would run them: from the tarballs, in Node and in a real browser.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { CustomerView } from '@hosted-stay/pricing-core';
import { type BuildOptions, build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readmePrograms } from '../../packages/pricing-react/testing/readme-programs.ts';
import { sampleInvoice } from '../../packages/pricing-react/testing/sample-invoice.ts';

const root = resolve(import.meta.dirname, '../..');
const project = inject('project');
const place = join(project, 'readme');
const site = join(place, 'site');
const installed = join(project, 'node_modules/@hosted-stay/pricing-react');
const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const request = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

let browser: Browser;
let server: ChildProcess | undefined;

beforeAll(async () => {
  mkdirSync(site, { recursive: true });
  copyFileSync(join(root, 'fixtures/price-books/2026.json'), join(place, 'price-book.json'));
  copyFileSync(join(root, 'fixtures/price-books/2026.json'), join(site, 'price-book.json'));
  for (const { file, text } of readmePrograms()) writeFileSync(join(file.endsWith('.html') ? site : place, file), text);
  for (const part of ['dist/browser', 'dist/styles.css', 'fonts'])
    cpSync(join(installed, part), join(site, 'pricing', part), { recursive: true });
  symlinkSync(join(root, 'node_modules/express'), join(project, 'node_modules/express'));
  browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-background-networking'] });
});

afterAll(async () => {
  server?.kill();
  await browser.close();
});

/** Opens a page of the site; answers the amounts that can be seen, once there are any. */
async function amountsOf(file: string): Promise<string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(8_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('http://readme.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    return path === '/favicon.ico' ? route.abort() : route.fulfill({ path: join(site, path), contentType: TYPES[extname(path)] ?? '' });
  });
  await page.goto(`http://readme.test/${file}`);
  const amounts = page.getByText(/€\d[\d.,]*\.\d\d/).filter({ visible: true });
  await amounts.first().waitFor();
  const texts = await amounts.allTextContents();
  expect(complaints).toEqual([]);
  await page.close();
  return texts;
}

test.each(['plain-page.html', 'custom-element.html'])('%s shows a total', async (file) => {
  expect(await amountsOf(file)).not.toEqual([]);
});

test('main.tsx, bundled, shows a total', async () => {
  const options = { bundle: true, format: 'esm', jsx: 'automatic', target: 'es2022', external: ['node:*'] } satisfies BuildOptions;
  await build({ ...options, entryPoints: [join(place, 'main.tsx')], outfile: join(site, 'main.js'), loader: { '.ttf': 'file' } });
  writeFileSync(
    join(site, 'main.html'),
    '<!doctype html><html lang="en"><link rel="stylesheet" href="main.css"><div id="root"></div><script type="module" src="main.js"></script></html>',
  );
  expect(await amountsOf('main.html')).not.toEqual([]);
});

test('server.mjs answers a parent, and nobody exempts themselves', async () => {
  const port = '34117';
  server = spawn(process.execPath, ['server.mjs'], { cwd: place, env: { ...process.env, PORT: port }, stdio: 'inherit' });
  const ask = (body: object) =>
    fetch(`http://127.0.0.1:${port}/api/pricing/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await expect
    .poll(
      () =>
        ask(request).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(200);
  const view: CustomerView = JSON.parse(await (await ask(request)).text());
  expect(view.side).toBe('customer');
  expect(JSON.stringify(view)).not.toMatch(/provider|payout|famworld|HF|bookHash/);
  for (const wish of [{ vatExempt: true }, { vat_exempt: true }]) {
    const answer = await ask({ ...request, ...wish });
    expect(answer.status === 422 || (JSON.parse(await answer.text()) as CustomerView).vat === view.vat).toBe(true);
  }
  const refused = await ask({ ...request, hostFamilyId: 1 });
  expect([refused.status, JSON.parse(await refused.text()).issues.length]).toEqual([422, 1]);
});

test('invoice.mjs writes a PDF', () => {
  writeFileSync(join(place, 'invoice.json'), JSON.stringify(sampleInvoice('de')));
  execFileSync(process.execPath, ['invoice.mjs'], { cwd: place });
  expect(readFileSync(join(place, 'invoice.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});
