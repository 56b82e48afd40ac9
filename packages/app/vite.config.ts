// Builds the web interface; `npm run dev` serves it from its sources.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { endpointsPlugin } from './build/endpoints-plugin.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { neededMessagesPlugin } from './build/needed-messages-plugin.ts';
import { outlinePlugin } from './build/outline-plugin.ts';
import { preloadsPlugin } from './build/preloads-plugin.ts';
import { themePlugin } from './build/theme-plugin.ts';

const STAND_INS = join(import.meta.dirname, 'src/web/ui/kit-stand-ins.ts');

/** The screens for browsers. */
const forBrowsers: UserConfig['build'] = {
  outDir: 'dist/web',
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
};

/** What renders pages on the server; `vite build --ssr`. */
const forServer: UserConfig['build'] = {
  outDir: 'dist/web-server',
  rolldownOptions: { input: 'src/web/render-page.tsx', output: { entryFileNames: '[name].js', chunkFileNames: '[hash:8].js' } },
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  root: import.meta.dirname,
  plugins: [endpointsPlugin(), messagesPlugin(), neededMessagesPlugin(), outlinePlugin(), preloadsPlugin(), themePlugin(), react()],
  resolve: {
    conditions: ['@hosted-stay/source', ...defaultClientConditions],
    alias: [
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
      // What this stands in for is part of React by now.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      ...[/^\.\/default-colors\.mjs$/, /^\.\/MantineCssVariables\/MantineCssVariables\.mjs$/].map((find) => ({
        find,
        replacement: STAND_INS,
      })),
    ],
  },
  define: {
    'import.meta.env.WEBVIEW_MODE': JSON.stringify(process.env['WEBVIEW_MODE'] === 'true'),
    // Only builds for browsers know it by themselves.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {}),
  },
  build: { ...(isSsrBuild ? forServer : forBrowsers), emptyOutDir: true, target: 'es2022' },
  // In one piece with React and the kit, which the packages of the server don't have.
  ssr: { noExternal: true, resolve: { conditions: ['@hosted-stay/source', ...defaultServerConditions] } },
}));
