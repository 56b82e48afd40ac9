// Builds the web interface once for the tests of whole pages.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what was built. */
    readonly pages: string;
    /** The browser's program. */
    readonly chromium: string;
  }
}

export default async function buildPages(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'hosted-stay-pages-'));
  // React leaves its checks out of what is built for users alone.
  process.env['NODE_ENV'] = 'production';
  await build({
    mode: 'production',
    configFile: join(import.meta.dirname, '../../../vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  project.provide('pages', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
