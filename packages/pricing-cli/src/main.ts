#!/usr/bin/env node
// The process: its streams, its signals and its exit codes. Nothing else knows them.

import module from 'node:module';
import type { Context } from './command.ts';
import type { Outcome } from './outcome.ts';

/** What a shell sees; these numbers are promised. */
const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  fine: 0,
  findings: 1,
  usage: 2,
  bad_input: 3,
  bad_book: 4,
  bug: 70,
  interrupted: 130,
};

// Everything below is imported after this, so that Node can keep its compiled form from one run to the next.
module.enableCompileCache?.();

const interruption = new AbortController();

process.once('SIGINT', () => {
  interruption.abort();
  // A second Ctrl-C does not wait for the row in hand.
  process.once('SIGINT', () => process.exit(EXIT_CODES.interrupted));
});

for (const stream of [process.stdout, process.stderr]) {
  // `pricing … | head`: the reader has had enough, and nobody is left to be told anything.
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT_CODES.fine : EXIT_CODES.bug));
}

const context: Context = {
  cwd: process.cwd(),
  // A getter: opening stdin takes time and keeps the process alive.
  get in() {
    return process.stdin;
  },
  out: process.stdout,
  err: process.stderr,
  env: process.env,
  isTerminal: { out: process.stdout.isTTY === true, err: process.stderr.isTTY === true },
  columns: process.stdout.columns,
  signal: interruption.signal,
};

const { runCli } = await import('./cli.ts');
const outcome = await runCli(context, process.argv.slice(2));
await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))));
process.exit(EXIT_CODES[interruption.signal.aborted ? 'interrupted' : outcome]);
