// Use case of adding the students of pasted lines to a group: all in one transaction, which a dry run rolls back, so that it tells exactly
// what would happen.

import { MEMBER_COLUMNS, type MemberColumn } from '#contract/groups/group-states.ts';
import type { importGroupMembers as endpoint } from '#contract/groups/groups.endpoints.ts';
import { type ImportedMember, MAX_ADDED_MEMBERS, MEMBER_OUTCOMES } from '#contract/groups/members.shapes.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { STUDENT_TYPE_ID } from '#contract/people/student-types.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { findSameStudent, linkImportedParent, listNamesakes } from '#server/features/people/parent-links.public.ts';
import { insertStudentWithParents } from '#server/features/people/people.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { parseDelimitedRows } from '#server/platform/lists/delimited-rows.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { createMessageLookup, formatDay, getTranslator } from '#server/platform/translate.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import type { StoredGroup } from './groups.queries.ts';
import { lockGroup } from './groups.service.ts';
import { type MemberFields, type MemberLine, type MemberWords, readMemberLines, toMemberFields } from './member-lines.rules.ts';
import { listMembers } from './members.queries.ts';
import { insertMembersWithinLimit } from './members.service.ts';

const LOOKUPS = LOCALES.map(createMessageLookup);

const inAllLanguages = (key: string) => LOOKUPS.flatMap((look) => look(key) ?? []);

const WORDS: MemberWords = {
  columns: Object.fromEntries(
    MEMBER_COLUMNS.map((column) => [column, inAllLanguages(`names.memberColumn.${column}`)]),
  ) as unknown as MemberWords['columns'],
  genders: Object.fromEntries(
    GENDERS.map((gender) => [gender, inAllLanguages(`names.gender.${gender}`)]),
  ) as unknown as MemberWords['genders'],
};

/** A column of a line that can't be stored. */
class LineFault extends Error {
  readonly column: MemberColumn;

  constructor(column: MemberColumn) {
    super(column);
    this.column = column;
  }
}

/** Rolls a dry run back. */
class DryRun extends Error {}

type Known = Awaited<ReturnType<typeof listNamesakes>>[number] & {
  /** The line of this import that created the student. */
  readonly ofLine?: number;
};

/** The students found so far, those of them who are members, and the addresses of parents that were counted. */
interface Progress {
  readonly group: StoredGroup;
  readonly known: Known[];
  readonly members: Set<number>;
  readonly counted: Set<string>;
}

interface ReadLine {
  readonly progress: Progress;
  readonly fields: MemberFields;
  /** The student whom the line means; null if nobody is known. */
  readonly found: Known | null;
}

/** Links a parent, or asks them. A parent without an account needs a name, which only the line can say. */
async function linkParentOf(tx: Transaction, call: Call, parent: Parameters<typeof linkImportedParent>[2]): Promise<void> {
  try {
    await linkImportedParent(tx, call, parent);
  } catch (error) {
    if (error instanceof ValidationError) throw new LineFault('parentName');
    throw error;
  }
}

async function addStudent(tx: Transaction, call: Call, { progress: { group }, fields }: ReadLine): Promise<Known> {
  const { firstName, lastName, dateOfBirth, gender } = fields;
  const writer = withGrant(call, 'students.write');
  const agentId = writer.grant.all ? group.agentId : (call.caller?.id ?? null);
  const typed = { firstName, lastName, dateOfBirth, gender, agentId, studentTypeId: STUDENT_TYPE_ID.group };
  const id = await insertStudentWithParents(tx, writer, { fields: typed, parentIds: [] });
  return { id, firstName, lastName, dateOfBirth, hasParent: false };
}

/** Adds the student of a line, who is created unless known. */
async function addLine(
  tx: Transaction,
  call: Call,
  read: ReadLine,
): Promise<{ student: Known; outcome: 'created' | 'added' | 'member'; parentEmail: string | null }> {
  const { progress, fields, found } = read;
  const { group, members, counted } = progress;
  if (found !== null && members.has(found.id)) return { student: found, outcome: 'member', parentEmail: null };
  const student = found ?? (await addStudent(tx, call, read));
  await insertMembersWithinLimit(tx, { groupId: group.id, studentIds: [student.id], at: call.app.clock.now() });
  const isLinked = fields.parentEmail !== '' && !student.hasParent;
  if (isLinked) await linkParentOf(tx, call, { studentId: student.id, person: { email: fields.parentEmail, ...fields.parent }, counted });
  return { student, outcome: found === null ? 'created' : 'added', parentEmail: isLinked ? fields.parentEmail : null };
}

