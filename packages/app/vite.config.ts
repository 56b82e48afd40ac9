// Builds the web interface; `npm run dev` serves it with the server behind it.

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { endpointsPlugin } from './build/endpoints-plugin.ts';
import { preloadsPlugin } from './build/preloads-plugin.ts';
import { wordsPlugin } from './build/words-plugin.ts';

/** The server's own way in; the address that the browser knows is that of `npm run dev`. */
const api = `http://127.0.0.1:${process.env['PORT'] || 4000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [endpointsPlugin(), wordsPlugin(), preloadsPlugin(), react()],
  resolve: {
    conditions: ['@hosted-stay/source', ...defaultClientConditions],
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  define: { 'import.meta.env.WEBVIEW_MODE': JSON.stringify(process.env['WEBVIEW_MODE'] === 'true') },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `bench/first-load.ts` reads which files a page loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { proxy: { '/api': api, '/healthz': api } },
});
