// How every test runs, as projects: `vitest run --project <name>`. All run on the packages' sources; what needs a build first says so.

import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { endpointsPlugin } from './packages/app/build/endpoints-plugin.ts';
import { messagesPlugin } from './packages/app/build/messages-plugin.ts';
import { neededMessagesPlugin } from './packages/app/build/needed-messages-plugin.ts';
import { outlinePlugin } from './packages/app/build/outline-plugin.ts';
import { EMBEDDED_PART } from './packages/app/src/server/testing/engines/embedded-part.ts';
import { findPostgresql } from './packages/app/src/server/testing/engines/find-postgresql.ts';
import type {} from './packages/app/src/web/testing/build-pages.ts';
import type {} from './packages/app/src/web/testing/patience.ts';
import { findBrowser } from './scripts/lib/browser.js';

const source = '@hosted-stay/source';
const chromium = (await findBrowser()) ?? '';
const postgresqlIsThere = Boolean(process.env['TEST_DATABASE_URL']) || findPostgresql() !== null;
if (!postgresqlIsThere) {
  console.warn('All tests of the server run on the embedded engine: no PostgreSQL is installed here and TEST_DATABASE_URL is not set.');
}

const widgets = fileURLToPath(new URL('packages/pricing-react', import.meta.url));
const app = fileURLToPath(new URL('packages/app', import.meta.url));
const engines = 'packages/app/src/server/testing/engines';

const inNode = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  // `module` is for bundlers: the workers are plain Node, for which some packages mean other files by it.
  ssr: { resolve: { conditions: [source, ...defaultServerConditions.filter((name) => name !== 'module')] } },
};

/** Those that take seconds: they are no part of the inner loop. */
const LONG = '**/*.long.test.ts';
const inFolders = ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'];
const ofOtherProjects = [
  ...configDefaults.exclude,
  'scripts/packages/**',
  '**/*.api.test.ts',
  '**/*.page.test.ts',
  'packages/app/test/**/*.long.test.ts',
];

function unitTests(name: string, include: string[], exclude: string[]): TestProjectConfiguration {
  return {
    ...inNode,
    plugins: [messagesPlugin({ isCompiled: false })],
    test: {
      name,
      include,
      exclude,
      environment: 'node',
      env: { CHROMIUM_PATH: chromium },
      // The files share their workers: starting a fresh one for each took as long as the tests.
      isolate: false,
      testTimeout: 60_000,
    },
  };
}

function serverTests(engine: 'embedded' | 'postgresql', include: string[]): TestProjectConfiguration {
  return {
    ...inNode,
    test: {
      name: `server, ${engine}`,
      include,
      environment: 'node',
      globalSetup: [`${engines}/${engine}.setup.ts`],
      // Reading all of the server anew for each file took as long as its tests.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

/** In CI, where other checks load the machine, a test in a browser is tried twice; the plan of checks names those that needed it. */
const RETRIES = process.env['CI'] ? 1 : 0;

/** Milliseconds for a test in a browser: on a loaded machine a click can take seconds. */
const BROWSER_TIMEOUT = process.env['CI'] ? 60_000 : 15_000;

/** Milliseconds that a test in a browser waits for what it expects; only a test that fails waits as long. */
const PATIENCE = process.env['CI'] ? 20_000 : 4000;

/** Made anew for each project: Vitest writes into it. */
const inBrowser = (height: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromium, args: ['--disable-gpu', '--disable-background-networking'] },
    contextOptions: { locale: 'en-IE', timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height } }],
});

