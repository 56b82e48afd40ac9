// Measures the start-up time of the built server from the start of Node until it is ready: on a new and on an existing folder.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The limit in seconds for a start on an existing folder, after Node is up. */
const TARGET_S = 3;
const RUNS = 5;
const SERVER = join(import.meta.dirname, '../dist/server/main.js');
const LIMIT_MS = 120_000;

/** Returns the milliseconds until a command prints the expected output; then stops it. */
function untilHeard(args: readonly string[], { env, heard }: { env: Readonly<Record<string, string>>; heard: RegExp }): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((done, failed) => {
    const limit = setTimeout(() => failed(new Error(`${args.join(' ')} was not ready in time`)), LIMIT_MS);
    let ready: number | undefined;
    child.stdout.on('data', (text) => {
      if (ready !== undefined || !heard.test(String(text))) return;
      ready = performance.now() - started;
      child.kill('SIGTERM');
    });
    child.on('exit', () => {
      clearTimeout(limit);
      if (ready === undefined) failed(new Error(`${args.join(' ')} ended before it was ready`));
      else done(ready);
    });
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Prints the seconds, and their ratio to a bare start of Node. */
export async function benchStartUp(runs = RUNS): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'start-up-'));
  const server = { env: { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', DEMO: 'auto' }, heard: /listening|http:\/\//i };
  try {
    const first = await untilHeard([SERVER], server);
    const bare: number[] = [];
    const again: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      bare.push(await untilHeard(['-e', "console.log('up'); setTimeout(() => {}, 1e4)"], { env: {}, heard: /up/ }));
      again.push(await untilHeard([SERVER], server));
    }
    const [node, existing] = [median(bare), median(again)];
    const verdict = (existing - node) / 1000 < TARGET_S ? 'reached' : 'missed';
    console.log(
      `Start-up, median of ${runs}: bare Node ${(node / 1000).toFixed(2)} s · new folder with demo world ${(first / 1000).toFixed(2)} s · ` +
        `existing folder ${(existing / 1000).toFixed(2)} s, ${(existing / node).toFixed(1)} times bare Node (under ${TARGET_S} s after Node: ${verdict})`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchStartUp();
