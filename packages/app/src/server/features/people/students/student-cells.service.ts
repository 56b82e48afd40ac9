// Use cases: saving cells of the spreadsheet of students.

import { readStudentCell, toStudentCell } from '#contract/people/student-cells.ts';
import { STUDENT_FIELDS, type StudentField } from '#contract/people/student-fields.ts';
import type * as endpoints from '#contract/people/students.endpoints.ts';
import { type StudentBody, studentBody } from '#contract/people/students.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { listFieldFaults } from '#contract/platform/validation/validation.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { saveCellsOfRecords } from '#server/platform/cells/cell-outcomes.ts';
import { type CellChange, type CellFailures, saveCells } from '#server/platform/cells/save-cells.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { listStudentRows, type StudentRow } from './students.queries.ts';
import { getStudentAnswer, toStudentReader } from './students.records.ts';
import { updateStudent } from './update-student.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** @throws ValidationError that names the fields whose texts aren't values of them */
function toChanges(texts: Readonly<Partial<Record<StudentField, string>>>): StudentBody {
  const values = Object.entries(texts).map(([field, text]) => [field, readStudentCell(field as StudentField, text)]);
  const parsed = studentBody.safeParse(Object.fromEntries(values), { reportInput: true });
  if (!parsed.success) throw new ValidationError(listFieldFaults(parsed.error));
  return parsed.data;
}

/** A field that the caller can't read can't be written either: the conflict would tell what it contains. */
function isReadable(field: StudentField, { seesHealth, seesInternal }: StudentRow): boolean {
  return { all: true, health: seesHealth, staff: seesInternal }[STUDENT_FIELDS[field].readers];
}

const findStudents = (call: Call, ids: readonly number[]) =>
  listStudentRows(call.db, { ...toStudentReader(call), only: wherePresentStudents(call, ids) });

/** Saves cells of one student, each field once, as one change; returns why fields weren't saved. */
export function saveCellsOfStudent<Field extends StudentField>(
  call: Call,
  { id, cells }: { readonly id: number; readonly cells: readonly CellChange<Field>[] },
): Promise<CellFailures<Field>> {
  return saveCells({
    ...{ db: call.db, cells },
    log: (field) => ({ subjectType: 'student', subjectId: id, field }),
    async read() {
      const [row] = await findStudents(call, [id]);
      if (row === undefined) throw notFound();
      return {
        now(field) {
          if (!isReadable(field, row)) throw new ValidationError([{ field, rule: 'staffOnly' }]);
          return toStudentCell(row[field]);
        },
        save: (texts) => updateStudent(call, { params: { id }, query: undefined, body: { ...toChanges(texts), version: row.version } }),
      };
    },
  });
}

export async function updateStudentCell(
  call: Call,
  { params: { id }, body }: Input<'updateStudentCell'>,
): Promise<AnswerOf<typeof endpoints.updateStudentCell>> {
  const failures = await saveCellsOfStudent(call, { id, cells: [body] });
  if (failures.has(body.field)) throw failures.get(body.field);
  return { item: await getStudentAnswer(call, call.db, id) };
}

export function updateStudentCells(
  call: Call,
  { body: { cells } }: Input<'updateStudentCells'>,
): Promise<AnswerOf<typeof endpoints.updateStudentCells>> {
  return saveCellsOfRecords(call, {
    cells,
    toRecord: ({ studentId }) => String(studentId),
    save: (group) => saveCellsOfStudent(call, { id: group[0].studentId, cells: group }),
    async readValues(saved) {
      const rows = await findStudents(call, [...new Set(saved.map(({ studentId }) => studentId))]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ({ studentId, field }) => {
        const row = byId.get(studentId);
        return row === undefined || !isReadable(field, row) ? undefined : toStudentCell(row[field]);
      };
    },
  });
}
