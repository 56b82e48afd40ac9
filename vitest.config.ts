import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@hosted-stay/source';

/** Tests run on the packages' sources: nothing needs to be built first. */
export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    environment: 'node',
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