function stories(theme: 'light' | 'dark'): TestProjectConfiguration {
  return {
    root: widgets,
    // Found late, it would make Vite reload in the midst of a run.
    optimizeDeps: { include: ['react-dom'] },
    define: { 'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme) },
    plugins: [storybookTest({ configDir: `${widgets}/.storybook` })],
    test: { name: `stories, ${theme}`, browser: inBrowser(800), testTimeout: BROWSER_TIMEOUT, retry: RETRIES },
  };
}

const components: TestProjectConfiguration = {
  root: widgets,
  resolve: inNode.resolve,
  plugins: [react()],
  optimizeDeps: { include: ['react-dom/client', 'react-dom/server.browser'] },
  test: { name: 'components', include: ['src/**/*.test.tsx'], browser: inBrowser(800), testTimeout: BROWSER_TIMEOUT, retry: RETRIES },
};

/** The parts of the web interface: how they look, sound and react, light and dark, with axe. */
const partsOfTheApp: TestProjectConfiguration = {
  root: app,
  plugins: [endpointsPlugin(), messagesPlugin(), neededMessagesPlugin(), outlinePlugin(), react()],
  resolve: {
    ...inNode.resolve,
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  define: { 'import.meta.env.WEBVIEW_MODE': 'false' },
  // Found late, one of these would make Vite reload in the midst of a run.
  optimizeDeps: {
    include: [
      '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element',
      '@atlaskit/pragmatic-drag-and-drop/element/adapter',
      '@mantine/core',
      '@mantine/dropzone',
      '@mantine/hooks',
      '@mantine/modals',
      '@mantine/notifications',
      '@tabler/icons-react',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@tiptap/core',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'axe-core',
      'diff',
      'fast-check',
      'maplibre-gl',
      'react-dom',
      'react-dom/client',
      'recharts',
      'socket.io-client',
      'use-intl/core',
      'use-intl/react',
      'wouter',
      'wouter/use-browser-location',
      'zod',
    ],
  },
  test: {
    name: 'app components',
    include: ['src/web/**/*.test.tsx'],
    testTimeout: BROWSER_TIMEOUT,
    retry: RETRIES,
    expect: { poll: { timeout: PATIENCE } },
    provide: { patience: PATIENCE },
    setupFiles: [`${app}/src/web/testing/patience.ts`],
    browser: inBrowser(900),
  },
};

/** Whole pages of the web interface as they are built: routing, sign-in, failures. The server is played by the test. */
const pagesOfTheApp: TestProjectConfiguration = {
  test: {
    name: 'app pages',
    environment: 'node',
    include: ['packages/app/src/web/**/*.page.test.ts'],
    globalSetup: ['packages/app/src/web/testing/build-pages.ts'],
    provide: { chromium },
    expect: { poll: { timeout: PATIENCE } },
    retry: RETRIES,
    testTimeout: Math.max(30_000, BROWSER_TIMEOUT),
    hookTimeout: 60_000,
  },
};

/** Whole servers, each a program of its own: started, killed, several at once. */
const serverProcesses: TestProjectConfiguration = {
  ...inNode,
  test: {
    name: 'processes',
    environment: 'node',
    include: ['packages/app/test/**/*.api.test.ts', `packages/app/test/${LONG}`],
    globalSetup: ['packages/app/test/support/build-server.ts'],
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
};

/** The packages as they are published: packed, installed into an empty project, used from there. They need a build. */
const installedPackages: TestProjectConfiguration = {
  test: {
    name: 'packages, installed',
    environment: 'node',
    env: { CHROMIUM_PATH: chromium },
    include: ['scripts/packages/**/*.test.ts'],
    globalSetup: ['scripts/packages/install-tarballs.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
};

const server = 'packages/app/src/server';
const apiTests = [`${server}/**/*.api.test.ts`];
const inTheBrowser = chromium === '' ? [] : [components, stories('light'), stories('dark'), partsOfTheApp, pagesOfTheApp];

export default defineConfig({
  test: {
    // The plan of checks says how many, where it runs others beside them.
    maxWorkers: process.env['VITEST_MAX_WORKERS'] ?? '100%',
    projects: [
      unitTests('unit', inFolders, [...ofOtherProjects, LONG]),
      unitTests('long', [`packages/*/{src,test}/${LONG}`, `scripts/${LONG}`], ofOtherProjects),
      ...(postgresqlIsThere
        ? [
            serverTests('postgresql', apiTests),
            serverTests(
              'embedded',
              EMBEDDED_PART.map((pattern) => `${server}/${pattern}`),
            ),
          ]
        : [serverTests('embedded', apiTests)]),
      serverProcesses,
      ...inTheBrowser,
      installedPackages,
    ],
  },
});
