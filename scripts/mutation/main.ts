// npm run mutation: how many faults in the code the tests notice. Of the engine every small change (Stryker); with --sample a random few of
// another part; with --faults those of seeded-faults.json.

import { parseArgs } from 'node:util';
import { show } from '../lib/shell.js';
import { trySample } from './sample.ts';
import { tryFaults } from './seeded-faults.ts';

const HELP = `Usage: npm run mutation [-- options]

Changes the code in small ways, and tells which changes no test notices.

  (nothing)      every small change of the engine
  --sample <n>   so many random changes, of the features of the server
  --seed <n>     draws the sample that was drawn with this number
  --in <part>    of another part: platform, contract, web, core, cli, react, or a folder
  --faults [id]  the faults of scripts/mutation/seeded-faults.json, or those that are named`;

const OPTIONS = {
  faults: { type: 'boolean' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  in: { type: 'string', default: 'server' },
  help: { type: 'boolean' },
} as const;

function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exit(2);
  }
}

const { values, positionals } = readOptions();

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new TypeError(`--${name} expects a whole number, not "${text}".`);
  return Number(text);
}

async function run(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.faults) return tryFaults(positionals);
  if (values.sample === undefined) return show('stryker run scripts/mutation/stryker.config.js');
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : wholeNumber(values.seed, 'seed');
  return trySample({ count: wholeNumber(values.sample, 'sample'), seed, part: values.in });
}

// The program that runs the tests ends with this one.
process.exit(await run());
