// New rows of the spreadsheet of students: what is typed in them, and which existing students they may be.

import { fold } from '@hosted-stay/pricing-react/typing';
import { readStudentCell } from '#contract/people/student-cells.ts';
import { type Student, type StudentBody, studentBody } from '#contract/people/students.shapes.ts';
import { type Grid, getCellValue, toCellKey } from '#web/ui/grid/grid-state.model.ts';
import { findFieldOfColumn } from './student-fields.model.ts';

export interface NewStudent {
  readonly key: string;
  /** What is typed, by column; without empty cells. */
  readonly cells: Readonly<Record<string, string>>;
}

/** Returns the new rows in which something is typed. */
export function listNewStudents(
  grid: Grid,
  { fresh, columns }: { fresh: readonly string[]; columns: readonly string[] },
): readonly NewStudent[] {
  return fresh.flatMap((key) => {
    const cells = columns
      .map((column) => [column, getCellValue(grid, toCellKey(key, column))] as const)
      .filter(([, value]) => value !== '');
    return cells.length === 0 ? [] : [{ key, cells: Object.fromEntries(cells) }];
  });
}

/** Returns whether both names are typed, without which a student can't be created. */
export function isNamed({ cells }: NewStudent): boolean {
  return Boolean(cells['firstName']) && Boolean(cells['lastName']);
}

/** Returns the request that creates a student from a new row. */
export function toStudentBody({ cells }: NewStudent): StudentBody {
  const fields = Object.entries(cells).flatMap(([column, text]) => {
    const field = findFieldOfColumn(column);
    return field === undefined ? [] : [[field, readStudentCell(field, text)]];
  });
  return studentBody.parse(Object.fromEntries(fields));
}

type Named = Pick<Student, 'firstName' | 'lastName' | 'dateOfBirth'>;

/** Returns whether two rows may be the same student: names equal but for case and accents, and no different dates of birth. */
export function isProbablySame(one: Named, other: Named): boolean {
  const name = ({ firstName, lastName }: Named) => fold(`${firstName} ${lastName}`).replace(/\s+/g, ' ').trim();
  const isOtherDay = one.dateOfBirth !== other.dateOfBirth && Boolean(one.dateOfBirth) && Boolean(other.dateOfBirth);
  return name(one) === name(other) && !isOtherDay;
}

/** Returns the identity of a new row, to compare it with students and other rows. */
export function toNamed({ cells }: NewStudent): Named {
  return { firstName: cells['firstName'] ?? '', lastName: cells['lastName'] ?? '', dateOfBirth: cells['dateOfBirth'] ?? null };
}
