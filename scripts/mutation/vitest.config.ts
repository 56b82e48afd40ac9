// The engine's tests as the mutation run needs them: each property tried a few times, from a fixed seed, its failures not made small.

import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const source = '@hosted-stay/source';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    environment: 'node',
    include: ['packages/pricing-core/{src,test}/**/*.test.ts'],
    // These start programs of their own, where no mutant is switched on.
    exclude: [...configDefaults.exclude, '**/test/host-page/**', '**/must-not-compile.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    env: { FC_RUNS: '0.03', FC_SEED: '20261120' },
    setupFiles: ['scripts/mutation/stop-at-failure.ts'],
  },
});
