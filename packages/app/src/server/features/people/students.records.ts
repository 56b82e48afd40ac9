// A row of a student as its readers' client knows it: without what concerns health for whoever may not see it.

import { ageOn } from '#contract/people/age.ts';
import { missingOf } from '#contract/people/completeness.ts';
import type { Student, StudentAction } from '#contract/people/students.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/refusal.ts';
import { seesHealth, seesInternal } from './scopes.queries.ts';
import { numbered, type StudentRow, studentRows } from './students.queries.ts';
import { actionsFor } from './students.rules.ts';

/** What rows are read by: the day, whose health the caller may know of, and of whom they read the notes of staff. */
export function readingOf(call: Pick<Call, 'app' | 'granted' | 'caller'>) {
  return { today: call.app.clock.today(), health: seesHealth(call), noted: seesInternal(call) };
}

function healthOf(row: StudentRow) {
  if (!row.seesHealth) return {};
  const { allergies, anyMedicalCondition, vacinated, notes } = row;
  return { allergies, anyMedicalCondition, vacinated, notes, missing: missingOf(row) };
}

function allowedActions({ may }: Pick<Call, 'may'>): StudentAction[] {
  return actionsFor({ mayWrite: may('students.write'), mayDelete: may('students.delete'), mayManage: may('students.manage') });
}

export function studentRecord(call: Call, row: StudentRow): Student {
  const { id, firstName, lastName, dateOfBirth, gender, hobbies, countryId, countryCode, countryName } = row;
  const isStaff = call.may('hub.enter');
  return {
    ...{ id, firstName, lastName, dateOfBirth },
    age: dateOfBirth === null ? null : ageOn(dateOfBirth, call.app.clock.today()),
    ...{ gender, hobbies, countryId },
    country: countryId === null ? null : { id: countryId, code: countryCode ?? '', name: countryName ?? '' },
    studentTypeId: row.studentTypeId,
    ...healthOf(row),
    ...(row.seesInternal ? { internalNotes: row.internalNotes } : {}),
    photos: row.photos,
    parents: row.parents.map(({ email, ...parent }) => (isStaff ? { ...parent, email } : parent)),
    agentId: row.agentId,
    agentName: row.agentName,
    nextTrip: row.nextTrip,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    actions: allowedActions(call),
  };
}

/** One student as the caller is told of them, inside a transaction too. */
export async function studentAnswer(call: Call, db: Queryable, id: number): Promise<Student> {
  const [row] = await studentRows(db, { ...readingOf(call), only: numbered([id]) });
  if (row === undefined) throw notFound();
  return studentRecord(call, row);
}
