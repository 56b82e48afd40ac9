// Simulates a mid-range phone on a slow mobile network, as Lighthouse does, and measures loading.

import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** 1.6 Mbit/s, 150 ms, and a quarter of this machine's speed. */
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWDOWN = 4;
const SIZE = { width: 360, height: 740 };

/** The page counts as loaded after this time without requests or drawing. */
const QUIET_MS = 500;

export interface Speed {
  /** The largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** How long the page was blocked, in milliseconds. */
  readonly blocked: number;
  /** The cumulative layout shift. */
  readonly shift: number;
  /** The bytes transferred, and those of JavaScript. */
  readonly bytes: number;
  readonly scripts: number;
}

type Seen = Pick<Speed, 'largestPaint' | 'blocked' | 'shift'>;

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Counts the received bytes, in total and of scripts. */
function counted(session: CDPSession): { bytes: number; scripts: number } {
  const arrived = { bytes: 0, scripts: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    arrived.bytes += encodedDataLength;
    if (scripts.has(requestId)) arrived.scripts += encodedDataLength;
  });
  return arrived;
}

function watch(): void {
  const seen = { largestPaint: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page for the first time, with an empty cache, and returns the measurements. */
export async function speedOf(browser: Browser, open: (page: Page) => Promise<void>, context: BrowserContextOptions = {}): Promise<Speed> {
  const page = await browser.newPage({ ...context, viewport: SIZE });
  const arrived = counted(await slowed(page));
  await page.addInitScript(watch);
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await page.close();
  return { ...seen, ...arrived };
}
