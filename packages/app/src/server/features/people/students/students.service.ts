// Use cases of reading students: the list, its file, one of them, a parent's own children.

import { listMissingParts } from '#contract/people/completeness.ts';
import { STUDENT_TYPE_CODES, STUDENT_TYPE_ID } from '#contract/people/student-types.ts';
import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { listActiveTypes, listAgentNames } from '#server/features/people/parents/parents.queries.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { createStudentList, listStudentRows, listTripsOfStudent, type StudentRow, whereIds } from './students.queries.ts';
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

const toName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** What concerns health is in the file for the rows where the caller may see it, and there alone. */
function createColumns(call: Call): readonly ExportColumn<StudentRow>[] {
  const look = createMessageLookup(call.locale);
  const kinds = new Map(STUDENT_TYPE_CODES.map((code) => [STUDENT_TYPE_ID[code], look(`names.studentType.${code}`) ?? code]));
  const needs = 'students.health';
  return [
    { name: 'name', kind: 'text', value: toName },
    { name: 'firstName', kind: 'text', value: ({ firstName }) => firstName },
    { name: 'lastName', kind: 'text', value: ({ lastName }) => lastName },
    { name: 'dateOfBirth', kind: 'day', value: ({ dateOfBirth }) => dateOfBirth },
    { name: 'age', kind: 'number', value: (row) => toStudentRecord(call, row).age },
    { name: 'gender', kind: 'text', value: ({ gender }) => (gender === '' ? '' : (look(`names.gender.${gender}`) ?? gender)) },
    { name: 'country', kind: 'text', value: ({ countryName }) => countryName },
    { name: 'studentTypeId', kind: 'text', value: (row) => kinds.get(row.studentTypeId as 1 | 2 | 3) ?? String(row.studentTypeId) },
    { name: 'hobbies', kind: 'text', value: ({ hobbies }) => hobbies },
    { name: 'parents', kind: 'text', value: ({ parents }) => parents.map(toName).join(', ') },
    { name: 'agentName', kind: 'text', value: ({ agentName }) => agentName },
    { name: 'nextTrip', kind: 'day', value: ({ nextTrip }) => nextTrip?.fromDate ?? null },
    { name: 'complete', kind: 'flag', value: (row) => (row.seesHealth ? listMissingParts(row).length === 0 : null), needs },
    { name: 'allergies', kind: 'text', value: (row) => (row.seesHealth ? row.allergies : ''), needs },
    { name: 'anyMedicalCondition', kind: 'text', value: (row) => (row.seesHealth ? row.anyMedicalCondition : ''), needs },
    { name: 'vacinated', kind: 'flag', value: (row) => (row.seesHealth ? row.vacinated === 1 : null), needs },
    { name: 'notes', kind: 'text', value: (row) => (row.seesHealth ? row.notes : ''), needs },
    { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
  ];
}

export function exportStudents(call: Call, { query }: Input<'exportStudents'>): Promise<FileResponse> {
  const list = createStudentList(toStudentReader(call));
  return exportList(call, list, {
    asked: query,
    only: wherePresentStudents(call),
    rows: createRowReader(call),
    columns: createColumns(call),
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
