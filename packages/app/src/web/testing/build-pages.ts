// Before the tests of whole pages: the web interface as it is built for users.

import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../../../../scripts/lib/set-up.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what was built. */
    readonly pages: string;
    /** The browser's program. */
    readonly chromium: string;
  }
}

export default async function buildPages(project: TestProject): Promise<void> {
  await ensureBuilt();
  project.provide('pages', join(import.meta.dirname, '../../../dist/web'));
}
