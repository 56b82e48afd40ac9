// Use cases of the trips tracker: the list and its file, and one trip.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { CHECK_RIGHTS, type Light, type ReadinessCheck } from '#contract/trips/readiness.ts';
import type * as endpoints from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTrip, trackedTripsList } from '#contract/trips/tracker.shapes.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { whereTasksSeen } from '#server/features/trips/tasks/task-scope.queries.ts';
import { findTripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { listCheckScopes } from './check-scopes.queries.ts';
import { whereTracked } from './readiness.queries.ts';
import { createTrackerList, listTrackedRows } from './tracker.queries.ts';
import { allowLights, getDays, readTrackedRecord, toTrackedTrip } from './tracker.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Matches the tracked trips that the caller may see. */
function whereListed(call: Call) {
  return whereTracked(call.app.clock.today(), whereVisibleTrips(call));
}

/** Returns the list as the caller may sort and filter it, and how its rows are read. */
function prepareList(call: Call) {
  const [days, scopes] = [getDays(call), listCheckScopes(call)];
  const own = allowLights(call, scopes);
  const rows = async (ids: readonly number[]): Promise<TrackedTrip[]> =>
    (await listTrackedRows(call.db, ids, { ...days, scopes, tasksSeen: whereTasksSeen(call) })).map((row) => toTrackedTrip(own, row));
  return { own, list: createTrackerList({ ...days, scopes }), rows };
}

export async function listTrackedTrips(call: Call, { query }: Input<'listTrackedTrips'>): Output<'listTrackedTrips'> {
  const { own, list, rows } = prepareList(call);
  return readPage(own, list, { asked: query, only: whereListed(call), rows });
}

type Content = ExportColumn<TrackedTrip> extends infer Column ? (Column extends unknown ? Omit<Column, 'name'> : never) : never;

function createColumns(call: Call): readonly ExportColumn<TrackedTrip>[] {
  const look = createMessageLookup(call.locale);
  const toText = (light: Light | undefined) => (light === undefined ? null : (look(`names.light.${light}`) ?? light));
  const ofCheck = (check: ReadinessCheck): Content => ({
    ...{ kind: 'text', value: ({ lights }) => toText(lights.find((one) => one.check === check)?.light) },
    ...(CHECK_RIGHTS[check] === undefined ? {} : { needs: CHECK_RIGHTS[check] }),
  });
  const contents: Readonly<Record<ColumnOf<typeof trackedTripsList>, Content>> = {
    daysToStart: { kind: 'number', value: (row) => row.daysToStart },
    student: { kind: 'text', value: ({ studentName }) => studentName },
    hostFamily: { kind: 'text', value: ({ hostFamilyName }) => hostFamilyName },
    fromDate: { kind: 'day', value: ({ fromDate }) => fromDate },
    toDate: { kind: 'day', value: ({ toDate }) => toDate },
    data: ofCheck('data'),
    family: ofCheck('family'),
    payment: ofCheck('payment'),
    transfer: ofCheck('transfer'),
    documents: ofCheck('documents'),
    state: { kind: 'text', value: ({ state }) => look(`names.tripState.${state}`) ?? state },
    coordinator: { kind: 'text', value: ({ coordinatorName }) => coordinatorName },
    followUp: { kind: 'day', value: ({ followUp }) => followUp?.day ?? null },
    followUpText: { kind: 'text', value: ({ followUp }) => followUp?.text ?? null },
    checklist: { kind: 'text', value: ({ checklist: { done, total } }) => `${done} / ${total}` },
    county: { kind: 'text', value: ({ countyName }) => countyName },
    agent: { kind: 'text', value: ({ agentName }) => agentName },
    openTasks: { kind: 'number', value: ({ openTasks }) => openTasks, needs: 'trips.tasks' },
    id: { kind: 'number', value: ({ id }) => id },
  };
  return Object.entries(contents).map(([name, content]) => ({ name, ...content }));
}

export function exportTrackedTrips(call: Call, { query }: Input<'exportTrackedTrips'>): Promise<FileResponse> {
  const { own, list, rows } = prepareList(call);
  return exportList(own, list, { asked: query, only: whereListed(call), rows, columns: createColumns(call) });
}

export async function readTrackedTrip(call: Call, { params: { id } }: Input<'readTrackedTrip'>): Output<'readTrackedTrip'> {
  if ((await findTripRow(call.db, id, whereVisibleTrips(call))) === null) throw notFound();
  return readTrackedRecord(call, call.db, id);
}
