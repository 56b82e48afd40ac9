// The engine's tests as the mutation run needs them: each property tried a few times, from a fixed seed, its failures not made small.

import type { ViteUserConfig } from 'vitest/config';
import base from './vitest.config.ts';

const config: ViteUserConfig = {
  ...base,
  test: {
    ...base.test,
    include: ['packages/pricing-core/{src,test}/**/*.test.ts'],
    // These start programs of their own, where no mutant is switched on.
    exclude: ['**/test/host-page/**', '**/must-not-compile.test.ts'],
    env: { FC_RUNS: '0.03', FC_SEED: '20261120' },
    setupFiles: ['scripts/mutation-setup.ts'],
  },
};

export default config;
