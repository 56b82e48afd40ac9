// The program `pricing` as a process of its own: it reads bookings from us and writes rows, and the server's memory and time stay free.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { RunError } from '#server/platform/runs/run-kind.ts';

const SOURCE = '--conditions=@hosted-stay/source';

/** Its exit codes that say what it found in the bookings, not that it could not do its work. */
const FINDING_EXIT_CODES: readonly (number | null)[] = [0, 1, 3];

/** Of what it says against its input or its books, no more is told. */
const MAX_STDERR_LENGTH = 2000;

const NEW_LINE = 0x0a;

/** How Node is started with it: from its built files, or, where this server runs from its source, from that. */
export function toPricingCommandLine(): readonly string[] {
  const require = createRequire(import.meta.url);
  const place = require.resolve('@hosted-stay/pricing-cli/package.json');
  const { bin } = JSON.parse(readFileSync(place, 'utf8')) as { bin: { pricing: string } };
  const isSource = import.meta.filename.endsWith('.ts');
  const main = isSource ? bin.pricing.replace(/^dist\/(.*)\.js$/, 'src/$1.ts') : bin.pricing;
  return [...(isSource ? [SOURCE] : []), join(dirname(place), main)];
}

export interface PricingCommand {
  readonly args: readonly string[];
  /** Where its files are: of no meaning to whoever reads what it says of them. */
  readonly folder: string;
  /** What it reads on its standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Takes what it writes: the rest of a pipeline. */
  readonly output: readonly [NodeJS.ReadWriteStream, NodeJS.WritableStream];
  /** Hears how many lines it has been given. */
  readonly given: (lines: number) => void;
  readonly signal: AbortSignal;
}

/** Counts lines while they pass. */
function createLineCounter(tell: (lines: number) => void): Transform {
  let lines = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
      tell(lines);
      done(null, chunk);
    },
  });
}

/** Collects what it says, up to a bound. */
function collectStderr({ stderr }: ChildProcess): () => string {
  const decoder = new StringDecoder('utf8');
  let said = '';
  stderr?.on('data', (chunk: Buffer) => {
    if (said.length < MAX_STDERR_LENGTH) said += decoder.write(chunk);
  });
  return () => said.slice(0, MAX_STDERR_LENGTH).trim();
}

/** A program that has ended reads no more; that is told by how it ended. */
async function feedInput(child: ChildProcess, { input, given, signal }: PricingCommand): Promise<void> {
  if (child.stdin === null) return;
  await pipeline(input, createLineCounter(given), child.stdin, { signal }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/**
 * Runs the program on bookings, as fast as it takes them.
 * @throws RunError with what the program says, where it could not do its work
 */
export async function runPricingCommand(command: PricingCommand): Promise<void> {
  const { args, folder, output, signal } = command;
  signal.throwIfAborted();
  const child = spawn(process.execPath, [...toPricingCommandLine(), ...args], { stdio: 'pipe', env: { NO_COLOR: '1' } });
  const stop = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  const said = collectStderr(child);
  try {
    const ended = once(child, 'close') as Promise<[number | null]>;
    const [[code]] = await Promise.all([ended, feedInput(child, command), pipeline(child.stdout, ...output)]);
    signal.throwIfAborted();
    if (!FINDING_EXIT_CODES.includes(code)) throw new RunError(said().replaceAll(`${folder}/`, '') || `pricing: ${code ?? 'killed'}`);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
