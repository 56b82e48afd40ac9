// Use cases: the timeline of events, its file, and the choices of its filters.

import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type * as endpoints from '#contract/administration/events.endpoints.ts';
import type { TimelineEvent } from '#contract/administration/events.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { TRIP_STATES, type TripState } from '#contract/trips/states.ts';
import { type AuditRow, findAuditRows, findPeople, type Person } from '#server/features/administration/audit/audit.queries.ts';
import { findSubjectNames, toSubjectKey } from '#server/features/administration/audit/audit-subjects.queries.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import {
  countMessagesByDay,
  eventsListSql,
  findEventNames,
  listEventActors,
  listEventRows,
  listEventTypes,
  whereReadable,
} from './events.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const PER_PAGE = 50;

const isState = (value: unknown): value is TripState => (TRIP_STATES as readonly unknown[]).includes(value);

/** Returns the states of a trip that was moved. */
function findStates({ action, changes }: AuditRow): TimelineEvent['states'] {
  const { before, after } = (changes['tripState'] ?? {}) as { before?: unknown; after?: unknown };
  return action === 'trip.move' && isState(before) && isState(after) ? { from: before, to: after } : null;
}

const toName = (person: Person | undefined) => (person === undefined ? null : `${person.firstName} ${person.lastName}`.trim());

/** Returns the names of what events are about. */
async function findNames({ db }: Call, rows: readonly AuditRow[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (type: string) =>
    rows.flatMap(({ subjectType, subjectId }) => (subjectType === type && /^\d{1,15}$/.test(subjectId) ? [Number(subjectId)] : []));
  const own = await findEventNames(db, {
    ...{ tripIds: idsOf('trip'), studentIds: idsOf('student') },
    ...{ groupIds: idsOf('group'), invoiceIds: idsOf('invoice') },
  });
  return new Map([...(await findSubjectNames(db, rows)), ...own]);
}

/** Returns events with names instead of IDs; of the changes only the state of a trip, which everybody who reads trips may know. */
async function toEvents(call: Call, rows: readonly AuditRow[]): Promise<TimelineEvent[]> {
  const ids = rows.flatMap((row) => [row.actorId, row.viewerId]).filter((id) => id !== null);
  const people = await findPeople(call.db, ids);
  const names = await findNames(call, rows);
  return rows.map((row) => ({
    ...{ id: row.id, action: row.action, subjectType: row.subjectType, subjectId: row.subjectId },
    at: row.at.toISOString(),
    day: call.app.clock.dayOf(row.at),
    actorName: toName(people.get(row.actorId ?? 0)),
    viewerName: toName(people.get(row.viewerId ?? 0)),
    subjectName: names.get(toSubjectKey(row)) || null,
    states: findStates(row),
  }));
}

/** Returns the messages of the days of a page, for those who may read all conversations; none if the events are about something else. */
async function listMessageDays(call: Call, events: readonly TimelineEvent[], query: Asked<'listEvents'>['query']) {
  const { actor, subjectType, subjectId, search = '' } = query;
  const isFiltered = actor !== undefined || subjectType !== undefined || subjectId !== undefined || search !== '';
  const [to, from] = [events[0]?.day, events.at(-1)?.day];
  if (isFiltered || to === undefined || from === undefined || call.granted('conversations.read')?.all !== true) return [];
  return countMessagesByDay(call.db, { from, to, timeZone: call.app.config.TIME_ZONE });
}

export async function listEvents(call: Call, { query }: Asked<'listEvents'>): Answered<'listEvents'> {
  const { before, ...asked } = query;
  const rows = await listEventRows(call, { asked, before, limit: PER_PAGE + 1 });
  const data = await toEvents(call, rows.slice(0, PER_PAGE));
  const next = rows.length > PER_PAGE ? (data.at(-1)?.id ?? null) : null;
  return { data, next, messageDays: await listMessageDays(call, data, query) };
}

function createColumns(words: AuditMessages): readonly ExportColumn<TimelineEvent>[] {
  const state = (name: TripState) => words.value('tripState', name);
  return [
    { name: 'at', kind: 'instant', value: ({ at }) => new Date(at) },
    { name: 'actor', kind: 'text', value: ({ actorName }) => actorName },
    { name: 'viewer', kind: 'text', value: ({ viewerName }) => viewerName },
    { name: 'action', kind: 'text', value: ({ action }) => words.action(action) },
    { name: 'subjectType', kind: 'text', value: ({ subjectType }) => words.subjectType(subjectType) },
    { name: 'subject', kind: 'text', value: ({ subjectName }) => subjectName },
    { name: 'subjectId', kind: 'text', value: ({ subjectId }) => subjectId },
    { name: 'detail', kind: 'text', value: ({ states }) => (states === null ? null : `${state(states.from)} → ${state(states.to)}`) },
  ];
}

export function exportEvents(call: Call, { query }: Asked<'exportEvents'>): Promise<FileResponse> {
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  const rows = async (ids: readonly number[]) => toEvents(call, await findAuditRows(call.db, ids));
  return exportList(call, eventsListSql, { asked: query, only: whereReadable(call), rows, columns: createColumns(words) });
}

export async function listEventChoices(call: Call): Answered<'listEventChoices'> {
  const only = whereReadable(call);
  return { subjectTypes: await listEventTypes(call.db, only), actors: await listEventActors(call.db, only) };
}
