// The bench of the product: `npm run bench -w @hosted-stay/app`; with `--quick` without the lists of thousands of rows, and
// with fewer families to search.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const scripts = [
  'server.ts',
  'quote.ts',
  'start-up.ts',
  'first-load.ts',
  'back-test.ts',
  'search.ts',
  ...(values.quick ? [] : ['lists.ts']),
];
for (const script of scripts) {
  console.log(`\n${script}`);
  const short = values.quick && script === 'search.ts' ? ['--quick'] : [];
  const { status } = spawnSync(process.execPath, ['--conditions=@hosted-stay/source', join(import.meta.dirname, script), ...short], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
