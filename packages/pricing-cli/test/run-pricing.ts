// Runs the command line in this process, on streams that can be read afterwards.

import { Readable, Writable } from 'node:stream';
import { runCli } from '../src/cli.ts';
import { streamOutput } from '../src/io/write.ts';
import type { Outcome } from '../src/outcome.ts';

/** What a test may set; everything else is as in a script: no terminal, empty input. */
export interface Surroundings {
  readonly cwd?: string;
  readonly stdin?: string | Uint8Array;
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface Ran {
  readonly outcome: Outcome;
  readonly out: string;
  readonly bytes: Buffer;
  readonly err: string;
}

export async function runPricing(args: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { cwd = '/', stdin = '', terminal = false, env = {}, signal = new AbortController().signal } = surroundings;
  const [out, err] = [new Collector(), new Collector()];
  const context = {
    cwd,
    in: Readable.from([Buffer.from(stdin)]),
    out: streamOutput(out),
    err: streamOutput(err),
    env,
    isTerminal: { out: terminal, err: terminal },
    columns: terminal ? 100 : undefined,
    signal,
  };
  const outcome = await runCli(context, args);
  const bytes = out.bytes;
  return { outcome, out: bytes.toString('utf8'), bytes, err: err.bytes.toString('utf8') };
}

class Collector extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  /** All of it at once: joined write by write, thousands of rows take seconds to copy. */
  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
