// Finds the student of a row: by number, or by name and date of birth; never by name alone.

import { createHash } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import { findSameStudent, listNamesakes, toNameKey } from '#server/features/people/parent-links.public.ts';
import { listSeenStudents } from '#server/features/trips/read/students.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { CellError, type RowFields } from './row-fields.rules.ts';

/** The student of a row; without a number one who is not known yet. */
export interface FoundStudent {
  readonly id: number | null;
  /** The same for all rows about the same student, until a run creates them. */
  readonly key: string;
}

async function findByNumber(tx: Transaction, call: Call, fields: RowFields & { readonly studentId: number }): Promise<FoundStudent> {
  const student = (await listSeenStudents(call, tx, [fields.studentId])).get(fields.studentId);
  if (student === undefined) throw new CellError({ column: 'studentId', problem: 'unknown' });
  const isOther =
    (fields.lastName !== '' && toNameKey({ ...fields, firstName: '' }) !== toNameKey({ ...student, firstName: '' })) ||
    (fields.dateOfBirth !== null && student.dateOfBirth !== null && fields.dateOfBirth !== student.dateOfBirth);
  if (isOther) throw new CellError({ column: 'studentId', problem: 'nameDiffers' });
  return { id: student.id, key: `student ${student.id}` };
}

/**
 * Returns the student whom a row means.
 * @throws CellError for a number that is unknown or another student's, and for a name that may be somebody's
 */
export async function findStudentOfRow(tx: Transaction, call: Call, fields: RowFields): Promise<FoundStudent> {
  const { studentId, firstName, lastName, dateOfBirth } = fields;
  if (studentId !== null) return findByNumber(tx, call, { ...fields, studentId });
  const namesakes = await listNamesakes(tx, withGrant(call, 'students.read'), [lastName]);
  const seen = await listSeenStudents(
    call,
    tx,
    namesakes.map(({ id }) => id),
  );
  const known = namesakes.filter(({ id }) => seen.has(id));
  const match = findSameStudent(known, fields);
  if (match.kind === 'same') {
    const same = known.filter((one) => one.dateOfBirth === dateOfBirth && toNameKey(one) === toNameKey(fields));
    const numbers = same.map(({ id }) => String(id)).join(', ');
    if (same.length > 1) throw new CellError({ column: 'studentId', problem: 'several', values: { numbers } });
    return { id: match.student.id, key: `student ${match.student.id}` };
  }
  if (match.kind === 'possible') {
    const numbers = match.students.map(({ id }) => String(id)).join(', ');
    throw new CellError({ column: 'studentId', problem: 'undated', values: { numbers } });
  }
  const person = `${toNameKey({ firstName, lastName })} ${dateOfBirth}`;
  return { id: null, key: `new ${createHash('sha256').update(person).digest('hex')}` };
}
