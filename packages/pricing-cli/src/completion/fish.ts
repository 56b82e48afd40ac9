// Completions for fish, with descriptions.

import type { CompletedCommand, CompletedOption, CompletedProgram } from './completion-spec.ts';

/** A script for fish’s folder of completions. */
export function fishScript({ commands }: CompletedProgram): string {
  const names = commands.map(({ name, summary }) => `complete -c pricing -n __fish_use_subcommand -a ${name} -d '${quoted(summary)}'`);
  return [
    '# fish completion for pricing: pricing completion fish | source',
    'complete -c pricing -f',
    ...names,
    ...commands.flatMap(commandLines),
    '',
  ].join('\n');
}

function commandLines({ name, options, argument }: CompletedCommand): string[] {
  const when = `complete -c pricing -n '__fish_seen_subcommand_from ${name}'`;
  const words = typeof argument === 'string' ? [] : [`${when} -a '${argument.words.join(' ')}'`];
  const positional = argument === 'file' ? [`${when} -F`] : words;
  return [...positional, ...options.map((option) => `${when} ${optionWords(option)}`)];
}

function optionWords({ flags, description, value }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const takes =
    value === 'none' ? [] : value === 'file' ? ['-r', '-F'] : value === 'any' ? ['-x'] : ['-x', `-a '${value.words.join(' ')}'`];
  return [...names, ...takes, `-d '${quoted(description)}'`].join(' ');
}

function quoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}
