// The fields of a student: each is answered for wherever it has to be, and each answer is followed.

import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS, type StudentFieldEntry } from '#contract/people/student-fields.ts';
import { student, studentForm, studentsList } from '#contract/people/students.shapes.ts';
import { students } from '#server/db/schema/people.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { ERASED_STUDENT, mergeStudentFields, redactChanges } from './student-fields.rules.ts';

/** Columns that no form has: what keeps the row. */
const ROW_COLUMNS = ['id', 'createdAt', 'deletedAt', 'version'];

const fields = Object.entries<StudentFieldEntry>(STUDENT_FIELDS);

test('every column of the table is a field of the list of fields, and every field is a column', () => {
  expect([...STUDENT_FIELD_NAMES, ...ROW_COLUMNS].toSorted()).toEqual(Object.keys(getTableColumns(students)).toSorted());
});

test.each(fields)('%s has a label, a name in the change log, and its column in the list', (name, { column }) => {
  const look = createMessageLookup('en');
  expect(look(`lists.students.columns.${name}`), 'its label, in messages/*/shared/lists.json').not.toBeNull();
  expect(look(`trail.field.${name}`), 'its name in the change log, in messages/*/shared/trail.json').not.toBeNull();
  if (column !== null) expect(studentsList.columns, 'the columns of the list, in students.shapes.ts').toContain(column.name);
});

test.each(fields.filter(([, { kind }]) => kind === 'name' || kind === 'text'))('%s takes as many characters as it says', (name, entry) => {
  const filled = { firstName: 'Mia', lastName: 'Weber' };
  const faultsOf = (length: number) =>
    studentForm.safeParse({ ...filled, [name]: 'x'.repeat(length) }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(faultsOf(entry.maxLength ?? 0)).toEqual([]);
  expect(faultsOf((entry.maxLength ?? 0) + 1)).toEqual([name]);
});

test.each(fields)('%s is absent from the answer only for users who can’t read it', (name, { readers }) => {
  expect(student.shape[name as keyof typeof student.shape].safeParse(undefined).success).toBe(readers !== 'all');
});

test('the change log keeps only whether a restricted field has a value, not which one', () => {
  const changes = {
    firstName: { before: 'Mia', after: '' },
    allergies: { before: '', after: 'Nuts' },
    notes: { before: 'Shy', after: null },
    internalNotes: { before: undefined, after: '' },
    vacinated: { before: false, after: true },
  };
  expect(redactChanges(changes)).toEqual({
    firstName: { before: 'Mia', after: '' },
    allergies: { before: null, after: true },
    notes: { before: true, after: null },
    internalNotes: { before: null, after: null },
    vacinated: { before: true, after: true },
  });
  const all = Object.fromEntries(fields.map(([name]) => [name, { before: 'old', after: 'new' }]));
  const told = Object.entries(redactChanges(all)).filter(([, { after }]) => after === 'new');
  expect(told.map(([name]) => name)).toEqual(fields.filter(([, { readers }]) => readers === 'all').map(([name]) => name));
});

const EMPTY = {
  ...{ firstName: '', lastName: '', dateOfBirth: null, gender: '', countryId: null, studentTypeId: 3, hobbies: '' },
  ...{ allergies: '', anyMedicalCondition: '', vacinated: 0, notes: '', internalNotes: '', agentId: null },
};
const FILLED = {
  ...{ firstName: 'Mia', lastName: 'Weber', dateOfBirth: '2012-02-29', gender: 'female', countryId: 276, studentTypeId: 1 },
  ...{ hobbies: 'Chess', allergies: 'Nuts', anyMedicalCondition: 'None', vacinated: 1, notes: 'Shy', internalNotes: 'Late', agentId: 9 },
};

test('merging keeps the values of the remaining entry, fills its gaps from the other one, and keeps its type', () => {
  const { studentTypeId: _, ...heard } = FILLED;
  expect(mergeStudentFields(EMPTY, FILLED)).toEqual(heard);
  expect(mergeStudentFields(FILLED, EMPTY)).toEqual({});
  expect(mergeStudentFields(FILLED, { ...FILLED, firstName: 'Maria', notes: 'Loud', agentId: 8 })).toEqual({});
});

test('an erased student is empty, except for the agent and the type', () => {
  const { studentTypeId: _, agentId: __, ...forgotten } = EMPTY;
  expect(ERASED_STUDENT).toEqual(forgotten);
});
