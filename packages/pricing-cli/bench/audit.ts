// How fast a long audit is, and how much memory it takes, against the time Node needs only to read and parse the same file.
// Whole processes, one after another and interleaved, so that all meet the same machine.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const books = join(root, 'fixtures/price-books');

/** The goals: time as a multiple of reading and parsing alone, memory in megabytes whatever the length of the file. */
const GOALS = { oneThread: 5, twoThreads: 3, megabytes: 300 } as const;

/** Reads a file and parses each line: the least that any audit of it must do. */
const READ_AND_PARSE = `
import { createReadStream } from 'node:fs';
let rest = '';
let count = 0;
for await (const chunk of createReadStream(process.argv[2], { encoding: 'utf8', highWaterMark: 1 << 20 })) {
  const text = rest + chunk;
  let start = 0;
  for (let end = text.indexOf('\\n'); end !== -1; end = text.indexOf('\\n', start)) {
    JSON.parse(text.slice(start, end));
    count += 1;
    start = end + 1;
  }
  rest = text.slice(start);
}
if (rest !== '') { JSON.parse(rest); count += 1; }
console.log(count);
`;

/** Loaded before anything else in each process: its last act is to say how much memory it took at most. */
const REPORT_MEMORY = `process.on('exit', () => process.stderr.write('\\npeak-kilobytes ' + process.resourceUsage().maxRSS + '\\n'));`;

interface Measured {
  readonly seconds: number;
  readonly megabytes: number;
}

async function measure(folder: string, args: readonly string[]): Promise<Measured> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', join(folder, 'report-memory.mjs'), ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  const peak = /peak-kilobytes (\d+)/.exec(said)?.[1];
  if ((code !== 0 && code !== 1) || peak === undefined) throw new Error(`${args.join(' ')} ended with ${code}: ${said}`);
  return { seconds, megabytes: Number(peak) / 1024 };
}

async function makeBookings(count: number, file: string): Promise<void> {
  const script = join(root, 'scripts/make-fixtures/make-bookings.ts');
  const child = spawn(process.execPath, ['--conditions=@hosted-stay/source', script, '--count', String(count), '--out', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`no bookings were made: ${code}`);
}

function best(runs: readonly Measured[]): Measured {
  return {
    seconds: Math.min(...runs.map(({ seconds }) => seconds)),
    megabytes: Math.max(...runs.map(({ megabytes }) => megabytes)),
  };
}

interface Line {
  readonly name: string;
  readonly measured: Measured;
  readonly baseline: Measured;
  readonly count: number;
  readonly goal: number | undefined;
}

function lineText({ name, measured, baseline, count, goal }: Line): string {
  const ratio = measured.seconds / baseline.seconds;
  const rate = Math.round(count / measured.seconds).toLocaleString('en');
  const time =
    goal === undefined ? '' : `  ${ratio.toFixed(2)} × reading and parsing (goal ${goal}: ${ratio <= goal ? 'reached' : 'MISSED'})`;
  const isSmall = goal === undefined || measured.megabytes < GOALS.megabytes;
  const memory = goal === undefined ? '' : ` (goal ${GOALS.megabytes}: ${isSmall ? 'reached' : 'MISSED'})`;
  return `${name.padEnd(20)} ${measured.seconds.toFixed(2).padStart(7)} s ${rate.padStart(11)} bookings/s${time}  peak ${measured.megabytes.toFixed(0)} MB${memory}`;
}

/** How many bookings, and how often each process is run. */
export interface AuditExtent {
  readonly count: number;
  readonly rounds: number;
}

/** Prints time and memory of an audit with one thread and with two, given the built `main.js`. */
export async function benchAudit(main: string, { count, rounds }: AuditExtent): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pricing-bench-'));
  try {
    const file = join(folder, 'bookings.ndjson');
    const parse = join(folder, 'read-and-parse.mjs');
    writeFileSync(parse, READ_AND_PARSE);
    writeFileSync(join(folder, 'report-memory.mjs'), REPORT_MEMORY);
    await makeBookings(count, file);
    const summaries = [join(folder, 'one.json'), join(folder, 'two.json')];
    const audit = (jobs: number) => [
      ...[main, 'audit', '--book', books, '--input', file, '--jobs', String(jobs), '--quiet'],
      ...['--output', join(folder, `${jobs}.ndjson`), '--summary-file', summaries[jobs - 1] ?? ''],
    ];
    const plans = [[parse, file], audit(1), audit(2)];
    const runs: Measured[][] = plans.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, plan] of plans.entries()) runs[at]?.push(await measure(folder, plan));
    }
    const [baseline, one, two] = runs.map(best);
    if (baseline === undefined || one === undefined || two === undefined) throw new Error('nothing was measured');
    console.log(
      `${count.toLocaleString('en')} bookings, ${(statSync(file).size / 2 ** 20).toFixed(0)} MB, best of ${rounds}; Node ${process.version}`,
    );
    console.log(lineText({ name: 'read and JSON.parse', measured: baseline, baseline, count, goal: undefined }));
    console.log(lineText({ name: 'audit, one thread', measured: one, baseline, count, goal: GOALS.oneThread }));
    console.log(lineText({ name: 'audit, two threads', measured: two, baseline, count, goal: GOALS.twoThreads }));
    const [first, second] = summaries.map((summary) => readFileSync(summary, 'utf8'));
    console.log(`answers of one and two threads: ${first === second ? 'the same' : 'DIFFERENT'}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
