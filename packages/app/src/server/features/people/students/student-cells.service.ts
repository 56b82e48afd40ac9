// Use case: saving one cell of the spreadsheet of students.

import { readStudentCell, toStudentCell } from '#contract/people/student-cells.ts';
import { STUDENT_FIELDS, type StudentField } from '#contract/people/student-fields.ts';
import type * as endpoints from '#contract/people/students.endpoints.ts';
import { type StudentBody, studentBody } from '#contract/people/students.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { listFieldFaults } from '#contract/platform/validation/validation.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { saveCell } from '#server/platform/cells/save-cell.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { listStudentRows, type StudentRow } from './students.queries.ts';
import { toStudentReader } from './students.records.ts';
import { updateStudent } from './update-student.service.ts';

/** @throws ValidationError that names the field, if the text isn't a value of it */
function toChange(field: StudentField, text: string): StudentBody {
  const parsed = studentBody.safeParse({ [field]: readStudentCell(field, text) }, { reportInput: true });
  if (!parsed.success) throw new ValidationError(listFieldFaults(parsed.error));
  return parsed.data;
}

/** A field that the caller can't read can't be written either: the conflict would tell what it contains. */
function isReadable(field: StudentField, { seesHealth, seesInternal }: StudentRow): boolean {
  return { all: true, health: seesHealth, staff: seesInternal }[STUDENT_FIELDS[field].readers];
}

export function updateStudentCell(
  call: Call,
  { params: { id }, query, body: { field, value, before } }: CheckedRequest<typeof endpoints.updateStudentCell>,
): Promise<AnswerOf<typeof endpoints.updateStudentCell>> {
  const change = toChange(field, value);
  return saveCell({
    ...{ db: call.db, value, before },
    log: { subjectType: 'student', subjectId: id, field },
    async read() {
      const [row] = await listStudentRows(call.db, { ...toStudentReader(call), only: wherePresentStudents(call, [id]) });
      if (row === undefined) throw notFound();
      if (!isReadable(field, row)) throw new ValidationError([{ field, rule: 'staffOnly' }]);
      const save = () => updateStudent(call, { params: { id }, query, body: { ...change, version: row.version } });
      return { now: toStudentCell(row[field]), save };
    },
  });
}
