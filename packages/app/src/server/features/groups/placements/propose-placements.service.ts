// Use case of proposing a family for every student: the solver runs in a worker thread, and nothing is placed.

import { findOther, findSharedLanguages, listMisfitRules, PLACEMENT_RULES, type StudentPair } from '#contract/groups/placement.rules.ts';
import type { proposePlacements as endpoint } from '#contract/groups/placements.endpoints.ts';
import {
  type BoardStudent,
  PLACEMENT_WISHES,
  type PlacementBoard,
  type PlacementProposal,
  type PlacementWeights,
} from '#contract/groups/placements.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { StoredGroup } from '#server/features/groups/groups.queries.ts';
import { lockGroup } from '#server/features/groups/groups.service.ts';
import type { Call } from '#server/platform/app.ts';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { runWorker } from '#server/platform/run-worker.ts';
import { readBoardRecord, readWeights } from './placement-board.records.ts';
import type { PlacementProblem } from './placement-problem.rules.ts';
import { writeWeights } from './placements.queries.ts';
import type { Solution } from './solve-placements.ts';

/** The solver answers with the best it has after the first; the thread is ended after the second. */
const TIME_LIMIT_SECONDS = 8;
const TIMEOUT_MS = 10_000;
const MEMORY_MB = 512;

/** One solver at once: each takes a core for itself. */
const inTurn = createBoundedQueue({ atWork: 1, waiting: 8, retrySeconds: 30 });

/** Whether proposals leave the student's family as it is. */
const isFixed = ({ isLocked, isSettled, hostFamilyId }: BoardStudent) => isSettled || (isLocked && hostFamilyId !== null);

/** Returns the families that could host a student; the chosen one alone if it is fixed, whatever the rules say now. */
function listFits({ families, firstDay }: PlacementBoard, student: BoardStudent): number[] {
  return [...families.entries()].flatMap(([index, family]) => {
    const isFit = isFixed(student) ? student.hostFamilyId === family.hostFamilyId : listMisfitRules(student, family, firstDay).length === 0;
    return isFit ? [index] : [];
  });
}

/** Returns the problem of a board, which leaves locked placements as they are. */
function toPlacementProblem(board: PlacementBoard): PlacementProblem {
  const { students, families, pairs, weights } = board;
  const placeOf = new Map(students.map(({ studentId }, index) => [studentId, index]));
  const listOf = (kind: StudentPair['kind']) =>
    pairs
      .filter((pair) => pair.kind === kind)
      .map(({ studentId, otherId }) => [placeOf.get(studentId) ?? 0, placeOf.get(otherId) ?? 0] as const);
  return {
    students: students.map((student) => ({
      ...{ id: student.studentId, countryId: student.countryId, languages: student.languages, fits: listFits(board, student) },
      isFixed: isFixed(student),
    })),
    families: families.map(({ hostFamilyId, beds, distanceKm, languages }) => ({ id: hostFamilyId, beds, distanceKm, languages })),
    ...{ together: listOf('together'), apart: listOf('apart'), weights },
  };
}

/** Says how many families each rule keeps from a student, given where the others are placed. */
function listObstacles(board: PlacementBoard, student: BoardStudent, familyOf: ReadonlyMap<number, number>) {
  const broken = board.families.map((family) => {
    const guests = [...familyOf].flatMap(([id, familyId]) => (familyId === family.hostFamilyId ? [id] : []));
    const isFull = guests.length >= family.beds;
    const isApart = board.pairs.some((pair) => pair.kind === 'apart' && guests.includes(findOther(pair, student.studentId) ?? 0));
    const own = listMisfitRules(student, family, board.firstDay);
    return new Set([...own, ...(isFull ? (['beds'] as const) : []), ...(isApart ? (['apart'] as const) : [])]);
  });
  return PLACEMENT_RULES.flatMap((rule) => {
    const found = broken.filter((rules) => rules.has(rule));
    return found.length === 0 ? [] : [{ rule, families: found.length, alone: found.filter(({ size }) => size === 1).length }];
  });
}

/** Returns the proposal with its reasons; placements that are settled are left out. */
function toProposal(board: PlacementBoard, problem: PlacementProblem, { assignment, isBest }: Solution): PlacementProposal {
  const familyOf = new Map<number, number>();
  for (const [index, family] of assignment.entries()) {
    const { id } = problem.students[index] ?? { id: 0 };
    const chosen = family === null ? undefined : problem.families[family];
    if (chosen !== undefined) familyOf.set(id, chosen.id);
  }
  const open = board.students.filter(({ isSettled }) => !isSettled);
  const placements = open.flatMap((student) => {
    const hostFamilyId = familyOf.get(student.studentId);
    if (hostFamilyId === undefined) return [];
    const { studentId, isLocked } = student;
    const was = { hostFamilyId: student.hostFamilyId, isLocked };
    const wished = board.pairs.flatMap((pair) => (pair.kind === 'together' ? (findOther(pair, studentId) ?? []) : []));
    const withIds = wished.filter((id) => familyOf.get(id) === hostFamilyId);
    const home = board.families.find((family) => family.hostFamilyId === hostFamilyId);
    const distanceKm = home?.distanceKm ?? null;
    const sharedLanguages = home === undefined || board.weights.languages === 0 ? null : findSharedLanguages(student, home);
    const fits = board.families.filter((family) => listMisfitRules(student, family, board.firstDay).length === 0).length;
    return [{ studentId, hostFamilyId, isLocked, was, distanceKm, withIds, sharedLanguages, fits }];
  });
  const unplaced = open.flatMap((student) => {
    const { studentId, hostFamilyId, isLocked } = student;
    if (familyOf.has(studentId)) return [];
    return [{ studentId, was: { hostFamilyId, isLocked }, obstacles: listObstacles(board, student, familyOf) }];
  });
  return { placements, unplaced, isBest };
}

interface WeightInput {
  readonly group: StoredGroup;
  readonly weights: PlacementWeights;
}

/** Keeps the weights for the next proposal, if they differ; the group that others edit stays of the same version. */
async function keepWeights(tx: Transaction, call: Call, { group, weights }: WeightInput): Promise<void> {
  const before = readWeights(group);
  const isSame = PLACEMENT_WISHES.every((wish) => before[wish] === weights[wish]) && before.languageGoal === weights.languageGoal;
  if (isSame) return;
  await writeWeights(tx, group.id, weights);
  const changes = { placementWeights: weights };
  await recordChange(tx, call, { action: 'group.edit', subjectType: 'group', subjectId: group.id, changes });
}

export async function proposePlacements(
  call: Call,
  { params: { id }, body: { weights } }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const board = await call.db.transaction(async (tx) => {
    const group = await lockGroup(tx, call, { id });
    await keepWeights(tx, call, { group, weights });
    return readBoardRecord(call, tx, { ...group, placementWeights: weights });
  });
  const problem = toPlacementProblem(board);
  // Calculated after the transaction, so that it keeps no row locked.
  const solution = await inTurn(() =>
    runWorker<Solution | null>({
      ...{ file: './placement-worker', from: import.meta.url, memoryMb: MEMORY_MB, timeoutMs: TIMEOUT_MS },
      input: { problem, timeLimitSeconds: TIME_LIMIT_SECONDS },
    }),
  );
  if (solution === null) throw new AppError('matchFailed');
  return toProposal(board, problem, solution);
}
