// Tests of the packages as they are published: packed, installed into an empty project, used from there.

import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/lib/browser.js';

export default defineConfig({
  test: {
    environment: 'node',
    env: { CHROMIUM_PATH: (await findBrowser()) ?? '' },
    include: ['scripts/packages/**/*.test.ts'],
    globalSetup: ['scripts/packages/install-tarballs.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
