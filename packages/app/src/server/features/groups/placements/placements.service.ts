// Use cases of the board: reading it, placing students by hand, and saying who wants to share a home or must not.

import { listPlacementFaults } from '#contract/groups/placement.rules.ts';
import type * as endpoints from '#contract/groups/placements.endpoints.ts';
import type { PlacementBoard } from '#contract/groups/placements.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { findGroupRow } from '#server/features/groups/groups.queries.ts';
import { lockGroup } from '#server/features/groups/groups.service.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { readBoardRecord } from './placement-board.records.ts';
import { writePair, writePlacement } from './placements.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function readPlacementBoard(call: Call, { params: { id } }: Input<'readPlacementBoard'>): Output<'readPlacementBoard'> {
  const row = await findGroupRow(call.db, call, id);
  if (row === null) throw notFound();
  return readBoardRecord(call, call.db, row.group);
}

type Placements = Input<'placeStudents'>['body']['placements'];

/** Refuses students and families that aren't on the board, and students whose trip has a family already. */
function assertKnown({ students, families }: PlacementBoard, placements: Placements): void {
  const open = new Set(students.flatMap(({ studentId, isSettled }) => (isSettled ? [] : [studentId])));
  const known = new Set(families.map(({ hostFamilyId }) => hostFamilyId));
  const seen = new Set<number>();
  const faults = placements.flatMap(({ studentId, hostFamilyId }, index) => {
    const isOpen = open.has(studentId) && !seen.has(studentId);
    seen.add(studentId);
    const isKnown = hostFamilyId === null || known.has(hostFamilyId);
    return [
      ...(isOpen ? [] : [{ field: `placements.${index}.studentId`, rule: 'unknownNumber' as const }]),
      ...(isKnown ? [] : [{ field: `placements.${index}.hostFamilyId`, rule: 'unknownNumber' as const }]),
    ];
  });
  if (faults.length > 0) throw new ValidationError(faults);
}

/**
 * Refuses placements that were proposed for a board which is another by now: they would undo what was done by hand since.
 * @throws AppError `changedMeanwhile`
 */
function assertUnchanged(board: PlacementBoard, placements: Placements): void {
  const isOutdated = placements.some(({ studentId, was }) => {
    const now = board.students.find((student) => student.studentId === studentId);
    return was !== undefined && (now?.hostFamilyId !== was.hostFamilyId || now.isLocked !== was.isLocked);
  });
  if (isOutdated) throw new AppError('changedMeanwhile', { current: { ...board } });
}

/**
 * Refuses the placements if any student who changes the family breaks a rule there, once all are made. Who stays may be locked or unlocked
 * also where a rule doesn't hold any more: the newcomer is refused.
 * @throws AppError `placementRefused`
 */
function assertRules({ firstDay, students, families, pairs }: PlacementBoard, placements: Placements): void {
  const next = new Map(placements.map(({ studentId, hostFamilyId }) => [studentId, hostFamilyId]));
  const placed = students.map((student) => ({
    ...student,
    hostFamilyId: next.has(student.studentId) ? (next.get(student.studentId) ?? null) : student.hostFamilyId,
  }));
  const stays = new Map(students.map(({ studentId, hostFamilyId }) => [studentId, hostFamilyId]));
  for (const student of placed.filter(({ studentId, hostFamilyId }) => stays.get(studentId) !== hostFamilyId)) {
    const family = families.find(({ hostFamilyId }) => hostFamilyId === student.hostFamilyId);
    if (family === undefined) continue;
    const guestIds = placed.flatMap(({ studentId, hostFamilyId }) => (hostFamilyId === family.hostFamilyId ? [studentId] : []));
    const [rule] = listPlacementFaults(student, family, { firstDay, guestIds, pairs });
    if (rule !== undefined) throw new AppError('placementRefused', { values: { name: student.name, rule } });
  }
}

export async function placeStudents(call: Call, { params: { id }, body: { placements } }: Input<'placeStudents'>): Output<'placeStudents'> {
  return call.db.transaction(async (tx) => {
    const group = await lockGroup(tx, call, { id });
    const board = await readBoardRecord(call, tx, group);
    assertKnown(board, placements);
    assertUnchanged(board, placements);
    assertRules(board, placements);
    const at = call.app.clock.now();
    for (const { studentId, hostFamilyId, isLocked } of placements)
      await writePlacement(tx, { groupId: id, studentId, hostFamilyId, isLocked, at });
    const changes = { studentIds: placements.map(({ studentId }) => studentId) };
    await recordChange(tx, call, { action: 'group.place', subjectType: 'group', subjectId: id, changes });
    return readBoardRecord(call, tx, group);
  });
}

export async function pairStudents(call: Call, { params: { id }, body }: Input<'pairStudents'>): Output<'pairStudents'> {
  const { studentId, otherId, kind } = body;
  return call.db.transaction(async (tx) => {
    const group = await lockGroup(tx, call, { id });
    const known = new Set((await readBoardRecord(call, tx, group)).students.map((student) => student.studentId));
    const faults = (['studentId', 'otherId'] as const).filter((field) => !known.has(body[field]));
    if (studentId === otherId && faults.length === 0) faults.push('otherId');
    if (faults.length > 0) throw new ValidationError(faults.map((field) => ({ field, rule: 'unknownNumber' })));
    await writePair(tx, { groupId: id, studentId, otherId, kind });
    await recordChange(tx, call, { action: 'group.pair', subjectType: 'group', subjectId: id, changes: { studentId, otherId, kind } });
    return readBoardRecord(call, tx, group);
  });
}
