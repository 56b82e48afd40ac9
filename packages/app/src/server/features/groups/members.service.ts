// Use cases of the members of a group: listing them, adding students, and taking one out.

import type * as endpoints from '#contract/groups/groups.endpoints.ts';
import { MAX_GROUP_MEMBERS } from '#contract/groups/members.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { lockStudentFacts } from '#server/features/people/people.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { readGroupRecord } from './groups.records.ts';
import { lockGroup } from './groups.service.ts';
import { countMembers, deleteMember, insertMembers, listMembers, listTripsOfGroup, listVisibleTrips } from './members.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns the members whom the caller may see, with the trips that they may see. */
async function readMembers(call: Call, db: Queryable, groupId: number): Output<'listGroupMembers'> {
  const tripOf = new Map((await listVisibleTrips(db, call, groupId)).map(({ studentId, ...trip }) => [studentId, trip]));
  const members = await listMembers(db, call, groupId);
  return {
    data: members.map(({ firstName, lastName, ...member }) => ({
      ...member,
      name: `${firstName} ${lastName}`.trim(),
      trip: tripOf.get(member.studentId) ?? null,
    })),
  };
}

export async function listGroupMembers(call: Call, { params: { id } }: Input<'listGroupMembers'>): Output<'listGroupMembers'> {
  await readGroupRecord(call, call.db, id);
  return readMembers(call, call.db, id);
}

/**
 * Adds students who aren't members yet to a group that is locked; returns those who were added.
 * @throws AppError `groupFull`
 */
export async function insertMembersWithinLimit(tx: Transaction, added: Parameters<typeof insertMembers>[1]): Promise<number[]> {
  const inserted = await insertMembers(tx, added);
  const isFull = inserted.length > 0 && (await countMembers(tx, added.groupId)) > MAX_GROUP_MEMBERS;
  if (isFull) throw new AppError('groupFull', { values: { max: MAX_GROUP_MEMBERS } });
  return inserted;
}

export async function addGroupMembers(call: Call, { params: { id }, body }: Input<'addGroupMembers'>): Output<'addGroupMembers'> {
  const { studentIds } = body;
  return call.db.transaction(async (tx) => {
    await lockGroup(tx, call, { id });
    const known = new Set((await lockStudentFacts(tx, call, studentIds)).map((student) => student.id));
    const faults = studentIds.flatMap((studentId, index) =>
      known.has(studentId) ? [] : [{ field: `studentIds.${index}`, rule: 'unknownNumber' as const }],
    );
    if (faults.length > 0) throw new ValidationError(faults);
    const added = await insertMembersWithinLimit(tx, { groupId: id, studentIds: [...new Set(studentIds)], at: call.app.clock.now() });
    if (added.length > 0)
      await recordChange(tx, call, { action: 'group.addMembers', subjectType: 'group', subjectId: id, changes: { studentIds: added } });
    return readMembers(call, tx, id);
  });
}

export async function removeGroupMember(
  call: Call,
  { params: { id, studentId } }: Input<'removeGroupMember'>,
): Output<'removeGroupMember'> {
  return call.db.transaction(async (tx) => {
    await lockGroup(tx, call, { id });
    if ((await lockStudentFacts(tx, call, [studentId])).length === 0) throw notFound();
    const trips = await listTripsOfGroup(tx, id, undefined);
    if (trips.some((trip) => trip.studentId === studentId)) throw new AppError('memberHasTrip');
    if (!(await deleteMember(tx, { groupId: id, studentId }))) throw notFound();
    await recordChange(tx, call, { action: 'group.removeMember', subjectType: 'group', subjectId: id, changes: { studentId } });
    return readMembers(call, tx, id);
  });
}
