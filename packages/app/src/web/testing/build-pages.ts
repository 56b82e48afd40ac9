// The setup for tests of whole pages: builds the web interface as for users.

import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../../../../scripts/lib/set-up.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the build. */
    readonly pages: string;
    /** The path of the browser. */
    readonly chromium: string;
  }
}

export default async function buildPages(project: TestProject): Promise<void> {
  await ensureBuilt();
  project.provide('pages', join(import.meta.dirname, '../../../dist/web'));
}
