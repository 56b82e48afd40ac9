// What runs in a real browser: the components' own tests, and every story, light and dark, with axe.

import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findBrowser } from './scripts/lib/browser.js';

const folder = fileURLToPath(new URL('packages/pricing-react', import.meta.url));
const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('There is no Chromium: run `npm test`, which fetches one, or set CHROMIUM_PATH.');
const resolve = { conditions: ['@hosted-stay/source', ...defaultClientConditions] };

/** Made anew for each project: Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: ['--disable-gpu', '--disable-background-networking'] },
    contextOptions: { locale: 'en-IE', timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

function stories(theme: 'light' | 'dark'): TestProjectConfiguration {
  return {
    root: folder,
    // Found late, it would make Vite reload in the midst of a run.
    optimizeDeps: { include: ['react-dom'] },
    define: { 'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme) },
    plugins: [storybookTest({ configDir: `${folder}/.storybook` })],
    test: { name: `stories, ${theme}`, browser: browser() },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        root: folder,
        resolve,
        plugins: [react()],
        optimizeDeps: { include: ['react-dom/client', 'react-dom/server.browser'] },
        test: { name: 'components', include: ['src/**/*.test.tsx'], browser: browser(), testTimeout: 15_000 },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
