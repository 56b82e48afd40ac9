// What the file of the list of students tells in its columns.

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
/** A field that the file tells as it is. */
type PlainField = Extract<StudentFieldWith<{ readonly kind: (typeof PLAIN_KINDS)[number] }>, ColumnName>;
type WithoutName<Column> = Column extends unknown ? Omit<Column, 'name'> : never;
type Content = WithoutName<ExportColumn<StudentRow>>;

/** Who gets the column of a field at all; what concerns health is in it for the rows where the caller may see it, and there alone. */
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

/** The columns of the list as its file has them, in the order in which the list declares them. */
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
