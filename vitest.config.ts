// How the tests run: on the packages' sources, so nothing needs to be built first. Those that take seconds are named *.long.test.ts.

import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/lib/browser.js';

const source = '@hosted-stay/source';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    environment: 'node',
    env: { CHROMIUM_PATH: (await findBrowser()) ?? '' },
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'scripts/packages/**', '**/*.api.test.ts', '**/*.page.test.ts'],
    // The files share their workers: starting a fresh one for each took as long as the tests.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
