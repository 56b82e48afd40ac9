// Use cases of the queue of vetting: its pages, its file, and the staff who handle it.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import type * as endpoints from '#contract/vetting/vetting.endpoints.ts';
import type { ListedVetting, vettingsList } from '#contract/vetting/vetting.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { toFullName } from '#server/platform/erase-traces.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { findVettedFamilies, isVettable, listUsersWith, vettingListSql } from './vetting.queries.ts';
import { toListedVettings } from './vetting.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const readRows = async (call: Call, ids: readonly number[]) => toListedVettings(call, await findVettedFamilies(call.db, ids));

export async function listVettings(call: Call, { query }: Input<'listVettings'>): Output<'listVettings'> {
  return readPage(call, vettingListSql, { asked: query, only: isVettable(), rows: (ids) => readRows(call, ids) });
}

type Content = ExportColumn<ListedVetting> extends infer Column ? (Column extends unknown ? Omit<Column, 'name'> : never) : never;

export function exportVettings(call: Call, { query }: Input<'exportVettings'>): Promise<FileResponse> {
  const look = createMessageLookup(call.locale);
  const word = (key: string, name: string) => look(`${key}.${name}`) ?? name;
  const contents: Readonly<Record<ColumnOf<typeof vettingsList>, Content>> = {
    name: { kind: 'text', value: ({ name }) => name },
    county: { kind: 'text', value: ({ county }) => county },
    state: { kind: 'text', value: ({ state }) => word('names.vettingState', state) },
    since: { kind: 'instant', value: ({ since }) => new Date(since) },
    assignee: { kind: 'text', value: ({ assignee }) => assignee?.name ?? '' },
    missing: { kind: 'text', value: ({ missing }) => missing.map((one) => word('names.missingCheck', one)).join(', ') },
    expiresOn: { kind: 'day', value: ({ expiresOn }) => expiresOn },
    answered: { kind: 'flag', value: ({ answered }) => answered },
  };
  return exportList(call, vettingListSql, {
    ...{ asked: query, only: isVettable(), rows: (ids: readonly number[]) => readRows(call, ids) },
    columns: Object.entries(contents).map(([name, content]) => ({ name, ...content })),
  });
}

export async function listVettingStaff({ db }: Call): Output<'listVettingStaff'> {
  const staff = await listUsersWith(db, ['Coordinator', 'Vetting admin', 'Administrator']);
  return {
    data: staff.map(({ roles, ...user }) => ({
      id: user.id,
      name: toFullName(user),
      canDecide: roles.some((role) => role !== 'Coordinator'),
    })),
  };
}
