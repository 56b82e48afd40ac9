// Columns of the file of the list of students.

import { listMissingParts } from '#contract/people/completeness.ts';
import { STUDENT_FIELDS, type StudentField, type StudentFieldEntry, type StudentFieldWith } from '#contract/people/student-fields.ts';
import { STUDENT_TYPE_CODES, STUDENT_TYPE_ID } from '#contract/people/student-types.ts';
import { studentsList } from '#contract/people/students.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import type { Call } from '#server/platform/app.ts';
import type { ExportColumn } from '#server/platform/lists/export-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import type { StudentRow } from './students.queries.ts';
import { toStudentRecord } from './students.records.ts';

const toName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

type ColumnName = ColumnOf<typeof studentsList>;
const PLAIN_KINDS = ['name', 'text', 'day', 'flag'] as const;
/** A field whose value is exported unchanged. */
type PlainField = Extract<StudentFieldWith<{ readonly kind: (typeof PLAIN_KINDS)[number] }>, ColumnName>;
type WithoutName<Column> = Column extends unknown ? Omit<Column, 'name'> : never;
type Content = WithoutName<ExportColumn<StudentRow>>;

/** Permission needed for the column of a field; health columns are only filled for students whose health data the caller can read. */
const NEEDS = { all: {}, health: { needs: 'students.health' }, staff: { needs: 'students.manage' } } as const;

function isToldTo(readers: StudentFieldEntry['readers'], { seesHealth, seesInternal }: StudentRow): boolean {
  return { all: true, health: seesHealth, staff: seesInternal }[readers];
}

function isPlain(name: string): name is PlainField {
  return name in STUDENT_FIELDS && PLAIN_KINDS.some((kind) => kind === STUDENT_FIELDS[name as StudentField].kind);
}

function toPlainContent(name: PlainField): Content {
  const { kind, readers }: StudentFieldEntry = STUDENT_FIELDS[name];
  const needs = NEEDS[readers];
  if (kind === 'flag') return { kind, value: (row) => (isToldTo(readers, row) ? row[name] === 1 : null), ...needs };
  const toText = (row: StudentRow) => (isToldTo(readers, row) ? String(row[name] ?? '') : '');
  return kind === 'day' ? { kind, value: (row) => toText(row) || null, ...needs } : { kind: 'text', value: toText, ...needs };
}

/** Returns the columns of the file, in the order of the list's declaration. */
export function createStudentColumns(call: Call): readonly ExportColumn<StudentRow>[] {
  const look = createMessageLookup(call.locale);
  const kinds = new Map(STUDENT_TYPE_CODES.map((code) => [STUDENT_TYPE_ID[code], look(`names.studentType.${code}`) ?? code]));
  const plain = studentsList.columns.filter(isPlain);
  const contents: Readonly<Record<ColumnName, Content>> = {
    ...(Object.fromEntries(plain.map((name) => [name, toPlainContent(name)])) as Record<PlainField, Content>),
    name: { kind: 'text', value: toName },
    age: { kind: 'number', value: (row) => toStudentRecord(call, row).age },
    gender: { kind: 'text', value: ({ gender }) => (gender === '' ? '' : (look(`names.gender.${gender}`) ?? gender)) },
    country: { kind: 'text', value: ({ countryName }) => countryName },
    studentTypeId: { kind: 'text', value: (row) => kinds.get(row.studentTypeId as 1 | 2 | 3) ?? String(row.studentTypeId) },
    parents: { kind: 'text', value: ({ parents }) => parents.map(toName).join(', ') },
    agentName: { kind: 'text', value: ({ agentName }) => agentName },
    nextTrip: { kind: 'day', value: ({ nextTrip }) => nextTrip?.fromDate ?? null },
    complete: { kind: 'flag', value: (row) => (row.seesHealth ? listMissingParts(row).length === 0 : null), ...NEEDS.health },
    createdAt: { kind: 'instant', value: ({ createdAt }) => createdAt },
  };
  return studentsList.columns.map((name) => ({ name, ...contents[name] }));
}
