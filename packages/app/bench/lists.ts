// Measures how smoothly long pages scroll: a list of ten thousand rows, a sheet of two thousand and a thread of twenty thousand messages,
// each against a short one; frames during fast scrolling, in a real Chromium.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';

const folder = dirname(import.meta.dirname);
/** If it is missing, Playwright uses its downloaded browser. */
const DEBIANS = '/usr/bin/chromium';

/** The scroll container of a page and its row elements. */
interface Long {
  readonly page: string;
  readonly scroller: string;
  readonly row: string;
}

const LIST: Long = { page: 'src/web/testing/list-gallery.html', scroller: 'section[aria-label="People"]', row: 'tbody tr[data-key]' };
const SHEET: Long = { page: 'src/web/testing/sheet-gallery.html', scroller: '[role="grid"]', row: '[role="row"]:has([role="rowheader"])' };
const THREAD: Long = { page: 'src/web/testing/thread-gallery.html', scroller: '[role="log"]', row: '[data-row]' };
/** The pace of dragging the scroll bar over all rows: no row is visible in two frames. */
const WHOLE_IN_3_S = 130_000;
/** A frame at 60 per second. */
const FRAME_MS = 1000 / 60;
const SCROLL_MS = 3000;
/** Pixels per second: a fast turn of the wheel. */
const FAST = 6000;
const MANY = 10_000;
const SHEET_ROWS = 2000;
const MESSAGES = 20_000;
const FEW = 100;

interface Scrolled {
  /** Milliseconds from the request until the first row. */
  readonly ready: number;
  /** The frame time, in milliseconds. */
  readonly median: number;
  readonly slowest5: number;
  /** The share of frames that took more than twice the normal time. */
  readonly late: number;
  /** Rows in the document at the end. */
  readonly made: number;
}

/** Scrolls the list at an even pace and records the times of frames. */
async function frames(page: Page, { scroller, pace }: { scroller: string; pace: number }): Promise<number[]> {
  return page.evaluate(
    ({ ms, pace, scroller }) =>
      new Promise<number[]>((done) => {
        const list = document.querySelector(scroller);
        if (list === null) throw new Error('there is no list');
        const deltas: number[] = [];
        const start = performance.now();
        let last = start;
        function step(now: number) {
          deltas.push(now - last);
          last = now;
          list?.scrollTo(0, (pace * (now - start)) / 1000);
          if (now - start < ms) requestAnimationFrame(step);
          else done(deltas.slice(1));
        }
        requestAnimationFrame(step);
      }),
    { ms: SCROLL_MS, pace, scroller },
  );
}

interface Run extends Long {
  readonly base: string;
  readonly rows: number;
  readonly pace?: number;
}

async function scrolled(browser: Browser, { base, rows, pace = FAST, ...long }: Run): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const start = performance.now();
  await page.goto(`${base}${long.page}?wait=0&rows=${rows}`);
  await page.locator(long.row).first().waitFor();
  const ready = performance.now() - start;
  const deltas = (await frames(page, { scroller: long.scroller, pace })).sort((a, b) => a - b);
  const made = await page.locator(long.row).count();
  await page.close();
  const at = (share: number) => deltas[Math.floor(deltas.length * share)] ?? Number.NaN;
  return { ready, median: at(0.5), slowest5: at(0.95), late: deltas.filter((ms) => ms > 2 * FRAME_MS).length / deltas.length, made };
}

function print(name: string, { ready, median, slowest5, late, made }: Scrolled): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(
    `${name.padEnd(12)} first row ${ms(ready).padStart(9)} · frame ${ms(median)}, 95th of 100 ${ms(slowest5)} · late ${(late * 100).toFixed(1)} % · ${made} rows in the document`,
  );
}

function ratios(many: Scrolled, few: Scrolled): void {
  console.log(
    `ratios       first row ${(many.ready / few.ready).toFixed(2)} · frame ${(many.median / few.median).toFixed(2)} · 95th ${(many.slowest5 / few.slowest5).toFixed(2)}`,
  );
}

async function benchLong(browser: Browser, { base, many, ...long }: Long & { base: string; many: number }): Promise<void> {
  const short = await scrolled(browser, { ...long, base, rows: FEW });
  const whole = await scrolled(browser, { ...long, base, rows: many });
  const dragged = await scrolled(browser, { ...long, base, rows: many, pace: WHOLE_IN_3_S });
  print(`${FEW} rows`, short);
  print(`${many} rows`, whole);
  print('bar dragged', dragged);
  ratios(whole, short);
}

/** Builds and serves one page at a time: pages built together would share their entry code and run it. */
async function served(page: string, run: (base: string) => Promise<void>): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'lists-'));
  const configFile = join(folder, 'vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(folder, page) } } });
  const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  try {
    await run(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Starts a browser for measurements, and closes it afterwards. */
async function withBrowser(run: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(existsSync(DEBIANS) ? { executablePath: DEBIANS } : {}) });
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}

/** Prints the measurements of long pages, each with the cost compared with a short one. */
export async function benchPages(pages: readonly (Long & { readonly title: string; readonly many: number })[]): Promise<void> {
  await withBrowser(async (browser) => {
    for (const { title, ...long } of pages) {
      console.log(title);
      await served(long.page, (base) => benchLong(browser, { ...long, base }));
    }
  });
}

const PAGES = [
  { ...LIST, title: 'The list of people', many: MANY },
  { ...SHEET, title: 'The sheet of prices', many: SHEET_ROWS },
  { ...THREAD, title: 'The messages of a thread', many: MESSAGES },
];

/** Measures the pages of this file. */
export const benchLists = () => benchPages(PAGES);

if (import.meta.main) await benchLists();
