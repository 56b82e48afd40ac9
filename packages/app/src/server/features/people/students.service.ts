// Use cases of reading students: the list, its file, one of them, a parent's own children.

import { missingOf } from '#contract/people/completeness.ts';
import { STUDENT_TYPE_CODES, STUDENT_TYPE_ID } from '#contract/people/student-types.ts';
import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { notFound } from '#server/platform/refusal.ts';
import { lookUpIn } from '#server/platform/words.ts';
import { activeTypes, agentNames } from './parents.queries.ts';
import { presentStudents } from './scopes.queries.ts';
import { numbered, type StudentRow, studentList, studentRows, tripsOfStudent } from './students.queries.ts';
import { readingOf, studentRecord } from './students.records.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function rowsFor(call: Call) {
  return (ids: readonly number[]) => studentRows(call.db, { ...readingOf(call), only: numbered(ids) });
}

export async function listStudents(call: Call, { query }: Asked<'listStudents'>): Answered<'listStudents'> {
  const list = studentList(readingOf(call));
  const page = await readPage(call, list, { asked: query, only: presentStudents(call), rows: rowsFor(call) });
  return { table: { ...page, data: page.data.map((row) => studentRecord(call, row)) } };
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** What concerns health is in the file for the rows where the caller may see it, and there alone. */
function columnsFor(call: Call): readonly ExportColumn<StudentRow>[] {
  const look = lookUpIn(call.locale);
  const kinds = new Map(STUDENT_TYPE_CODES.map((code) => [STUDENT_TYPE_ID[code], look(`names.studentType.${code}`) ?? code]));
  const needs = 'students.health';
  return [
    { name: 'name', kind: 'text', value: nameOf },
    { name: 'firstName', kind: 'text', value: ({ firstName }) => firstName },
    { name: 'lastName', kind: 'text', value: ({ lastName }) => lastName },
    { name: 'dateOfBirth', kind: 'day', value: ({ dateOfBirth }) => dateOfBirth },
    { name: 'age', kind: 'number', value: (row) => studentRecord(call, row).age },
    { name: 'gender', kind: 'text', value: ({ gender }) => (gender === '' ? '' : (look(`names.gender.${gender}`) ?? gender)) },
    { name: 'country', kind: 'text', value: ({ countryName }) => countryName },
    { name: 'studentTypeId', kind: 'text', value: (row) => kinds.get(row.studentTypeId as 1 | 2 | 3) ?? String(row.studentTypeId) },
    { name: 'hobbies', kind: 'text', value: ({ hobbies }) => hobbies },
    { name: 'parents', kind: 'text', value: ({ parents }) => parents.map(nameOf).join(', ') },
    { name: 'agentName', kind: 'text', value: ({ agentName }) => agentName },
    { name: 'nextTrip', kind: 'day', value: ({ nextTrip }) => nextTrip?.fromDate ?? null },
    { name: 'complete', kind: 'flag', value: (row) => (row.seesHealth ? missingOf(row).length === 0 : null), needs },
    { name: 'allergies', kind: 'text', value: (row) => (row.seesHealth ? row.allergies : ''), needs },
    { name: 'anyMedicalCondition', kind: 'text', value: (row) => (row.seesHealth ? row.anyMedicalCondition : ''), needs },
    { name: 'vacinated', kind: 'flag', value: (row) => (row.seesHealth ? row.vacinated === 1 : null), needs },
    { name: 'notes', kind: 'text', value: (row) => (row.seesHealth ? row.notes : ''), needs },
    { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
  ];
}

export function exportStudents(call: Call, { query }: Asked<'exportStudents'>): Promise<Bytes> {
  const list = studentList(readingOf(call));
  return exportList(call, list, { asked: query, only: presentStudents(call), rows: rowsFor(call), columns: columnsFor(call) });
}

export async function readMyChildren(call: Call): Answered<'readMyChildren'> {
  const rows = await studentRows(call.db, { ...readingOf(call), only: presentStudents(call) });
  return { childrens: rows.map((row) => studentRecord(call, row)) };
}

export async function readStudent(call: Call, { params: { id } }: Asked<'readStudent'>): Answered<'readStudent'> {
  const [row] = await studentRows(call.db, { ...readingOf(call), only: presentStudents(call, [id]) });
  if (row === undefined) throw notFound();
  return { ...studentRecord(call, row), trips: await tripsOfStudent(call.db, id) };
}

export async function listStudentTypes(call: Call): Answered<'listStudentTypes'> {
  return { data: await activeTypes(call.db) };
}

export async function listStudentAgents(call: Call): Answered<'listStudentAgents'> {
  return { data: await agentNames(call.db, call.grant.all ? null : (call.caller?.id ?? 0)) };
}
