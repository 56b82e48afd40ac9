// The journeys: the built product, started as its README says, used in a browser as people do.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.js';
import { MODEL_KEY, MODEL_NAME } from '../src/server/testing/language-model-server.ts';

const app = join(import.meta.dirname, '..');

// This file is read by every worker: they all have to find the one server.
process.env['E2E_PORT'] ??= String(4300 + Math.floor(Math.random() * 600));
process.env['E2E_DATA'] ??= join(tmpdir(), `hosted-stay-journeys-${process.pid}`);
process.env['E2E_MODEL_PORT'] ??= String(Number(process.env['E2E_PORT']) + 700);
const port = process.env['E2E_PORT'];
const modelPort = process.env['E2E_MODEL_PORT'];
const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('There is no Chromium: run `npm test`, which fetches one, or set CHROMIUM_PATH.');

// In CI, other checks load the machine: only what fails waits as long.
const patience = process.env['CI'] ? { timeout: 120_000, expect: { timeout: 30_000 } } : { timeout: 60_000, expect: { timeout: 10_000 } };

export default defineConfig({
  ...patience,
  testDir: import.meta.dirname,
  testMatch: '*.journey.ts',
  outputDir: join(app, '../../reports/journeys'),
  fullyParallel: false,
  workers: Number(process.env['VITEST_MAX_WORKERS'] ?? 2),
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: [['line'], [join(import.meta.dirname, 'support/tally-reporter.ts')]],
  globalTeardown: join(import.meta.dirname, 'support/tidy-up.ts'),
  use: {
    // A button that never comes is named within the time of a test, and not only when all of it has passed.
    actionTimeout: patience.expect.timeout,
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath,
      args: [
        ...['--disable-gpu', '--disable-background-networking'],
        // Calls have a camera and a microphone, which are allowed.
        ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      ],
    },
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    reducedMotion: 'reduce',
    trace: 'off',
  },
  webServer: [
    {
      command: `node dist/server/main.js`,
      cwd: app,
      url: `http://127.0.0.1:${port}/readyz`,
      timeout: 90_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        ...{ PORT: port, DATA_DIR: process.env['E2E_DATA'], DEMO: 'always', LOG_LEVEL: 'warn', SEARCHES_PER_MINUTE: '0' },
        ...{ WRITING_URL: `http://127.0.0.1:${modelPort}/v1`, WRITING_MODEL: MODEL_NAME, WRITING_KEY: MODEL_KEY },
        ...{ WRITING_PRICE_IN: '2.50', WRITING_PRICE_OUT: '10' },
      },
    },
    {
      command: 'node e2e/support/language-model.ts',
      cwd: app,
      port: Number(modelPort),
      env: { E2E_MODEL_PORT: modelPort },
    },
  ],
});
