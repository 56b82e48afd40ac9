// What becomes of each field of a student when two entries are merged, and of each column when the student is erased. The fields
// themselves: contract/people/student-fields.ts.

import { listFieldsFor, STUDENT_FIELD_NAMES, type StudentField } from '#contract/people/student-fields.ts';
import type { students } from '#server/db/schema/people.ts';
import type { Difference } from '#server/platform/differences.ts';
import { type RowErasure, toErasedValues } from '#server/platform/erasure.rules.ts';

type StudentColumns = typeof students.$inferSelect;

/** What every column holds of a student who was erased. The row stays: the invoices of their stays refer to it. */
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

/** What is kept of a student of whom nothing is to be known. */
export const ERASED_STUDENT = toErasedValues(STUDENT_ERASURE);

/**
 * How one value is made of two: what the entry that stays says, and where it says nothing, what the other one does; the greater one, so
 * that yes outdoes no; or that of the entry that stays, whatever the other one says.
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

/** What changes in the entry of a student that stays when another one of the same student is merged into it. */
export function mergeStudentFields(kept: FieldValues, other: FieldValues): Partial<FieldValues> {
  const merged = STUDENT_FIELD_NAMES.map((name) => [name, mergeValues(MERGE_RULES[name], kept[name], other[name])] as const);
  return Object.fromEntries(merged.filter(([name, value]) => value !== kept[name])) as Partial<FieldValues>;
}

/** What is not for everybody who sees a student is read where the student is, and nowhere else. */
const RESTRICTED_FIELDS: readonly string[] = [...listFieldsFor('health'), ...listFieldsFor('staff')];

const toPresence = (value: unknown) => (isEmpty(value) ? null : true);

/** Changes as the change log keeps them: of a field that is not for all that it was changed, and not what it says. */
export function redactChanges(changes: Readonly<Record<string, Difference>>): Record<string, Difference> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { before, after }]) =>
      RESTRICTED_FIELDS.includes(field) ? [field, { before: toPresence(before), after: toPresence(after) }] : [field, { before, after }],
    ),
  );
}
