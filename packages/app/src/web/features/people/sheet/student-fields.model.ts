// The fields of students and the columns of their spreadsheet.

import { STUDENT_CELLS } from '#contract/people/student-cells.ts';
import { STUDENT_FIELDS, type StudentField } from '#contract/people/student-fields.ts';

/** Returns the name of a field’s column; that of the list, so that the file can have it. */
export function toColumnName(field: StudentField): string {
  return STUDENT_FIELDS[field].column?.name ?? field;
}

const FIELDS = new Map(STUDENT_CELLS.map((field) => [toColumnName(field), field]));

/** Returns the field of a column; undefined for a column that follows from others. */
export function findFieldOfColumn(column: string): StudentField | undefined {
  return FIELDS.get(column);
}

/** Names of columns that only the page has, and no file. */
export const UNEXPORTED = STUDENT_CELLS.filter((field) => STUDENT_FIELDS[field].column === null).map(toColumnName);
