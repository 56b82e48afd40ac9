// Measures the first page: the JavaScript of /login, according to the bundler's manifest and as loaded by a browser, and its speed on a
// slow phone.

import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { servePages } from '#web/testing/page-server.ts';
import { FIRST_LOAD_LIMIT, gzipSize, listFirstLoad } from '../../../scripts/lib/first-load.js';
import { type Speed, speedOf } from './slow-phone.ts';

const folder = join(tmpdir(), `hosted-stay-first-load-${process.pid}`);

async function openSignIn(page: Page, origin: string): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"status":"error"}' }));
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
}

async function byBrowser(browser: Browser, origin: string): Promise<Map<string, number>> {
  const page = await browser.newPage();
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) loaded.push(pathname.slice(1));
  });
  await openSignIn(page, origin);
  await page.close();
  return new Map(loaded.map((file) => [file, gzipSize(folder, file)]));
}

function total(files: Map<string, number>): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function middle(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

async function main(): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  });
  const server = await servePages(folder);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  try {
    const [said, loaded] = [listFirstLoad(folder), await byBrowser(browser, server.origin)];
    for (const [file, bytes] of [...loaded].toSorted((a, b) => b[1] - a[1])) console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
    console.log(
      `JavaScript of /login: ${kilobytes(total(loaded))} of ${kilobytes(FIRST_LOAD_LIMIT)} in a browser, ${kilobytes(total(said))} by the manifest (gzip)`,
    );
    const runs: Speed[] = [];
    for (let run = 0; run < 3; run += 1) runs.push(await speedOf(browser, (page) => openSignIn(page, server.origin)));
    const paint = middle(runs.map(({ largestPaint }) => largestPaint));
    const blocked = middle(runs.map((run) => run.blocked));
    console.log(`On a slow phone: largest contentful paint ${paint} ms, blocked for ${blocked} ms (middle of three)`);
    return Math.max(total(loaded), total(said)) > FIRST_LOAD_LIMIT ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