const toName = ({ cells }: MemberLine) => cells.name ?? [cells.firstName, cells.lastName].filter(Boolean).join(' ');

/** Says whom a line may mean: students by number and date of birth, or another line of the same import. */
function describePossible(call: Call, students: readonly Known[]): string {
  const words = getTranslator(call.locale);
  const told = students.map(({ id, dateOfBirth, ofLine }) =>
    words('names.possibleStudent', {
      kind: ofLine !== undefined ? 'line' : dateOfBirth === null ? 'undated' : 'born',
      number: String(ofLine ?? id),
      day: dateOfBirth === null ? '' : formatDay(dateOfBirth, call.locale),
    }),
  );
  return words('names.possibleMember', { students: told.join('; ') });
}

async function importLine(
  tx: Transaction,
  call: Call,
  { progress, line }: { progress: Progress; line: MemberLine },
): Promise<ImportedMember> {
  const words = getTranslator(call.locale);
  const told = { line: line.line, name: toName(line) };
  const toFaulty = (message: string) => ({ ...told, outcome: 'faulty' as const, parentEmail: null, message });
  const toColumnFault = (column: MemberColumn) => toFaulty(words('names.memberFault', { column: words(`names.memberColumn.${column}`) }));
  const result = toMemberFields(line, WORDS, call.app.clock.today());
  if (!result.ok) return toColumnFault(result.column);
  const { fields } = result;
  if (fields.parentEmail !== '' && !call.may('students.manage')) return toFaulty(words('names.memberParentForbidden'));
  const match = findSameStudent(progress.known, fields);
  if (match.kind === 'possible')
    return { ...told, outcome: 'possible', parentEmail: null, message: describePossible(call, match.students) };
  const read = { progress, fields, found: match.kind === 'same' ? match.student : null };
  try {
    const { student, outcome, parentEmail } = await tx.transaction((point) => addLine(point, call, read));
    if (outcome === 'created') progress.known.push({ ...student, ofLine: line.line });
    if (parentEmail !== null) progress.counted.add(parentEmail);
    progress.members.add(student.id);
    const name = `${student.firstName} ${student.lastName}`.trim();
    return { ...told, name, outcome, parentEmail, message: null };
  } catch (error) {
    if (error instanceof LineFault) return toColumnFault(error.column);
    const isOfLine = error instanceof AppError || (error instanceof HttpError && error.code === 'tooMany');
    if (isOfLine) return toFaulty(toErrorAnswer(error, words).body.message);
    throw error;
  }
}

export async function importGroupMembers(
  call: Call,
  { params: { id }, body }: CheckedRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  // Whoever may not create students learns nothing of the lines either.
  withGrant(call, 'students.write');
  const read = readMemberLines(parseDelimitedRows(body.text) ?? [], WORDS, body.columns);
  const rows: ImportedMember[] = [];
  try {
    await call.db.transaction(async (tx) => {
      const group = await lockGroup(tx, call, { id });
      if (read === null) throw new AppError('memberTextUnreadable', { field: 'text' });
      if (read.lines.length > MAX_ADDED_MEMBERS)
        throw new ValidationError([{ field: 'text', rule: 'tooManyLines', values: { max: String(MAX_ADDED_MEMBERS) } }]);
      const results = read.lines.map((line) => toMemberFields(line, WORDS, call.app.clock.today()));
      const lastNames = [...new Set(results.flatMap((result) => (result.ok ? [result.fields.lastName] : [])))];
      const members = await listMembers(tx, call, id);
      const progress = {
        group,
        known: await listNamesakes(tx, call, lastNames),
        members: new Set(members.map(({ studentId }) => studentId)),
        counted: new Set<string>(),
      };
      for (const line of read.lines) rows.push(await importLine(tx, call, { progress, line }));
      if (body.dryRun) throw new DryRun();
      const added = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'added').length;
      await recordChange(tx, call, { action: 'group.import', subjectType: 'group', subjectId: id, changes: { added } });
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  const counts = Object.fromEntries(
    MEMBER_OUTCOMES.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<(typeof MEMBER_OUTCOMES)[number], number>;
  return { rows, counts, headings: [...(read?.headings ?? [])], columns: [...(read?.columns ?? [])] };
}
