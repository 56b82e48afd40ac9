// The order of pages, commands and records in the palette.

import { describe, expect, test } from 'vitest';
import type { FoundRecord } from '#contract/record-search/record-search.shapes.ts';
import { groupOptions, listOptions, looksLikeRecord } from './palette-options.model.ts';
import type { Command } from './use-commands.ts';

const command = (label: string, group: Command['group'] = 'pages'): Command => ({ id: label, group, label, run: () => undefined });
const COMMANDS = [command('Trips'), command('Host families'), command('Sign out', 'actions'), command('Trips planner')];
const record = (kind: FoundRecord['kind'], id: number): FoundRecord => ({ kind, id, title: 'Tripti', details: [] });

const ids = (typed: string, records: readonly FoundRecord[] = [], recent: readonly FoundRecord[] = []) =>
  listOptions(typed, { commands: COMMANDS, records, recent }).map(({ id }) => id);

describe('a text', () => {
  test.each([
    ['trip', false],
    ['host fam', false],
    ['Murphy', true],
    ['trip 12', true],
    ['#3', true],
    ['a@b', true],
  ])('%s looks like a record: %s', (typed, expected) => {
    expect(looksLikeRecord(typed, COMMANDS)).toBe(expected);
  });
});

test('records stand below pages and commands that begin so, and above others', () => {
  const records = [record('student', 1), record('trip', 1), record('student', 2)];
  expect(ids('trip', records)).toEqual(['command-Trips', 'command-Trips planner', 'student-student-1', 'trip-trip-1', 'student-student-2']);
  expect(ids('tripti', records.slice(0, 1))).toEqual(['student-student-1']);
});

test('an empty field shows recent records first, and all commands', () => {
  expect(ids('', [record('trip', 9)], [record('student', 1)])).toEqual([
    'recent-student-1',
    ...['command-Trips', 'command-Host families', 'command-Trips planner', 'command-Sign out'],
  ]);
});

test('each group stands once, in the order of its first option', () => {
  const options = listOptions('trip', { commands: COMMANDS, records: [record('trip', 1), record('student', 1)], recent: [] });
  expect(groupOptions(options).map(([group, members]) => [group, members.length])).toEqual([
    ['pages', 2],
    ['trip', 1],
    ['student', 1],
  ]);
});
