// Finds the Chromium that the browser tests run in, or fetches Playwright's own where there is none.

import { existsSync } from 'node:fs';
import { capture } from './shell.js';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Playwright's own browser, once it has been fetched; it can be asked only when the dependencies are there. */
async function fetched() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * The path of a Chromium: that of `CHROMIUM_PATH`, one in its usual place, or the one that Playwright has fetched.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) return given;
  return usual.find((path) => existsSync(path)) ?? [await fetched()].find((path) => existsSync(path));
}

/** The same; fetches a Chromium first where there is none. Throws with what to do when that fails. */
export async function installBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  const { code, output } = await capture('playwright install chromium');
  const installed = await findBrowser();
  if (code === 0 && installed !== undefined) return installed;
  throw new Error(`no Chromium, and none could be fetched: install one, or set CHROMIUM_PATH to one.\n${output}`);
}
