// The table of commands as completions need it: flags, and what may stand after each.

import type { CommandSpec, OptionSpec } from '../command.ts';

/** What may stand after a flag or as the argument: one of some words, a file, or something only the user knows. */
export type ValueKind = { readonly words: readonly string[] } | 'file' | 'any' | 'none';

export interface CompletedOption {
  /** `['-o', '--output']`. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly value: ValueKind;
}

export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  readonly argument: ValueKind;
}

export interface CompletedProgram {
  readonly commands: readonly CompletedCommand[];
}

const HELP: CompletedOption = { flags: ['-h', '--help'], description: 'print this help', value: 'none' };

/** What every shell needs to know of the commands, taken from their table. */
export function toCompletionSpec(commands: readonly CommandSpec[]): CompletedProgram {
  return {
    commands: commands.map(({ name, summary, options, argument }) => ({
      name,
      summary,
      options: [...options.map(completedOption), HELP],
      argument: argument?.choices === undefined ? (argument?.completes ?? 'none') : { words: argument.choices },
    })),
  };
}

/** The words a command's argument may be; none where it is something else. */
export function argumentWords({ argument }: CompletedCommand): readonly string[] {
  return typeof argument === 'string' ? [] : argument.words;
}

function completedOption({ flags, description, choices, completes }: OptionSpec): CompletedOption {
  const takesValue = flags.includes('<');
  const value: ValueKind = choices !== undefined ? { words: choices } : completes !== undefined ? 'file' : takesValue ? 'any' : 'none';
  return { flags: flags.replace(/ <.*>/, '').split(', '), description, value };
}
