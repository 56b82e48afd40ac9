#!/usr/bin/env node
// The process: its streams, its signals and its exit codes. Nothing else knows them.

import module from 'node:module';
import type { Context } from './command.ts';
import type { Outcome } from './outcome.ts';
import { mayBeTerminal, processOutput } from './process-output.ts';

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

/** `pricing … | head`: the reader has had enough, and nobody is left to be told anything. */
function onWriteError(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? EXIT_CODES.fine : EXIT_CODES.bug);
}

const out = processOutput(1, () => process.stdout, onWriteError);
const err = processOutput(2, () => process.stderr, onWriteError);
const isTerminal = {
  out: mayBeTerminal(1) && process.stdout.isTTY === true,
  err: mayBeTerminal(2) && process.stderr.isTTY === true,
};

const context: Context = {
  cwd: process.cwd(),
  // A getter: opening stdin takes time and keeps the process alive.
  get in() {
    return process.stdin;
  },
  out,
  err,
  env: process.env,
  isTerminal,
  columns: isTerminal.out ? process.stdout.columns : undefined,
  signal: interruption.signal,
};

const { runCli } = await import('./cli.ts');
const outcome = await runCli(context, process.argv.slice(2));
await Promise.all([out.flush(), err.flush()]);
process.exit(EXIT_CODES[interruption.signal.aborted ? 'interrupted' : outcome]);
