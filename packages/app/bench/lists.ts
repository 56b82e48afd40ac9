// How smoothly a list of ten thousand rows in one page moves, against one of a hundred: frames while it is scrolled fast, in a real Chromium.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';

const folder = dirname(import.meta.dirname);
/** Where there is none, Playwright takes the one it has fetched. */
const DEBIANS = '/usr/bin/chromium';
const PAGE = 'src/web/testing/list-gallery.html';
/** The bar dragged from the top to the bottom of all rows: no row is seen in two frames. */
const WHOLE_IN_3_S = 130_000;
/** A frame at 60 a second. */
const FRAME_MS = 1000 / 60;
const SCROLL_MS = 3000;
/** Pixels in a second: a hard turn of the wheel. */
const FAST = 6000;
const MANY = 10_000;
const FEW = 100;

interface Scrolled {
  /** From asking for the page until its first row, in milliseconds. */
  readonly ready: number;
  /** Of a frame, in milliseconds. */
  readonly median: number;
  readonly slowest5: number;
  /** Share of frames that took longer than two. */
  readonly late: number;
  /** Rows in the document at the end. */
  readonly made: number;
}

/** Scrolls the list down at an even pace and notes when each frame comes. */
async function frames(page: Page, pace: number): Promise<number[]> {
  return page.evaluate(
    ({ ms, pace }) =>
      new Promise<number[]>((done) => {
        const list = document.querySelector('section[aria-label="People"]');
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
    { ms: SCROLL_MS, pace },
  );
}

async function scrolled(browser: Browser, { url, pace = FAST }: { url: string; pace?: number }): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const start = performance.now();
  await page.goto(url);
  await page.locator('tbody tr[data-key]').first().waitFor();
  const ready = performance.now() - start;
  const deltas = (await frames(page, pace)).sort((a, b) => a - b);
  const made = await page.locator('tbody tr[data-key]').count();
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

/** Prints both and what the many cost more. */
export async function benchLists(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'lists-'));
  const configFile = join(folder, 'vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(folder, PAGE) } } });
  const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ ...(existsSync(DEBIANS) ? { executablePath: DEBIANS } : {}) });
  try {
    const base = `${server.resolvedUrls?.local[0] ?? ''}${PAGE}?wait=0&rows=`;
    const few = await scrolled(browser, { url: `${base}${FEW}` });
    const many = await scrolled(browser, { url: `${base}${MANY}` });
    const dragged = await scrolled(browser, { url: `${base}${MANY}`, pace: WHOLE_IN_3_S });
    print(`${FEW} rows`, few);
    print(`${MANY} rows`, many);
    print('bar dragged', dragged);
    console.log(
      `ratios       first row ${(many.ready / few.ready).toFixed(2)} · frame ${(many.median / few.median).toFixed(2)} · 95th ${(many.slowest5 / few.slowest5).toFixed(2)}`,
    );
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchLists();
