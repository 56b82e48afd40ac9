// Measures public pages and the booking on a slow phone, compared with the sign-in page: the built server with the demo world, each page
// opened with an empty cache, by a visitor and by a parent who is signed in. The median of three runs.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { type Speed, speedOf } from './slow-phone.ts';

const SERVER = join(import.meta.dirname, '../dist/server/main.js');
const RUNS = 3;
const PATIENCE_MS = 120_000;

/** The limit in milliseconds for the largest contentful paint of a page on this phone: the usual limit for a good page. */
const PAINT_MS = 2500;

const STAY = { from: '2027-07-04', to: '2027-07-17' } as const;

interface Measured extends Speed {
  readonly path: string;
}

type Signed = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Starts the built server with its demo world, and waits until homes are found. */
async function startServer(folder: string): Promise<{ origin: string; stop: () => void }> {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', DEMO: 'always' };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((heard, ended) => {
    child.stdout.on('data', (text) => {
      const [, found] = /(http:\/\/[\w.:[\]]+)/.exec(String(text)) ?? [];
      if (found !== undefined) heard(found);
    });
    child.on('exit', () => ended(new Error('The server ended before it was ready.')));
  });
  const until = performance.now() + PATIENCE_MS;
  for (let total = 0; total < 15 && performance.now() < until; ) {
    const answer = await fetch(`${origin}/api/search`, { headers: { Accept: 'application/json' } });
    total = ((await answer.json()) as { total: number }).total;
    if (total < 15) await new Promise((later) => setTimeout(later, 500));
  }
  return { origin, stop: () => child.kill('SIGTERM') };
}

/** Creates the browser state of a signed-in parent with a booking in progress. */
async function signedIn(browser: Browser, origin: string): Promise<Signed> {
  const page = await browser.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('input[type="email"]').fill('parent@demo.test');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${origin}/travel/booking?family=1&from=${STAY.from}&to=${STAY.to}`);
  await page.locator('h2').first().waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  const state = await page.context().storageState();
  await page.close();
  return state;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measured(browser: Browser, address: string, storageState?: Signed): Promise<Measured> {
  const runs: Speed[] = [];
  const open = async (page: Parameters<Parameters<typeof speedOf>[1]>[0]) => {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
  };
  for (let run = 0; run < RUNS; run += 1) runs.push(await speedOf(browser, open, storageState === undefined ? {} : { storageState }));
  const of = (figure: keyof Speed) => middle(runs.map((run) => run[figure]));
  return {
    path: new URL(address).pathname,
    ...{ largestPaint: of('largestPaint'), blocked: of('blocked'), shift: of('shift'), bytes: of('bytes'), scripts: of('scripts') },
  };
}

function print({ path, largestPaint, blocked, shift, bytes, scripts }: Measured, first: Measured): void {
  const ratio = (value: number, of: number) => `${(value / Math.max(1, of)).toFixed(1)}×`;
  const cells = [
    `${Math.round(largestPaint)} ms (${ratio(largestPaint, first.largestPaint)})`,
    `${Math.round(blocked)} ms (${ratio(blocked, first.blocked)})`,
    shift.toFixed(3),
    `${(bytes / 1000).toFixed(0)} kB (${ratio(bytes, first.bytes)})`,
    `${(scripts / 1000).toFixed(0)} kB (${ratio(scripts, first.scripts)})`,
    largestPaint <= PAINT_MS ? 'reached' : 'missed',
  ];
  console.log([path.padEnd(24), ...cells.map((cell) => cell.padStart(16))].join(''));
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const { origin, stop } = await startServer(folder);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  try {
    const parent = await signedIn(browser, origin);
    const dates = `?from_date=${STAY.from}&to_date=${STAY.to}`;
    const first = await measured(browser, `${origin}/login`);
    console.log(
      [
        'On a slow phone'.padEnd(24),
        ...['largest paint', 'blocked', 'shift', 'transferred', 'JavaScript', `≤ ${PAINT_MS} ms`].map((head) => head.padStart(16)),
      ].join(''),
    );
    print(first, first);
    console.log('as a visitor');
    for (const path of [`/travel/search${dates}`, '/travel/families/1', '/book', '/experience', '/blog', '/contact-us']) {
      print(await measured(browser, `${origin}${path}`), first);
    }
    console.log('as a parent');
    for (const path of [`/travel/search${dates}`, '/travel/families/1', '/travel/booking', '/travel/dashboard']) {
      print(await measured(browser, `${origin}${path}`, parent), first);
    }
  } finally {
    await browser.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
