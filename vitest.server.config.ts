// The server's tests that need a database: the same on the embedded engine and on PostgreSQL, and those that start whole servers.

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findPostgresql } from './packages/app/src/server/testing/engines/find-postgresql.ts';

const engines = 'packages/app/src/server/testing/engines';
const apiTests = ['packages/app/src/server/**/*.api.test.ts'];

const postgresqlIsThere = Boolean(process.env['TEST_DATABASE_URL']) || findPostgresql() !== null;
if (!postgresqlIsThere) {
  console.warn('The tests on PostgreSQL are left out: no PostgreSQL is installed here and TEST_DATABASE_URL is not set.');
}

export default defineConfig({
  ssr: { resolve: { conditions: ['@hosted-stay/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // The files share their two workers: reading all of the server anew for each file took as long as its tests.
    isolate: false,
    projects: [
      { test: { name: 'server, embedded', include: apiTests, globalSetup: [`${engines}/embedded.setup.ts`] } },
      ...(postgresqlIsThere
        ? [{ test: { name: 'server, postgresql', include: apiTests, globalSetup: [`${engines}/postgresql.setup.ts`] } }]
        : []),
      { test: { name: 'server, processes', include: ['packages/app/test/**/*.api.test.ts'], testTimeout: 180_000, hookTimeout: 240_000 } },
    ],
  },
});
