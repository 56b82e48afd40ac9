// What a server in Los Angeles renders is what a browser in Auckland would: React takes it over without a word.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('hydration', import.meta.url));
const book = readFileSync(new URL('../../../fixtures/price-books/2026.json', import.meta.url), 'utf8');
const made = mkdtempSync(join(tmpdir(), 'hydration-'));

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '';
  browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-background-networking'] });
}, 30_000);
afterAll(async () => {
  await browser.close();
  rmSync(made, { recursive: true });
});

/** The development build of React, which tells of every difference. */
async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const outfile = join(made, `${entry}.js`);
  await build({
    entryPoints: [join(folder, `${entry}.tsx`)],
    outfile,
    bundle: true,
    jsx: 'automatic',
    conditions: ['@hosted-stay/source'],
    define: { 'process.env.NODE_ENV': '"development"', 'import.meta.url': '"https://page.example/page.js"' },
    external: ['*/invoice-pdf/index.ts'],
    ...options,
  });
  return outfile;
}

/** React 19 as it is installed, or React 18 under its other name. */
const VERSIONS = [
  ['19', {}],
  ['18', { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } }],
] as const satisfies readonly (readonly [string, BuildOptions])[];

describe.each(VERSIONS)('React %s', (_, version) => {
  it('hydrates every widget in every language without a difference', { timeout: 60_000 }, async () => {
    const [server, script] = await Promise.all([
      bundle('server', { ...version, platform: 'node', format: 'cjs' }),
      bundle('browser', { ...version, platform: 'browser', format: 'iife' }),
    ]);
    const env = { ...process.env, TZ: 'America/Los_Angeles', LANG: 'ar_EG.UTF-8' };
    const rendered: Record<string, string> = JSON.parse(
      execFileSync(process.execPath, [server], { input: book, env, encoding: 'utf8', maxBuffer: 64e6 }),
    );
    expect(Object.keys(rendered)).toHaveLength(24);
    expect(Object.values(rendered).filter((html) => !/\d{3}/.test(html))).toEqual([]);

    const page = await browser.newPage({ timezoneId: 'Pacific/Auckland', locale: 'ar-EG' });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    const places = Object.entries(rendered).map(([name, html]) => `<div id="${name}">${html}</div>`);
    await page.setContent(`<!doctype html><html lang="en"><body>${places.join('')}</body></html>`);
    const text = () => page.evaluate('document.body.innerText');
    const before = await text();
    await page.addScriptTag({ path: script });
    await page.evaluate(`hydrate(${book})`);
    await page.evaluate('new Promise((done) => setTimeout(done, 300))');
    expect(await page.evaluate('complaints')).toEqual([]);
    expect(said.filter((line) => !line.includes('React DevTools'))).toEqual([]);
    expect(await text()).toBe(before);
    await page.close();
  });
});
