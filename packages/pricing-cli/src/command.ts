// What a command is: what it is given, what it answers, and how the table describes it.

import type { Readable } from 'node:stream';
import type { Output } from './io/write.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';

/** The world as a command sees it. Tests make one by hand; `main.ts` makes it of the process. */
export interface Context {
  /** Relative paths start here. */
  readonly cwd: string;
  readonly in: Readable;
  /** Data and nothing else. */
  readonly out: Output;
  /** Errors, warnings, progress. */
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: { readonly out: boolean; readonly err: boolean };
  /** Width of the terminal in columns, where there is one. */
  readonly columns: number | undefined;
  /** Aborted by Ctrl-C: long work stops at the next row. */
  readonly signal: AbortSignal;
}

/** What every `commands/<name>.ts` exports. Reads, asks the core, prints; throws a `CommandFailure` when it can't. */
export interface CommandModule {
  readonly run: (context: Context, options: Options) => Promise<Outcome>;
}

/** One option as `--help`, the parser and the shell completions need it. */
export interface OptionSpec {
  /** In commander's spelling: `'-o, --output <file>'`; without `<value>` it is a switch. */
  readonly flags: string;
  readonly description: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** May be given more than once; `Options.texts` then has them all. */
  readonly repeatable?: boolean;
  readonly mandatory?: boolean;
  /** What a shell should offer as its value. */
  readonly completes?: 'file' | 'directory';
}

/** What stands after a command without a flag: one of a few words, or files. */
export interface ArgumentSpec {
  /** In commander's spelling: `<document>` for one, `<file...>` for one or more; `Options` has it under the bare name. */
  readonly name: string;
  readonly description: string;
  /** The only words it may be; without them it is what `completes` says. */
  readonly choices?: readonly string[];
  readonly completes?: 'file';
}

/** One row of the table of commands. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  readonly argument?: ArgumentSpec;
  readonly options: readonly OptionSpec[];
  /** Paragraphs under the options. */
  readonly notes?: readonly string[];
  /** Ready to be copied: a command line, and what it does. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  /** Loads the command; nothing of it is read before. */
  readonly load: () => Promise<CommandModule>;
}
