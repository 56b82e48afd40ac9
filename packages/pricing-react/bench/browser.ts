// Measures the widgets in a real Chromium: key stroke to painted total, layout shift, memory over a thousand mounts.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Where there is none, Playwright takes the one it has fetched. */
const DEBIANS = '/usr/bin/chromium';

/** A frame at 60 a second. */
const FRAME_MS = 1000 / 60;

export interface Extent {
  readonly keyStrokes: number;
  readonly mounts: number;
}

/** The page as a host would ship it: production React, minified, with the package's own style sheet. */
async function pageFiles(): Promise<{ script: string; style: string }> {
  const common = {
    bundle: true,
    minify: true,
    write: false as const,
    conditions: ['@hosted-stay/source'],
    target: 'es2022',
  } satisfies BuildOptions;
  const [script, style] = await Promise.all([
    build({
      ...common,
      entryPoints: [`${folder}page.tsx`],
      format: 'esm',
      platform: 'browser',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"https://bench.test/page.js"' },
      external: ['node:*'],
    }),
    build({ ...common, entryPoints: [`${folder}../src/styles.css`] }),
  ]);
  return { script: script.outputFiles[0]?.text ?? '', style: style.outputFiles[0]?.text ?? '' };
}

async function open(browser: Browser): Promise<Page> {
  const { script, style } = await pageFiles();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route('https://bench.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><style>${style}</style><div id="stage"></div></html>`,
    }),
  );
  await page.route('https://bench.test/book.json', (route) => route.fulfill({ path: `${folder}../../../fixtures/price-books/2026.json` }));
  await page.goto('https://bench.test/');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'bench' in globalThis);
  return page;
}

/** Milliseconds from each key stroke to the frame that shows another total, as the page itself sees them. */
async function keyStrokesToPaint(page: Page, count: number): Promise<{ painted: number[]; frames: number[]; shift: number }> {
  await page.evaluate(() => {
    const times = { painted: [] as number[], frames: [] as number[], shift: 0 };
    Object.assign(globalThis, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener(
      'keydown',
      (event) => {
        const text = () => document.querySelector('.pricing-calculator-card .pricing-money')?.textContent;
        const before = text();
        const pressed = event.timeStamp;
        let frames = 0;
        const eachFrame = () => {
          frames += 1;
          const changed = text() !== before;
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            if (changed) {
              times.painted.push(performance.now() - pressed);
              times.frames.push(frames);
            } else if (frames < 60) requestAnimationFrame(eachFrame);
          };
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(eachFrame);
      },
      { capture: true },
    );
  });
  const students = page.getByLabel('Students', { exact: true });
  await students.focus();
  for (let stroke = 0; stroke < count; stroke += 1) {
    await students.press(stroke % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
    await page.waitForFunction(
      (wanted) => (globalThis as unknown as { times: { painted: number[] } }).times.painted.length > wanted,
      stroke,
    );
  }
  return page.evaluate(() => (globalThis as unknown as { times: { painted: number[]; frames: number[]; shift: number } }).times);
}

interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function memoryOf(session: CDPSession): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

async function mounts(page: Page, count: number): Promise<[Memory, Memory]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const mountMany = (some: number) =>
    page.evaluate((n) => (globalThis as unknown as { bench: { mountMany(n: number): Promise<void> } }).bench.mountMany(n), some);
  await mountMany(Math.ceil(count / 10));
  const before = await memoryOf(session);
  await mountMany(count);
  return [before, await memoryOf(session)];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints the figures; answers whether nothing was missed. */
export async function benchBrowser({ keyStrokes, mounts: count }: Extent): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? [DEBIANS].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking'],
  });
  try {
    const typing = await open(browser);
    await typing.evaluate(() => (globalThis as unknown as { bench: { show(): void } }).bench.show());
    const { painted, frames, shift } = await keyStrokesToPaint(typing, keyStrokes);
    const late = frames.filter((count) => count > 1).length;
    console.log(`\nKey stroke to painted total (calculator, book of 500 families, ${painted.length} strokes)`);
    console.log(
      `  median ${median(painted).toFixed(1)} ms, ${(median(painted) / FRAME_MS).toFixed(2)} × a frame of ${FRAME_MS.toFixed(1)} ms`,
    );
    console.log(`  worst ${Math.max(...painted).toFixed(1)} ms; not in the very next frame: ${late}`);
    console.log(`  layout shift, all strokes together: ${shift}`);
    await typing.close();
    const [before, after] = await mounts(await open(browser), count);
    console.log(`\nMemory over ${count} more mounts of the calculator`);
    console.log(
      `  heap ${(before.heap / 1e6).toFixed(2)} → ${(after.heap / 1e6).toFixed(2)} MB (${(after.heap / before.heap).toFixed(3)} ×)`,
    );
    console.log(`  nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`);
  } finally {
    await browser.close();
  }
}
