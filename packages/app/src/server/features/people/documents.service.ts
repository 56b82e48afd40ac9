// Use cases of papers of students: seeing, bringing, keeping and taking them out. The change log tells their kinds, never their names:
// what a paper is called can tell of somebody's health.

import type * as endpoints from '#contract/people/documents.endpoints.ts';
import { DOCUMENT_FILES, MAX_STUDENT_DOCUMENTS, type StudentDocument } from '#contract/people/documents.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { attach, fileToKeep, letGo } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { countDocuments, type DocumentRow, documentOf, documentsOf, insertDocument, papersOf } from './documents.queries.ts';
import { presentStudents } from './scopes.queries.ts';
import { isAmong } from './students.queries.ts';
import { heldStudent } from './writing.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const mayRemove = ({ may, caller }: Pick<Call, 'may' | 'caller'>, { addedById }: DocumentRow): boolean =>
  may('students.manage') || addedById === caller?.id;

function documentRecord(call: Call, row: DocumentRow): StudentDocument {
  const { ref: _, addedById: __, createdAt, ...told } = row;
  return { ...told, createdAt: createdAt.toISOString(), canRemove: mayRemove(call, row) };
}

/** Refuses a student who is none of the caller's. */
async function demandOwn(call: Call, studentId: number): Promise<void> {
  if (!(await isAmong(call.db, studentId, presentStudents(call)))) throw notFound();
}

export async function listDocuments(call: Call, { params: { id } }: Asked<'listDocuments'>): Answered<'listDocuments'> {
  await demandOwn(call, id);
  return { data: (await documentsOf(call.db, id)).map((row) => documentRecord(call, row)) };
}

export async function addDocument(call: Call, { params: { id: studentId }, body }: Asked<'addDocument'>): Answered<'addDocument'> {
  const { ref, kind, name } = body;
  return call.db.transaction(async (tx) => {
    await heldStudent(tx, call, { id: studentId });
    if ((await countDocuments(tx, studentId)) >= MAX_STUDENT_DOCUMENTS) {
      throw new Refusal('documentsFull', { values: { limit: MAX_STUDENT_DOCUMENTS } });
    }
    const [file] = await attach(tx, call, { refs: [ref], subject: papersOf(studentId), access: 'private', field: 'ref' });
    if (file?.kind !== 'image' && file?.kind !== 'pdf') {
      throw new Refusal('fileTypeRefused', { field: 'ref', values: { kinds: DOCUMENT_FILES.join(', ') } });
    }
    const row = { studentId, ref, kind, name, addedBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
    const id = await insertDocument(tx, row);
    const changes = { documentKind: kind, documentId: id };
    await recordChange(tx, call, { action: 'student.addDocument', subjectType: 'student', subjectId: studentId, changes });
    const made = await documentOf(tx, { studentId, id });
    if (made === undefined) throw notFound();
    return documentRecord(call, made);
  });
}

export async function readDocument(call: Call, { params: { id, documentId } }: Asked<'readDocument'>): Promise<Bytes> {
  await demandOwn(call, id);
  const row = await documentOf(call.db, { studentId: id, id: documentId });
  if (row === undefined) throw notFound();
  return fileToKeep(call.app, { ref: row.ref, name: row.fileName, mediaType: row.mediaType });
}

export async function removeDocument(call: Call, { params }: Asked<'removeDocument'>): Answered<'removeDocument'> {
  const { id: studentId, documentId } = params;
  await call.db.transaction(async (tx) => {
    await heldStudent(tx, call, { id: studentId });
    const all = await documentsOf(tx, studentId);
    const row = all.find(({ id }) => id === documentId);
    if (row === undefined) throw notFound();
    if (!mayRemove(call, row)) throw new Refusal('documentOfStaff');
    // The row of a paper goes with its file.
    const others = all.filter(({ id }) => id !== documentId);
    await letGo(tx, call.app, { subject: papersOf(studentId), except: others.map(({ ref }) => ref) });
    const changes = { documentKind: row.kind, documentId };
    await recordChange(tx, call, { action: 'student.removeDocument', subjectType: 'student', subjectId: studentId, changes });
  });
  return { message: wordsIn(call.locale)('answers.deleted') };
}
