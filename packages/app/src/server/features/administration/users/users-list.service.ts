// Use cases of the list of users: its pages, its file, and those of them who can coordinate or are parents, by name.

import type * as endpoints from '#contract/administration/users.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { getTranslator, type Translator } from '#server/platform/translate.ts';
import { type AdministeredRow, canCoordinate, findUserRows, isParent, isPerson, userListSql } from './users.queries.ts';
import { toListedRecord, toNamesOnly } from './users.records.ts';

export async function listUsers(
  call: Call,
  { query }: CheckedRequest<typeof endpoints.listUsers>,
): Promise<AnswerOf<typeof endpoints.listUsers>> {
  const rows = (ids: readonly number[]) => findUserRows(call.db, ids);
  const page = await readPage(call, userListSql, { asked: query, only: isPerson, rows });
  return { ...page, data: page.data.map(call.may('users.write') ? toListedRecord : toNamesOnly) };
}

/** The number of results shown in a menu. */
const AT_MOST = 20;

/** Returns users of a kind by name, for callers who read names only: they can't filter users by role. */
async function findNamed(call: Call, { search, only }: { search: string; only: typeof isParent }) {
  const rows = (ids: readonly number[]) => findUserRows(call.db, ids);
  const { data } = await readPage(call, userListSql, { asked: { page: 1, perPage: AT_MOST, search }, only, rows });
  return { data: data.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })) };
}

export function findCoordinators(
  call: Call,
  { query: { search } }: CheckedRequest<typeof endpoints.findCoordinators>,
): Promise<AnswerOf<typeof endpoints.findCoordinators>> {
  return findNamed(call, { search, only: canCoordinate });
}

export function findParents(
  call: Call,
  { query: { search } }: CheckedRequest<typeof endpoints.findParents>,
): Promise<AnswerOf<typeof endpoints.findParents>> {
  return findNamed(call, { search, only: isParent });
}

const needs = 'users.write';

function createColumns(words: Translator): readonly ExportColumn<AdministeredRow>[] {
  return [
    { name: 'name', kind: 'text', value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
    { name: 'firstName', kind: 'text', value: ({ firstName }) => firstName },
    { name: 'lastName', kind: 'text', value: ({ lastName }) => lastName },
    { name: 'email', kind: 'text', value: ({ email }) => email, needs },
    { name: 'phone', kind: 'text', value: ({ phone }) => phone, needs },
    { name: 'roles', kind: 'text', value: ({ roles }) => roles.map((role) => words(`names.role.${role}`)).join(', '), needs },
    { name: 'state', kind: 'text', value: ({ state }) => words(`names.userState.${state}`), needs },
    { name: 'lastSignInAt', kind: 'instant', value: ({ lastSignInAt }) => lastSignInAt, needs },
    { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt, needs },
  ];
}

export function exportUsers(call: Call, { query }: CheckedRequest<typeof endpoints.exportUsers>): Promise<FileResponse> {
  const rows = (ids: readonly number[]) => findUserRows(call.db, ids);
  return exportList(call, userListSql, { asked: query, only: isPerson, rows, columns: createColumns(getTranslator(call.locale)) });
}
