// Set up for each file of component tests: Vitest has a setting for how long `expect.poll` waits, and none for `vi.waitFor`.

import { inject, vi } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Milliseconds that a test waits for what it expects. */
    patience: number;
  }
}

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: inject('patience'), ...(typeof options === 'number' ? { timeout: options } : options) });
