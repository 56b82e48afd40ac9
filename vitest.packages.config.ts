// Tests of the packages as they are published: packed, installed into an empty project, used from there.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['scripts/packages/**/*.test.ts'],
    globalSetup: ['scripts/packages/install-tarballs.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
