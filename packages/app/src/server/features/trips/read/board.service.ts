// Use cases: the board of trips, with the steps that each card can take before anybody tries.

import { countNightsBetween } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/board.endpoints.ts';
import type { BoardCard } from '#contract/trips/board.shapes.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { trips } from '#server/db/schema/trips.ts';
import { loadGuardContexts } from '#server/features/trips/lifecycle/guard-context.service.ts';
import { type GuardContext, listTransitions, listTripRoles } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { whereTasksSeen } from '#server/features/trips/tasks/task-scope.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { countRowsBy, readPage } from '#server/platform/lists/read-list.ts';
import { createTripList, findListedTripsByIds, type ListedRow, normalizeState } from './list.queries.ts';
import { whereVisibleTrips } from './scopes.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function countBoardTrips(call: Call, { query }: Asked<'countBoardTrips'>): Answered<'countBoardTrips'> {
  const counts = await countRowsBy(call, createTripList(call), {
    asked: normalizeState(query),
    only: whereVisibleTrips(call),
    by: trips.state,
  });
  return { data: TRIP_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 })) };
}

function toCard(call: Call, row: ListedRow, about: GuardContext): BoardCard {
  const { id, state, version, fromDate, toDate, studentId, studentName, students, hostFamilyId, hostFamilyName } = row;
  const { countyName, coordinatorName, groupName, unanswered } = row;
  return {
    ...{ id, state, version, fromDate, toDate, studentId, studentName, students, hostFamilyId, hostFamilyName },
    ...{ countyName, coordinatorName, groupName, unanswered },
    openTasks: call.may('trips.tasks') ? row.openTasks : 0,
    daysToStart: countNightsBetween(call.app.clock.today(), fromDate),
    allowedTransitions: call.may('trips.move') ? listTransitions(state, listTripRoles(call.caller, row), about) : [],
  };
}

export async function listBoardTrips(call: Call, { query }: Asked<'listBoardTrips'>): Answered<'listBoardTrips'> {
  const rows = (ids: readonly number[]) => findListedTripsByIds(call.db, ids, whereTasksSeen(call));
  const page = await readPage(call, createTripList(call), { asked: normalizeState(query), only: whereVisibleTrips(call), rows });
  const contextOf = await loadGuardContexts(
    call.app,
    call.db,
    page.data.map(({ id }) => id),
  );
  return { ...page, data: page.data.map((row) => toCard(call, row, contextOf(row))) };
}
