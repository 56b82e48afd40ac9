// Builds the web interface; `npm run dev` serves it with the server behind it.

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { endpointsPlugin } from './build/endpoints-plugin.ts';
import { wordsPlugin } from './build/words-plugin.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [endpointsPlugin(), wordsPlugin(), react()],
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
        // Few files compress better than many: one for what every page needs, one for what else the first page needs.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'sign-in', test: /\/web\/(screens\/public\/sign-in\.screen|features\/shell\/public-frame)\.tsx$/, priority: 1 },
            // What many screens share: a phone waits for each file, whatever its size. Words stay apart, each language by itself.
            { name: 'shared', test: (id: string) => !/\/web\/words\//.test(id), minShareCount: 25, priority: 0 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/healthz': api } },
});
