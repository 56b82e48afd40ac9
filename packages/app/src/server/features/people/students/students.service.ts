// Use cases of reading students: the list, its file, a single one, a parent's own children.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { listActiveTypes, listAgentNames } from '#server/features/people/parents/parents.queries.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createStudentColumns } from './student-columns.records.ts';
import { createStudentList, listStudentRows, listTripsOfStudent, whereIds } from './students.queries.ts';
import { toStudentReader, toStudentRecord } from './students.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function createRowReader(call: Call) {
  return (ids: readonly number[]) => listStudentRows(call.db, { ...toStudentReader(call), only: whereIds(ids) });
}

export async function listStudents(call: Call, { query }: Input<'listStudents'>): Output<'listStudents'> {
  const list = createStudentList(toStudentReader(call));
  const page = await readPage(call, list, { asked: query, only: wherePresentStudents(call), rows: createRowReader(call) });
  return { table: { ...page, data: page.data.map((row) => toStudentRecord(call, row)) } };
}

export function exportStudents(call: Call, { query }: Input<'exportStudents'>): Promise<FileResponse> {
  const list = createStudentList(toStudentReader(call));
  return exportList(call, list, {
    asked: query,
    only: wherePresentStudents(call),
    rows: createRowReader(call),
    columns: createStudentColumns(call),
  });
}

export async function listMyChildren(call: Call): Output<'readMyChildren'> {
  const rows = await listStudentRows(call.db, { ...toStudentReader(call), only: wherePresentStudents(call) });
  return { childrens: rows.map((row) => toStudentRecord(call, row)) };
}

export async function getStudent(call: Call, { params: { id } }: Input<'readStudent'>): Output<'readStudent'> {
  const [row] = await listStudentRows(call.db, { ...toStudentReader(call), only: wherePresentStudents(call, [id]) });
  if (row === undefined) throw notFound();
  return { ...toStudentRecord(call, row), trips: await listTripsOfStudent(call.db, id) };
}

export async function listStudentTypes(call: Call): Output<'listStudentTypes'> {
  return { data: await listActiveTypes(call.db) };
}

export async function listStudentAgents(call: Call): Output<'listStudentAgents'> {
  return { data: await listAgentNames(call.db, call.grant.all ? null : (call.caller?.id ?? 0)) };
}
