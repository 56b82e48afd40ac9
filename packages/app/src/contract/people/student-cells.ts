// The fields of a student as cells of a spreadsheet: each value as a text, and back.

import { STUDENT_FIELDS, type StudentField } from './student-fields.ts';

/** The fields in the order of the spreadsheet. */
export const STUDENT_CELLS = Object.keys(STUDENT_FIELDS) as [StudentField, ...StudentField[]];

const NUMBERED = ['country', 'studentType', 'agent', 'flag'] as const satisfies readonly (typeof STUDENT_FIELDS)[StudentField]['kind'][];

const isNumbered = (field: StudentField) => NUMBERED.some((kind) => kind === STUDENT_FIELDS[field].kind);

/** Returns the value of a field as the text of its cell; '' for nothing. */
export function toStudentCell(value: string | number | null | undefined): string {
  return String(value ?? '');
}

/** Returns the value of a field for the text of its cell; what can't be one is refused by the shape of the field. */
export function readStudentCell(field: StudentField, text: string): string | number | null {
  if (text === '') return isNumbered(field) || STUDENT_FIELDS[field].kind === 'day' ? null : '';
  return isNumbered(field) && /^\d{1,15}$/.test(text) ? Number(text) : text;
}
