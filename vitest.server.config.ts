// The server's tests that need a database: on the embedded one, and on PostgreSQL where TEST_DATABASE_URL names one.

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@hosted-stay/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    include: ['packages/app/src/server/**/*.api.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
