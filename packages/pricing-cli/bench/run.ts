// The bench of the built command: `npm run bench` for the figures, `npm run bench -- --quick` for a look.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchAudit } from './audit.ts';
import { benchStartUp } from './start-up.ts';

const FULL = { startUpRounds: 31, count: 1_000_000, rounds: 2 };
const QUICK = { startUpRounds: 1, count: 5000, rounds: 1 };

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, count: { type: 'string' }, rounds: { type: 'string' } },
});
const extent = values.quick ? QUICK : FULL;

if (!existsSync(main)) {
  console.error(`${main} is not there: run "npm run build" first`);
  process.exitCode = 1;
} else {
  benchStartUp(main, extent.startUpRounds);
  await benchAudit(main, { count: Number(values.count ?? extent.count), rounds: Number(values.rounds ?? extent.rounds) });
}
