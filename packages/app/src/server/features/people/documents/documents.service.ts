// Use cases of students' documents: reading, uploading, keeping and deleting them. The audit trail has their kinds but not their names,
// which can reveal health data.

import { MAX_DOCUMENTS } from '#contract/attachments/document.shapes.ts';
import type * as endpoints from '#contract/people/documents.endpoints.ts';
import type { StudentDocument } from '#contract/people/documents.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { getDownload } from '#server/features/attachments/attachments.public.ts';
import { attachDocument, detachDocument, toDocument } from '#server/features/attachments/documents.public.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import { isStudentAmong } from '#server/features/people/students/students.queries.ts';
import { lockStudent } from '#server/features/people/students/update-student.service.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import {
  countDocuments,
  type DocumentRow,
  findDocument,
  insertDocument,
  listDocumentRows,
  toDocumentSubject,
} from './documents.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const canRemove = ({ may, caller }: Pick<Call, 'may' | 'caller'>, { addedById }: DocumentRow): boolean =>
  may('students.manage') || addedById === caller?.id;

const toDocumentRecord = (call: Call, row: DocumentRow): StudentDocument => toDocument(row, canRemove(call, row));

/** Refuses students who aren't the caller's. */
async function assertOwnStudent(call: Call, studentId: number): Promise<void> {
  if (!(await isStudentAmong(call.db, studentId, wherePresentStudents(call)))) throw notFound();
}

export async function listDocuments(call: Call, { params: { id } }: Input<'listDocuments'>): Output<'listDocuments'> {
  await assertOwnStudent(call, id);
  return { data: (await listDocumentRows(call.db, id)).map((row) => toDocumentRecord(call, row)) };
}

export async function createDocument(call: Call, { params: { id: studentId }, body }: Input<'addDocument'>): Output<'addDocument'> {
  const { ref, kind, name } = body;
  return call.db.transaction(async (tx) => {
    await lockStudent(tx, call, { id: studentId });
    if ((await countDocuments(tx, studentId)) >= MAX_DOCUMENTS) {
      throw new AppError('documentsFull', { values: { limit: MAX_DOCUMENTS } });
    }
    await attachDocument(tx, call, { ref, subject: toDocumentSubject(studentId) });
    const row = { studentId, ref, kind, name, addedBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
    const id = await insertDocument(tx, row);
    const changes = { documentKind: kind, documentId: id };
    await recordChange(tx, call, { action: 'student.addDocument', subjectType: 'student', subjectId: studentId, changes });
    const made = await findDocument(tx, { studentId, id });
    if (made === undefined) throw notFound();
    return toDocumentRecord(call, made);
  });
}

export async function getDocument(call: Call, { params: { id, documentId } }: Input<'readDocument'>): Promise<FileResponse> {
  await assertOwnStudent(call, id);
  const row = await findDocument(call.db, { studentId: id, id: documentId });
  if (row === undefined) throw notFound();
  return getDownload(call.app, { ref: row.ref, name: row.fileName, mediaType: row.mediaType });
}

export async function deleteDocument(call: Call, { params }: Input<'removeDocument'>): Output<'removeDocument'> {
  const { id: studentId, documentId } = params;
  await call.db.transaction(async (tx) => {
    await lockStudent(tx, call, { id: studentId });
    const documents = await listDocumentRows(tx, studentId);
    const row = documents.find(({ id }) => id === documentId);
    if (row === undefined) throw notFound();
    if (!canRemove(call, row)) throw new AppError('documentOfStaff');
    await detachDocument(tx, call.app, { subject: toDocumentSubject(studentId), documents, id: documentId });
    const changes = { documentKind: row.kind, documentId };
    await recordChange(tx, call, { action: 'student.removeDocument', subjectType: 'student', subjectId: studentId, changes });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}
