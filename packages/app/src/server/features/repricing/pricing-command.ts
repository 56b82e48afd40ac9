// Runs the `pricing` command in its own process, so that repricing doesn't use the server's memory and event loop.

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

/** Exit codes that report findings in the bookings, not a failure. */
const FINDING_EXIT_CODES: readonly (number | null)[] = [0, 1, 3];

/** Limits the error output that is shown. */
const MAX_STDERR_LENGTH = 2000;

const NEW_LINE = 0x0a;

/** Returns Node's arguments for the command: its built files, or its source if this server runs from source. */
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
  /** The folder of its files; its path is removed from error messages, as it means nothing to readers. */
  readonly folder: string;
  /** Its standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Receives its standard output: the rest of a pipeline. */
  readonly output: readonly [NodeJS.ReadWriteStream, NodeJS.WritableStream];
  /** Called with the number of lines passed to it so far. */
  readonly given: (lines: number) => void;
  readonly signal: AbortSignal;
}

/** Counts lines as they pass. */
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

/** Collects the error output, up to a limit. */
function collectStderr({ stderr }: ChildProcess): () => string {
  const decoder = new StringDecoder('utf8');
  let said = '';
  stderr?.on('data', (chunk: Buffer) => {
    if (said.length < MAX_STDERR_LENGTH) said += decoder.write(chunk);
  });
  return () => said.slice(0, MAX_STDERR_LENGTH).trim();
}

/** Pipes the input to the command. A closed pipe means that it has exited; its exit code tells why. */
async function feedInput(child: ChildProcess, { input, given, signal }: PricingCommand): Promise<void> {
  if (child.stdin === null) return;
  await pipeline(input, createLineCounter(given), child.stdin, { signal }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/**
 * Runs the command on bookings, as fast as it reads them.
 * @throws RunError with the command's error output if it fails
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
