// The setup of tests on the embedded engine: creates the database that each of them starts with a copy of.

import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { emptyDump } from '#server/db/embedded.ts';
import './databases.ts';

export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-dump-'));
  const dump = join(folder, 'database.tar');
  await writeFile(dump, await (await emptyDump()).bytes());
  project.provide('databases', { engine: 'pglite', dump });
  return () => rmSync(folder, { recursive: true, force: true });
}
