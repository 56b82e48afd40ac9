// Use cases: searching, listing, exporting and reading trips.

import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ListedTrip } from '#contract/trips/listed-trips.shapes.ts';
import type * as tripEndpoints from '#contract/trips/trip.endpoints.ts';
import type * as endpoints from '#contract/trips/trips.endpoints.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import { areContactsDisclosed } from '#server/features/trips/lifecycle/transition-guards.rules.ts';
import { whereTasksSeen } from '#server/features/trips/tasks/task-scope.queries.ts';
import { findTripRow, listStudentIds } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { createTripList, findListedTripsByIds, type ListedRow, normalizeState } from './list.queries.ts';
import { whereOwnTrips, whereVisibleTrips } from './scopes.queries.ts';
import { toTripRecord } from './trip.records.ts';
import { findTrip, listFamiliesOfTrips, searchTrips } from './trips.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type AskedTrip<Name extends keyof typeof tripEndpoints> = CheckedRequest<(typeof tripEndpoints)[Name]>;
type AnsweredTrip<Name extends keyof typeof tripEndpoints> = Promise<AnswerOf<(typeof tripEndpoints)[Name]>>;

/** The number of results shown in a menu. */
const AT_MOST = 20;

export async function findTrips(call: Call, { query: { search, groupId } }: Asked<'findTrips'>): Answered<'findTrips'> {
  return { data: await searchTrips(call.db, { search, groupId, only: whereOwnTrips(call), limit: AT_MOST }) };
}

export async function findTripFamilies(call: Call, { query: { search } }: Asked<'findTripFamilies'>): Answered<'findTripFamilies'> {
  return { data: await listFamiliesOfTrips(call.db, { search, only: whereVisibleTrips(call), limit: AT_MOST }) };
}

export async function getTripFacts(call: Call, { params: { id } }: Asked<'readTripFacts'>): Answered<'readTripFacts'> {
  const trip = await findTrip(call.db, id, whereOwnTrips(call));
  if (trip === null) throw notFound();
  return trip;
}

/** Returns whether the caller sees trips only as a host. */
function isHostOnly({ grant }: Pick<Call, 'grant'>): boolean {
  return grant.ways.every(({ caller }) => caller === 'Host family');
}

/** Returns the list record of a trip; hosts never see the price, nor people's names before the stay is booked. */
function listedRecord(call: Call, { studentFirstName, agentId: _, hostUserId, createdAt, currency, total, ...row }: ListedRow): ListedTrip {
  const listed = {
    ...row,
    createdAt: createdAt.toISOString(),
    currency,
    total: total === null || currency === null ? null : toFullDigits(total, currency),
  };
  const openTasks = call.may('trips.tasks') ? row.openTasks : 0;
  if (!isHostOnly(call)) return { ...listed, openTasks };
  const isTold = areContactsDisclosed(row.state) && hostUserId === call.caller?.id;
  const hidden = { currency: null, total: null, agentName: null, groupName: null, unanswered: 0, openTasks: 0 };
  const people = isTold
    ? {}
    : { studentName: studentFirstName, parentId: null, parentName: null, hostFamilyId: null, hostFamilyName: null };
  return { ...listed, ...hidden, ...people };
}

export async function listTrips(call: Call, { query }: AskedTrip<'listTrips'>): AnsweredTrip<'listTrips'> {
  const rows = (ids: readonly number[]) => findListedTripsByIds(call.db, ids, whereTasksSeen(call));
  const page = await readPage(call, createTripList(call), { asked: normalizeState(query), only: whereVisibleTrips(call), rows });
  return { ...page, data: page.data.map((row) => listedRecord(call, row)) };
}

const columns = (call: Call, words: AuditMessages): readonly ExportColumn<ListedRow>[] => {
  const shown = (row: ListedRow) => listedRecord(call, row);
  return [
    { name: 'id', kind: 'number', value: ({ id }) => id },
    { name: 'state', kind: 'text', value: ({ state }) => words.value('tripState', state) },
    { name: 'fromDate', kind: 'day', value: ({ fromDate }) => fromDate },
    { name: 'toDate', kind: 'day', value: ({ toDate }) => toDate },
    { name: 'student', kind: 'text', value: (row) => shown(row).studentName },
    { name: 'parent', kind: 'text', value: (row) => shown(row).parentName },
    { name: 'hostFamily', kind: 'text', value: (row) => shown(row).hostFamilyName },
    { name: 'county', kind: 'text', value: (row) => shown(row).countyName },
    { name: 'agent', kind: 'text', value: (row) => shown(row).agentName },
    { name: 'coordinator', kind: 'text', value: (row) => shown(row).coordinatorName },
    { name: 'group', kind: 'text', value: (row) => shown(row).groupName },
    { name: 'tripType', kind: 'text', value: ({ tripTypeName }) => tripTypeName },
    { name: 'business', kind: 'text', value: ({ businessName }) => businessName },
    { name: 'currency', kind: 'text', value: (row) => shown(row).currency },
    { name: 'total', kind: 'money', value: (row) => shown(row).total },
    { name: 'unanswered', kind: 'number', value: (row) => shown(row).unanswered },
    { name: 'openTasks', kind: 'number', value: (row) => shown(row).openTasks, needs: 'trips.tasks' },
    { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
  ];
};

export function exportTrips(call: Call, { query }: AskedTrip<'exportTrips'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => findListedTripsByIds(call.db, ids, whereTasksSeen(call));
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  return exportList(call, createTripList(call), {
    asked: normalizeState(query),
    only: whereVisibleTrips(call),
    rows,
    columns: columns(call, words),
  });
}

export async function getTrip(call: Call, { params: { id }, query: { studentId } }: AskedTrip<'readTrip'>): AnsweredTrip<'readTrip'> {
  const trip = await findTripRow(call.db, id, whereVisibleTrips(call));
  if (trip === null) throw notFound();
  // The URL of a student's page shows only that student's trips.
  if (studentId !== undefined && !(await listStudentIds(call.db, trip)).includes(studentId)) throw notFound();
  return toTripRecord(call, call.db, trip);
}
