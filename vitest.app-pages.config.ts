// Whole pages of the web interface in a real browser, as they are built: routing, sign-in, failures. The server is played by the test.

import { defineConfig } from 'vitest/config';
import type {} from './packages/app/src/web/testing/build-pages.ts';
import { findBrowser } from './scripts/lib/browser.js';

const chromium = await findBrowser();
if (chromium === undefined) throw new Error('There is no Chromium: run `npm test`, which fetches one, or set CHROMIUM_PATH.');

export default defineConfig({
  test: {
    name: 'app pages',
    expect: { poll: { timeout: 5000 } },
    environment: 'node',
    include: ['packages/app/src/web/**/*.page.test.ts'],
    globalSetup: ['packages/app/src/web/testing/build-pages.ts'],
    provide: { chromium },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
