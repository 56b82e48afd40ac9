// Start-up as whole processes, side by side: `node -e 0`, `pricing counts`, `pricing quote` of one request.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The goals: time as a multiple of `node -e 0`. */
const GOALS: Readonly<Record<string, number>> = { 'pricing counts': 1.4, 'pricing quote': 2 };

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const golden = path('../../../fixtures/golden/');

/** Prints, for each Node there is, the median time of each command, given the built `main.js`. */
export function benchStartUp(main: string, rounds: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'pricing-start-up-'));
  try {
    const request = join(folder, 'request.json');
    const book = writeRequest(request);
    const counts = [main, 'counts', '--from', '2026-07-06', '--to', '2026-07-19'];
    const quote = [main, 'quote', '--book', book, '--request', request];
    for (const { node, version } of nodes()) {
      const times = interleaved({ node, rounds, commands: { 'node -e 0': ['-e', '0'], 'pricing counts': counts, 'pricing quote': quote } });
      console.log(`start-up: Node ${version}, medians of ${rounds} interleaved runs`);
      printTimes(times);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function printTimes(times: Readonly<Record<string, readonly number[]>>): void {
  const bare = median(times['node -e 0'] ?? []);
  for (const [name, taken] of Object.entries(times)) {
    const ratio = median(taken) / bare;
    const goal = GOALS[name];
    const verdict = goal === undefined ? '' : `  (goal ${goal}: ${ratio <= goal ? 'reached' : 'MISSED'})`;
    console.log(`  ${name.padEnd(15)} ${median(taken).toFixed(1).padStart(7)} ms  ${ratio.toFixed(2).padStart(5)} ×${verdict}`);
  }
}

/** The first golden case that has a price: its request goes to `file`, its book is answered. */
function writeRequest(file: string): string {
  const cases = readFileSync(join(golden, 'cases.ndjson'), 'utf8').trim().split('\n');
  const priced = cases.map((line) => JSON.parse(line)).find(({ expected }) => expected !== undefined);
  writeFileSync(file, JSON.stringify(priced.request));
  return join(golden, priced.book);
}

/** The Node this runs in, and the one of the PATH outside npm's bin folders where it is another. */
function nodes(): { readonly node: string; readonly version: string }[] {
  const outside = (process.env['PATH'] ?? '').split(':').filter((entry) => !entry.includes('node_modules'));
  const candidates = [
    process.execPath,
    ...outside
      .map((entry) => join(entry, 'node'))
      .filter(existsSync)
      .slice(0, 1),
  ];
  const versions = candidates.map((node) => ({
    node,
    version: spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim(),
  }));
  return versions.filter(({ version }, at) => versions.findIndex((other) => other.version === version) === at);
}

interface Interleaving {
  readonly node: string;
  readonly rounds: number;
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

/** Milliseconds of each command's runs; one of each in turn, so that whatever else the machine does hits all alike. */
function interleaved({ node, rounds, commands }: Interleaving): Record<string, number[]> {
  const times: Record<string, number[]> = {};
  // The first round fills the file cache and Node's compile cache, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, args] of Object.entries(commands)) {
      const begin = performance.now();
      const { status } = spawnSync(node, args, { stdio: 'ignore' });
      if (status !== 0) throw new Error(`${name} ended with ${status}`);
      if (round > 0) times[name] = [...(times[name] ?? []), performance.now() - begin];
    }
  }
  return times;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
