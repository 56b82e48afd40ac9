// Use cases of groups: the list and its file, a group, and what staff write of it.

import type * as endpoints from '#contract/groups/groups.endpoints.ts';
import { DAYS_TO_NEXT_YEAR, type GroupFields, type groupsList } from '#contract/groups/groups.shapes.ts';
import { addDays } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import type { Transaction } from '#server/db/database.ts';
import { counties } from '#server/db/schema/places.ts';
import { activities, businesses, tripTypes } from '#server/db/schema/pricing.ts';
import { isUserInRole } from '#server/features/people/people.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import {
  type GroupRow,
  groupListSql,
  insertGroup,
  isGroupNamed,
  listGroupRows,
  lockGroupRow,
  type StoredGroup,
  updateGroup,
  whereOwnGroups,
} from './groups.queries.ts';
import { readGroupRecord, toListedGroup } from './groups.records.ts';
import { copyMembers } from './members.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listGroups(call: Call, { query }: Input<'listGroups'>): Output<'listGroups'> {
  const rows = (ids: readonly number[]) => listGroupRows(call.db, call, ids);
  const page = await readPage(call, groupListSql, { asked: query, only: whereOwnGroups(call), rows });
  return { ...page, data: page.data.map(toListedGroup) };
}

type Content = ExportColumn<GroupRow> extends infer Column ? (Column extends unknown ? Omit<Column, 'name'> : never) : never;

function createColumns(call: Call): readonly ExportColumn<GroupRow>[] {
  const look = createMessageLookup(call.locale);
  const contents: Readonly<Record<ColumnOf<typeof groupsList>, Content>> = {
    name: { kind: 'text', value: ({ group }) => group.name },
    state: { kind: 'text', value: ({ group }) => look(`names.groupState.${group.state}`) ?? group.state },
    fromDate: { kind: 'day', value: ({ group }) => group.fromDate },
    toDate: { kind: 'day', value: ({ group }) => group.toDate },
    members: { kind: 'number', value: ({ members }) => members },
    trips: { kind: 'number', value: ({ trips }) => trips },
    size: { kind: 'number', value: ({ group }) => group.size },
    leader: { kind: 'text', value: ({ group }) => group.leader },
    leaderEmail: { kind: 'text', value: ({ group }) => group.leaderEmail },
    leaderPhone: { kind: 'text', value: ({ group }) => group.leaderPhone },
    agent: { kind: 'text', value: ({ agent }) => agent },
    county: { kind: 'text', value: ({ county }) => county },
    camp: { kind: 'text', value: ({ camp }) => camp },
    tripType: { kind: 'text', value: ({ tripType }) => tripType },
    business: { kind: 'text', value: ({ business }) => business },
    createdAt: { kind: 'instant', value: ({ group }) => group.createdAt },
  };
  return Object.entries(contents).map(([name, content]) => ({ name, ...content }));
}

export function exportGroups(call: Call, { query }: Input<'exportGroups'>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => listGroupRows(call.db, call, ids);
  return exportList(call, groupListSql, { asked: query, only: whereOwnGroups(call), rows, columns: createColumns(call) });
}

export function readGroup(call: Call, { params: { id } }: Input<'readGroup'>): Output<'readGroup'> {
  return readGroupRecord(call, call.db, id);
}

/** Locks a group until the transaction ends. */
export async function lockGroup(tx: Transaction, call: Call, { id, version }: { id: number; version?: number }): Promise<StoredGroup> {
  const group = await lockGroupRow(tx, call, id);
  if (group === null) throw notFound();
  if (version !== undefined && version !== group.version)
    throw new AppError('changedMeanwhile', { current: { ...(await readGroupRecord(call, tx, id)) } });
  return group;
}

