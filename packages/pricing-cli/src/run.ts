// One run of the command line: whatever happens in it is told on stderr and ends as an outcome, never as an exception.

import type { Context } from './command.ts';
import { isCommandFailure } from './failure.ts';
import { note, warn } from './io/report.ts';
import { isReaderGone } from './io/write-fault.ts';
import type { Outcome } from './outcome.ts';
import { COLOR_CHOICES, type ColorChoice } from './print/color.ts';
import { type ProgramFacts, runProgram } from './program.ts';

/** Runs `args` in `context`. Complaints go to stderr, one a line; a bug shows its stack with PRICING_DEBUG=1 only. */
export async function runCommandLine(facts: ProgramFacts, context: Context, args: readonly string[]): Promise<Outcome> {
  try {
    return await runProgram(facts, context, args);
  } catch (error) {
    if (context.signal.aborted) return 'interrupted';
    if (isReaderGone(error)) return 'fine';
    if (!isCommandFailure(error)) return tellBug(facts, context, error);
    for (const complaint of error.complaints) await warn(context, complaint, colorOf(args));
    return error.outcome;
  }
}

/** Errors may come before the options are read; so the choice is taken from the words themselves. */
function colorOf(args: readonly string[]): ColorChoice {
  const said = args.flatMap((arg, at) =>
    arg === '--color' ? [args[at + 1]] : arg.startsWith('--color=') ? [arg.slice('--color='.length)] : [],
  );
  return COLOR_CHOICES.find((choice) => choice === said.at(-1)) ?? 'auto';
}

async function tellBug({ version }: ProgramFacts, context: Context, error: unknown): Promise<Outcome> {
  const reason = error instanceof Error ? error.message : String(error);
  await note(context, `pricing: internal_error: ${reason}`);
  await note(context, `This is a bug in pricing. Please report it with your command line and the version: pricing ${version}.`);
  if (context.env['PRICING_DEBUG'] === '1' && error instanceof Error) {
    for (const line of (error.stack ?? '').split('\n')) await note(context, line);
  } else {
    await note(context, 'PRICING_DEBUG=1 shows where it happened.');
  }
  return 'bug';
}
