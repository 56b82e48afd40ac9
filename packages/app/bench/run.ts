// The benchmarks of the product: `npm run bench -w @hosted-stay/app`; `--quick` only checks that they still run: it skips start-up, first
// load, pages on a phone, pages under load, a hundred thousand bookings and lists of thousands of rows, and shortens the others.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDump } from './empty-database.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const scripts = [
  'server.ts',
  'quote.ts',
  'search.ts',
  'search-changes.ts',
  'record-search.ts',
  'reports.ts',
  'inbox.ts',
  'contact-details.ts',
  'personal-data.ts',
  'realtime.ts',
  'send.ts',
  'photos.ts',
  'placements.ts',
  ...(values.quick
    ? []
    : ['start-up.ts', 'first-load.ts', 'pages.ts', 'public-pages.ts', 'back-test.ts', 'lists.ts', 'planner.ts', 'sheets.ts']),
];
const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-benches-'));
try {
  const variables = values.quick ? { ...(await writeDump(join(folder, 'empty.tar'))), NODE_COMPILE_CACHE: join(folder, 'compiled') } : {};
  for (const script of scripts) {
    console.log(`\n${script}`);
    const short = values.quick ? ['--quick'] : [];
    const { status } = spawnSync(process.execPath, ['--conditions=@hosted-stay/source', join(import.meta.dirname, script), ...short], {
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
