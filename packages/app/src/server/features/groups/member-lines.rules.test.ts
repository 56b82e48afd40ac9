// Lines of students: what their columns hold, what is wrong with a line, and whom it means.

import { expect, test } from 'vitest';
import { MEMBER_COLUMNS } from '#contract/groups/group-states.ts';
import { findSameStudent } from '#server/features/people/parent-links.public.ts';
import { type MemberWords, readMemberLines, toMemberFields } from './member-lines.rules.ts';

const WORDS: MemberWords = {
  columns: Object.fromEntries(MEMBER_COLUMNS.map((column) => [column, [column]])) as unknown as MemberWords['columns'],
  genders: { female: ['Weiblich'], male: ['Männlich'], other: ['Divers'] },
};
const read = (rows: string[][], columns?: Parameters<typeof readMemberLines>[2]) =>
  readMemberLines(
    rows.map((record, index) => ({ record, line: index + 1 })),
    WORDS,
    columns,
  );
const fieldsOf = (cells: Record<string, string>) => toMemberFields({ line: 1, cells }, WORDS, '2026-06-15');

test('headings are found in words of schools, in any order', () => {
  const table = read([
    ['Vorname', 'Nachname', 'Zimmer', 'E-Mail', 'Geburtstag'],
    ['Mia', 'Berger', '4', 'eva@example.test', '30.4.2012'],
  ]);
  expect(table?.columns).toEqual(['firstName', 'lastName', null, 'parentEmail', 'dateOfBirth']);
  expect(table?.lines).toEqual([
    { line: 2, cells: { firstName: 'Mia', lastName: 'Berger', parentEmail: 'eva@example.test', dateOfBirth: '30.4.2012' } },
  ]);
});

test('without headings, columns are known by what they hold', () => {
  expect(read([['Mia Berger', '2012-04-30', 'f', 'Eva Berger', 'eva@example.test', '12']])?.columns).toEqual([
    ...['name', 'dateOfBirth', 'gender', 'parentName', 'parentEmail', null],
  ]);
});

test('a column that is named twice counts once, and lines without a cell are left out', () => {
  const table = read([
    ['name', 'name'],
    ['Mia Berger', 'Tom Kurz'],
    ['', ''],
  ]);
  expect(table?.columns).toEqual(['name', null]);
  expect(table?.lines).toHaveLength(1);
});

test('without a column of names nothing is read', () => {
  expect(read([['2012-04-30', 'f']])).toBeNull();
  expect(read([])).toBeNull();
  expect(read([['Mia', 'Berger']], ['firstName', null])).toBeNull();
});

test.each([
  [{ name: 'Mia' }, 'name'],
  [{ firstName: 'Mia', lastName: '' }, 'lastName'],
  [{ firstName: '', lastName: 'Berger' }, 'firstName'],
  [{ name: 'Mia Berger', dateOfBirth: '31.02.2012' }, 'dateOfBirth'],
  [{ name: 'Mia Berger', dateOfBirth: '2026-06-15' }, 'dateOfBirth'],
  [{ name: 'Mia Berger', gender: 'q' }, 'gender'],
  [{ name: 'Mia Berger', parentEmail: 'eva at home' }, 'parentEmail'],
] as const)('%j is refused for its %s', (cells, column) => {
  expect(fieldsOf(cells)).toEqual({ ok: false, column });
});

test('a line becomes the fields of a student', () => {
  expect(
    fieldsOf({
      name: 'Berger, Mia',
      dateOfBirth: '30/04/2012',
      gender: 'Mädchen',
      parentEmail: 'Eva@Example.test',
      parentName: 'Eva Berger',
    }),
  ).toEqual({
    ok: true,
    fields: {
      ...{ firstName: 'Mia', lastName: 'Berger', dateOfBirth: '2012-04-30', gender: 'female', parentEmail: 'eva@example.test' },
      parent: { firstName: 'Eva', lastName: 'Berger' },
    },
  });
});

test('a student is the same by name and date of birth; without one of the dates a name is a possible match', () => {
  const known = [
    { id: 1, firstName: 'Mía', lastName: 'Pérez', dateOfBirth: '2012-04-30' },
    { id: 2, firstName: 'Mia', lastName: 'Perez', dateOfBirth: '2014-01-01' },
    { id: 3, firstName: 'Rui', lastName: 'Costa', dateOfBirth: null },
  ];
  const find = (name: string, dateOfBirth: string | null) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const fields = { firstName, lastName, dateOfBirth, gender: '' as const, parentEmail: '', parent: { firstName: '', lastName: '' } };
    const match = findSameStudent(known, fields);
    return match.kind === 'same' ? match.student.id : match.kind === 'possible' ? match.students.map(({ id }) => id) : null;
  };
  expect(find('MIA PEREZ', '2014-01-01')).toBe(2);
  expect(find('Mia Pérez', '2012-04-30')).toBe(1);
  expect(find('Mia Perez', null)).toEqual([1, 2]);
  expect(find('Mia Perez', '2013-01-01')).toBeNull();
  expect(find('Rui Costa', '2013-01-01')).toEqual([3]);
  expect(find('Rui Costa', null)).toEqual([3]);
});
