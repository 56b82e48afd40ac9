// The parts of the web interface in a real browser: how they look, sound and react, light and dark, with axe.

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { endpointsPlugin } from './packages/app/build/endpoints-plugin.ts';
import { wordsPlugin } from './packages/app/build/words-plugin.ts';
import { findBrowser } from './scripts/lib/browser.js';

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('There is no Chromium: run `npm test`, which fetches one, or set CHROMIUM_PATH.');

export default defineConfig({
  root: fileURLToPath(new URL('packages/app', import.meta.url)),
  plugins: [endpointsPlugin(), wordsPlugin(), react()],
  resolve: {
    conditions: ['@hosted-stay/source', ...defaultClientConditions],
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  define: { 'import.meta.env.WEBVIEW_MODE': 'false' },
  // Found late, one of these would make Vite reload in the midst of a run.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/hooks',
      '@tabler/icons-react',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@tiptap/core',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'axe-core',
      'fast-check',
      'react-dom/client',
      'recharts',
      'use-intl/core',
      'use-intl/react',
      'zod',
    ],
  },
  test: {
    name: 'app components',
    include: ['src/web/**/*.test.tsx'],
    testTimeout: 15_000,
    expect: { poll: { timeout: 4000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: ['--disable-gpu', '--disable-background-networking'] },
        contextOptions: { locale: 'en-IE', timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
