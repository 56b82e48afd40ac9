#!/usr/bin/env node
// The process: its streams, its signals and its exit codes. Nothing else knows them.

import { writeSync } from 'node:fs';
import module from 'node:module';
import type { Context } from './command.ts';
import { isReaderGone, writeFaultText } from './io/write-fault.ts';
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

/** `pricing … | head`: the reader has had enough, and nobody is left to be told anything. Else an answer that is lost is told. */
function onLostAnswer(error: NodeJS.ErrnoException): never {
  if (isReaderGone(error)) process.exit(EXIT_CODES.fine);
  const message = `standard output can't be written: ${writeFaultText(error)}`;
  try {
    writeSync(2, `pricing: unwritable_output: ${message}\n`);
  } catch {
    // Then the exit code alone tells of it.
  }
  process.exit(EXIT_CODES.usage);
}

const out = processOutput(1, () => process.stdout, onLostAnswer);
// What can't be told on stderr is left untold: the answer is worth more than the talk about it.
const err = processOutput(
  2,
  () => process.stderr,
  () => {},
);
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
