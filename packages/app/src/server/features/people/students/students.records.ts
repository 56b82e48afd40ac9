// Maps a student's row to records for its readers, without health data if they can't see it.

import { getAgeOn } from '#contract/people/age.ts';
import { listMissingParts } from '#contract/people/completeness.ts';
import { listFieldsFor, pickStudentFields } from '#contract/people/student-fields.ts';
import type { Student, StudentAction } from '#contract/people/students.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { canSeeHealth, canSeeInternal } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { listStudentRows, type StudentRow, whereIds } from './students.queries.ts';
import { listActions } from './students.rules.ts';

/** Returns the date and conditions for reading rows: whose health data and whose internal notes the caller can see. */
export function toStudentReader(call: Pick<Call, 'app' | 'granted' | 'caller'>) {
  return { today: call.app.clock.today(), health: canSeeHealth(call), noted: canSeeInternal(call) };
}

const FOR_ALL = listFieldsFor('all');
const FOR_HEALTH = listFieldsFor('health');
const FOR_STAFF = listFieldsFor('staff');

/** Returns the fields that the caller can read. */
function toReadableFields(row: StudentRow) {
  return {
    ...pickStudentFields(row, FOR_ALL),
    ...(row.seesHealth ? { ...pickStudentFields(row, FOR_HEALTH), missing: listMissingParts(row) } : {}),
    ...(row.seesInternal ? pickStudentFields(row, FOR_STAFF) : {}),
  };
}

function listAllowedActions({ may }: Pick<Call, 'may'>): StudentAction[] {
  return listActions({ mayWrite: may('students.write'), mayDelete: may('students.delete'), mayManage: may('students.manage') });
}

export function toStudentRecord(call: Call, row: StudentRow): Student {
  const { id, dateOfBirth, countryId, countryCode, countryName } = row;
  const isStaff = call.may('hub.enter');
  return {
    id,
    ...toReadableFields(row),
    age: getAgeOn(dateOfBirth, call.app.clock.today()),
    country: countryId === null ? null : { id: countryId, code: countryCode ?? '', name: countryName ?? '' },
    photos: row.photos,
    parents: row.parents.map(({ email, ...parent }) => (isStaff ? { ...parent, email } : parent)),
    agentName: row.agentName,
    nextTrip: row.nextTrip,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    actions: listAllowedActions(call),
  };
}

/** Returns a student's record for the caller, also inside a transaction. */
export async function getStudentAnswer(call: Call, db: Queryable, id: number): Promise<Student> {
  const [row] = await listStudentRows(db, { ...toStudentReader(call), only: whereIds([id]) });
  if (row === undefined) throw notFound();
  return toStudentRecord(call, row);
}
