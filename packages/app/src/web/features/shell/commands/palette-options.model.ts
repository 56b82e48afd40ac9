// What the palette offers for a typed text: pages and commands, and records before or after them.

import type { FoundRecord, RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { findBestMatches, rankOf } from './fuzzy.model.ts';
import type { Command } from './use-commands.ts';

export type PaletteGroup = Command['group'] | 'recent' | RecordKind;

export type PaletteOption =
  | { readonly id: string; readonly group: Command['group']; readonly command: Command }
  | { readonly id: string; readonly group: 'recent' | RecordKind; readonly record: FoundRecord };

const COMMAND_GROUPS = ['pages', 'actions'] as const;

/** The worst rank of a command whose words begin with what is typed. */
const BEGINS_WORDS = 3;

/** Returns whether a text is rather a name or a number than the name of a page or a command. */
export function looksLikeRecord(typed: string, commands: readonly Command[]): boolean {
  if (/[\d@#]/.test(typed)) return true;
  const ranks = commands.map(({ label }) => rankOf(typed, label) ?? Number.POSITIVE_INFINITY);
  return Math.min(...ranks, Number.POSITIVE_INFINITY) >= BEGINS_WORDS;
}

interface Found {
  readonly commands: readonly Command[];
  readonly records: readonly FoundRecord[];
  readonly recent: readonly FoundRecord[];
}

const toOption = (record: FoundRecord, group: 'recent' | RecordKind = record.kind): PaletteOption => ({
  id: `${group}-${record.kind}-${record.id}`,
  group,
  record,
});

/** Returns all options in their order; those of one group stand together. */
export function listOptions(typed: string, { commands, records, recent }: Found): PaletteOption[] {
  const matches = findBestMatches(typed, { items: commands, textOf: ({ label }) => label });
  const ofCommands = COMMAND_GROUPS.flatMap((group) =>
    matches.filter((command) => command.group === group).map((command) => ({ id: `command-${command.id}`, group, command })),
  );
  if (typed.trim() === '') return [...recent.map((record) => toOption(record, 'recent')), ...ofCommands];
  const ofRecords = records.map((record) => toOption(record));
  return looksLikeRecord(typed, commands) ? [...ofRecords, ...ofCommands] : [...ofCommands, ...ofRecords];
}

/** Returns the groups in the order of the options, each with its options. */
export function groupOptions(options: readonly PaletteOption[]): (readonly [PaletteGroup, readonly PaletteOption[]])[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => [group, options.filter((option) => option.group === group)] as const);
}
