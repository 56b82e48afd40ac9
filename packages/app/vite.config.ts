// Builds the web interface; `npm run dev` serves it from its sources.

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { endpointsPlugin } from './build/endpoints-plugin.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { neededMessagesPlugin } from './build/needed-messages-plugin.ts';
import { outlinePlugin } from './build/outline-plugin.ts';
import { preloadsPlugin } from './build/preloads-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [endpointsPlugin(), messagesPlugin(), neededMessagesPlugin(), outlinePlugin(), preloadsPlugin(), react()],
  resolve: {
    conditions: ['@hosted-stay/source', ...defaultClientConditions],
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // What this stands in for is part of React by now.
      'use-sync-external-store/shim/index.js': 'react',
    },
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
        // The first page names the files of all public pages, so their names are short: what people call them is in the manifest.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7].[ext]',
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
});
