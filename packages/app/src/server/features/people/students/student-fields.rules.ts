// Rules for each field of a student when two entries are merged, and for each column when the student is erased. The fields are defined in
// contract/people/student-fields.ts.

import { listFieldsFor, STUDENT_FIELD_NAMES, type StudentField } from '#contract/people/student-fields.ts';
import type { students } from '#server/db/schema/people.ts';
import type { Difference } from '#server/platform/differences.ts';
import { type RowErasure, toErasedValues } from '#server/platform/erasure.rules.ts';

type StudentColumns = typeof students.$inferSelect;

/** What each column of an erased student holds. The row stays because invoices refer to it. */
export const STUDENT_ERASURE: RowErasure<StudentColumns> = {
  id: { keptBecause: 'Trips and invoices refer to the number.' },
  firstName: { erasedAs: '' },
  lastName: { erasedAs: '' },
  dateOfBirth: { erasedAs: null },
  gender: { erasedAs: '' },
  countryId: { erasedAs: null },
  studentTypeId: { keptBecause: 'Whether somebody came alone, with a group or by an agent tells of nobody.' },
  hobbies: { erasedAs: '' },
  allergies: { erasedAs: '' },
  anyMedicalCondition: { erasedAs: '' },
  vacinated: { erasedAs: 0 },
  notes: { erasedAs: '' },
  internalNotes: { erasedAs: '' },
  agentId: { keptBecause: 'It names an account of staff, and is emptied when that is deleted.' },
  createdAt: { keptBecause: 'When a row was made tells of nobody.' },
  deletedAt: { replacedBy: 'The time of the erasure, unless the student was deleted before.' },
  version: { keptBecause: 'It counts the changes of the row.' },
};

/** Values of the columns that are overwritten when a student is erased. */
export const ERASED_STUDENT = toErasedValues(STUDENT_ERASURE);

/**
 * How the values of two entries are merged: the kept entry's value, or the other's if it is empty; the greater value, so that yes beats
 * no; or always the kept entry's value.
 */
type MergeRule = 'fillEmpty' | 'takeGreater' | 'keep';

const MERGE_RULES: Readonly<Record<StudentField, MergeRule>> = {
  firstName: 'fillEmpty',
  lastName: 'fillEmpty',
  dateOfBirth: 'fillEmpty',
  gender: 'fillEmpty',
  countryId: 'fillEmpty',
  studentTypeId: 'keep',
  hobbies: 'fillEmpty',
  allergies: 'fillEmpty',
  anyMedicalCondition: 'fillEmpty',
  vacinated: 'takeGreater',
  notes: 'fillEmpty',
  internalNotes: 'fillEmpty',
  agentId: 'fillEmpty',
};

type FieldValues = Pick<StudentColumns, StudentField>;

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

function mergeValues(rule: MergeRule, kept: string | number | null, other: string | number | null) {
  if (rule === 'keep') return kept;
  if (rule === 'takeGreater') return Number(other) > Number(kept) ? other : kept;
  return isEmpty(kept) && !isEmpty(other) ? other : kept;
}

/** Returns the fields of the kept entry that change when another entry of the same student is merged into it. */
export function mergeStudentFields(kept: FieldValues, other: FieldValues): Partial<FieldValues> {
  const merged = STUDENT_FIELD_NAMES.map((name) => [name, mergeValues(MERGE_RULES[name], kept[name], other[name])] as const);
  return Object.fromEntries(merged.filter(([name, value]) => value !== kept[name])) as Partial<FieldValues>;
}

/** Fields that not every reader of a student can see; they are shown on the student only. */
const RESTRICTED_FIELDS: readonly string[] = [...listFieldsFor('health'), ...listFieldsFor('staff')];

const toPresence = (value: unknown) => (isEmpty(value) ? null : true);

/** Returns changes for the audit trail: for a restricted field only that it changed, without its values. */
export function redactChanges(changes: Readonly<Record<string, Difference>>): Record<string, Difference> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { before, after }]) =>
      RESTRICTED_FIELDS.includes(field) ? [field, { before: toPresence(before), after: toPresence(after) }] : [field, { before, after }],
    ),
  );
}