/** Refuses an agent who is none, and agents who give a group of theirs away. */
async function assertAgent(tx: Transaction, call: Call, agentId: number | null | undefined): Promise<void> {
  if (agentId === undefined || (!call.grant.all && agentId === call.caller?.id)) return;
  if (!call.grant.all) throw new ValidationError([{ field: 'agentId', rule: 'staffOnly' }]);
  if (agentId === null || (await isUserInRole(tx, agentId, 'Agent'))) return;
  throw new ValidationError([{ field: 'agentId', rule: 'unknownNumber' }]);
}

type Dates = Pick<StoredGroup, 'fromDate' | 'toDate'>;

/** Refuses one date without the other, and a last day that is not after the first. */
function assertDates({ fromDate, toDate }: Dates): void {
  if (fromDate === null && toDate === null) return;
  if (fromDate === null) throw new ValidationError([{ field: 'fromDate', rule: 'required' }]);
  if (toDate === null) throw new ValidationError([{ field: 'toDate', rule: 'required' }]);
  if (toDate <= fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: addDays(fromDate, 1) } }]);
}

async function assertFields(tx: Transaction, call: Call, { given, before }: { given: Partial<GroupFields>; before: Dates }): Promise<void> {
  await assertReferences(tx, given, {
    countyId: counties,
    activityId: activities,
    businessId: businesses,
    tripTypeId: tripTypes,
  });
  await assertAgent(tx, call, given.agentId);
  assertDates({ ...before, ...given });
}

export async function createGroup(call: Call, { body }: Input<'createGroup'>): Output<'createGroup'> {
  const { agentId, ...fields } = body;
  return call.db.transaction(async (tx) => {
    await assertFields(tx, call, { given: body, before: body });
    if (await isGroupNamed(tx, body.name)) throw new AppError('nameTaken', { field: 'name' });
    const columns = { ...fields, agentId: call.grant.all ? (agentId ?? null) : (call.caller?.id ?? null) };
    const id = await insertGroup(tx, { ...columns, createdAt: call.app.clock.now() });
    await recordChange(tx, call, { action: 'group.create', subjectType: 'group', subjectId: id, changes: findDifferences({}, columns) });
    return readGroupRecord(call, tx, id);
  });
}

export async function editGroup(call: Call, { params: { id }, body }: Input<'editGroup'>): Output<'editGroup'> {
  const { version, ...fields } = body;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<GroupFields>;
  return call.db.transaction(async (tx) => {
    const before = await lockGroup(tx, call, { id, version });
    const changes = findDifferences(before, given);
    if (Object.keys(changes).length === 0) return readGroupRecord(call, tx, id);
    await assertFields(tx, call, { given, before });
    if (given.name !== undefined && (await isGroupNamed(tx, given.name, id))) throw new AppError('nameTaken', { field: 'name' });
    await updateGroup(tx, id, given);
    await recordChange(tx, call, { action: 'group.edit', subjectType: 'group', subjectId: id, changes });
    return readGroupRecord(call, tx, id);
  });
}

const toNextYear = (day: string | null) => day && addDays(day, DAYS_TO_NEXT_YEAR);

export async function duplicateGroup(call: Call, { params: { id }, body }: Input<'duplicateGroup'>): Output<'duplicateGroup'> {
  const { name, withMembers } = body;
  return call.db.transaction(async (tx) => {
    const { id: _, version: __, createdAt: ___, ...before } = await lockGroup(tx, call, { id });
    if (await isGroupNamed(tx, name)) throw new AppError('nameTaken', { field: 'name' });
    const dates = { fromDate: toNextYear(before.fromDate), toDate: toNextYear(before.toDate) };
    const columns = { ...before, ...dates, name, state: 'planning' as const };
    const at = call.app.clock.now();
    const copyId = await insertGroup(tx, { ...columns, createdAt: at });
    const count = withMembers ? await copyMembers(tx, call, { from: id, to: copyId, at }) : 0;
    const changes = { ...findDifferences({}, { name, ...dates }), groupId: id, count };
    await recordChange(tx, call, { action: 'group.duplicate', subjectType: 'group', subjectId: copyId, changes });
    return readGroupRecord(call, tx, copyId);
  });
}
