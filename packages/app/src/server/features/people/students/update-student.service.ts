// Use cases of writing students: creating, updating and deleting one.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { StudentBody } from '#contract/people/students.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { studentTypes } from '#server/db/schema/people.ts';
import { countries } from '#server/db/schema/places.ts';
import { attachFiles, detachFiles } from '#server/features/attachments/attachments.public.ts';
import { publishStudentChange } from '#server/features/messaging/conversations.public.ts';
import { toDocumentSubject } from '#server/features/people/documents/documents.queries.ts';
import { notifyLinkedParent } from '#server/features/people/parents/parent-notifications.service.ts';
import { isUserInRole } from '#server/features/people/parents/parents.queries.ts';
import { askParent, assertParent, isParentToAsk, linkParentById } from '#server/features/people/parents/parents-by-id.service.ts';
import { whereOwnStudents, wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { insertStudentWithParents, type StudentFields } from './create-student.service.ts';
import { redactChanges } from './student-fields.rules.ts';
import {
  isBeingBooked,
  isOver,
  listStudentRows,
  listTripsOfStudent,
  lockStudents,
  replacePhotos,
  type StudentRow,
  updateStudentRow,
} from './students.queries.ts';
import { getStudentAnswer, toStudentReader, toStudentRecord } from './students.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Job kind that resumes work that was waiting for data of a student. */
export const STUDENT_CHANGED_JOB = 'students.told';

/** Returns one of the caller's students, locked until the transaction ends; `version` is the one that the caller has read. */
export async function lockStudent(tx: Transaction, call: Call, { id, version }: { id: number; version?: number | undefined }) {
  await lockStudents(tx, { ids: [id], only: whereOwnStudents(call), strength: 'update' });
  const [row] = await listStudentRows(tx, { ...toStudentReader(call), only: wherePresentStudents(call, [id]) });
  if (row === undefined) throw notFound();
  if (version !== undefined && row.version !== version) {
    throw new AppError('changedMeanwhile', { current: { ...toStudentRecord(call, row) } });
  }
  return row;
}

/** Only staff choose a student's agent; agents can't hand a student over to another agency. */
async function assertAgent(
  tx: Transaction,
  call: Call,
  { agentId, before }: { agentId: number | null | undefined; before: number | null },
) {
  if (agentId === undefined || agentId === before) return;
  if (!call.grant.all) throw new ValidationError([{ field: 'agentId', rule: 'staffOnly' }]);
  if (agentId !== null && !(await isUserInRole(tx, agentId, 'Agent')))
    throw new ValidationError([{ field: 'agentId', rule: 'unknownNumber' }]);
}

interface StudentInput {
  readonly body: StudentBody;
  readonly agentBefore: number | null;
  /** Whether the caller can write internal notes. */
  readonly notesInternally: boolean;
}

/** Validates what depends on the database or the current date. */
async function assertStudentFields(tx: Transaction, call: Call, { body, agentBefore, notesInternally }: StudentInput) {
  const { dateOfBirth, agentId, parentId, internalNotes } = body;
  if (internalNotes !== undefined && !notesInternally) throw new ValidationError([{ field: 'internalNotes', rule: 'staffOnly' }]);
  if (dateOfBirth && dateOfBirth >= call.app.clock.today()) throw new ValidationError([{ field: 'dateOfBirth', rule: 'past' }]);
  await assertReferences(tx, body, { countryId: countries, studentTypeId: studentTypes });
  await assertAgent(tx, call, { agentId, before: agentBefore });
  await assertParent(tx, call, parentId);
}

/** Saves the student's photos in order; removes the other ones. */
async function savePhotos(call: Call, tx: Transaction, { id, refs }: { id: number; refs: readonly string[] }) {
  const unlike = [...new Set(refs)];
  await replacePhotos(tx, id, []);
  const subject = { type: 'student', id: String(id) };
  await attachFiles(tx, call, { refs: unlike, subject, access: 'private', field: 'photos', replacing: true });
  await replacePhotos(tx, id, unlike);
}

/** Returns the given fields of the row, without undefined ones. */
function toStudentFields({ photos: _, parentId: __, version: ___, ...fields }: StudentBody): Partial<StudentFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A parent becomes the parent of a new student, an agent its agent; staff choose both. */
async function createStudentFromForm(call: Call, tx: Transaction, body: StudentBody): Promise<number> {
  const { firstName, lastName } = body;
  const missing = (['firstName', 'lastName'] as const).filter((field) => body[field] === undefined);
  if (firstName === undefined || lastName === undefined) throw new ValidationError(missing.map((field) => ({ field, rule: 'required' })));
  const me = call.caller?.id ?? 0;
  const ways = call.grant.ways.map(({ caller }) => caller);
  const isStaff = call.grant.all;
  const agentId = body.agentId ?? (!isStaff && ways.includes('Agent') ? me : null);
  const agentBefore = isStaff ? null : agentId === me ? me : null;
  await assertStudentFields(tx, call, { body: { ...body, agentId }, agentBefore, notesInternally: call.may('students.manage') });
  const parentId = body.parentId ?? (!isStaff && ways.includes('Parent') ? me : null);
  const fields = { ...toStudentFields(body), firstName, lastName, agentId };
  const asks = parentId !== null && isParentToAsk(call, parentId);
  const id = await insertStudentWithParents(tx, call, { fields, parentIds: parentId === null || asks ? [] : [parentId] });
  const named = { student: { id, firstName }, parentId: parentId ?? 0 };
  if (asks) await askParent(tx, call, named);
  else if (parentId !== null) await notifyLinkedParent(tx, call, { ...named, userId: parentId });
  return id;
}

async function applyStudentChange(call: Call, tx: Transaction, { row, body }: { row: StudentRow; body: StudentBody }): Promise<void> {
  const { id } = row;
  await assertStudentFields(tx, call, { body, agentBefore: row.agentId, notesInternally: row.seesInternal });
  const fields = toStudentFields(body);
  const isLinked = body.parentId !== undefined && (await linkParentById(tx, call, { student: row, parentId: body.parentId }));
  const links = isLinked ? { parentId: body.parentId } : {};
  const photos = body.photos === undefined ? {} : { photos: body.photos };
  const changes = findDifferences(row, { ...fields, ...photos, ...links });
  if (Object.keys(changes).length === 0) return;
  await updateStudentRow(tx, id, fields);
  await recordChange(tx, call, { action: 'student.edit', subjectType: 'student', subjectId: id, changes: redactChanges(changes) });
  await publishStudentChange(tx, [id]);
  if ('dateOfBirth' in changes || 'gender' in changes)
    await enqueue(tx, call.app, { kind: STUDENT_CHANGED_JOB, payload: { studentId: id } });
}

export async function updateStudent(call: Call, { params, body }: Input<'updateStudent'>): Output<'updateStudent'> {
  return call.db.transaction(async (tx) => {
    const row = params.id === 'new' ? null : await lockStudent(tx, call, { id: params.id, version: body.version });
    const id = row === null ? await createStudentFromForm(call, tx, body) : row.id;
    if (row !== null) await applyStudentChange(call, tx, { row, body });
    const { photos } = body;
    if (photos !== undefined && photos.join() !== (row?.photos ?? []).join()) await savePhotos(call, tx, { id, refs: photos });
    return { item: await getStudentAnswer(call, tx, id) };
  });
}

export async function deleteStudent(call: Call, { params: { id } }: Input<'deleteStudent'>): Output<'deleteStudent'> {
  await call.db.transaction(async (tx) => {
    const row = await lockStudent(tx, call, { id });
    const trips = await listTripsOfStudent(tx, id);
    const open = trips.filter(({ state }) => !isOver(state)).length;
    if (open > 0) throw new AppError('studentHasOpenTrip', { values: { count: open } });
    if (await isBeingBooked(tx, id)) throw new AppError('studentBeingBooked');
    const isParent =
      call.grant.ways.some(({ caller }) => caller === 'Parent') && row.parents.some((parent) => parent.id === call.caller?.id);
    if (trips.length > 0 && !call.grant.all && !isParent) throw new AppError('studentHasTrips');
    await updateStudentRow(tx, id, { deletedAt: call.app.clock.now() });
    // Past invoices need the student, but not their passport.
    await detachFiles(tx, call.app, { subject: toDocumentSubject(id) });
    const changes = { firstName: row.firstName, lastName: row.lastName };
    await recordChange(tx, call, { action: 'student.delete', subjectType: 'student', subjectId: id, changes });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}
