// Use cases of groups' documents: reading, adding and deleting them. The audit trail has their kinds but not their names, which can reveal
// health data.

import { MAX_DOCUMENTS } from '#contract/attachments/document.shapes.ts';
import type * as endpoints from '#contract/groups/group-documents.endpoints.ts';
import { type GroupDocument, HEALTH_KINDS } from '#contract/groups/group-documents.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { getDownload } from '#server/features/attachments/attachments.public.ts';
import { attachDocument, detachDocument, toDocument } from '#server/features/attachments/documents.public.ts';
import { findGroupRow } from '#server/features/groups/groups.queries.ts';
import { lockGroup } from '#server/features/groups/groups.service.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import {
  countGroupDocuments,
  findGroupDocument,
  type GroupDocumentRow,
  insertGroupDocument,
  listGroupDocumentRows,
  toGroupDocumentSubject,
} from './group-documents.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const seesHealth = ({ may }: Pick<Call, 'may'>): boolean => may('students.health');

const canRemove = ({ may, granted, caller }: Call, { addedById }: GroupDocumentRow): boolean =>
  may('groups.write') && (granted('groups.write')?.all === true || addedById === caller?.id);

const toDocumentRecord = (call: Call, row: GroupDocumentRow): GroupDocument => toDocument(row, canRemove(call, row));

/** Refuses groups that the caller may not see. */
async function assertOwnGroup(call: Call, groupId: number): Promise<void> {
  if ((await findGroupRow(call.db, call, groupId)) === null) throw notFound();
}

export async function listDocuments(call: Call, { params: { id: groupId } }: Input<'listGroupDocuments'>): Output<'listGroupDocuments'> {
  await assertOwnGroup(call, groupId);
  const rows = await listGroupDocumentRows(call.db, { groupId, withHealth: seesHealth(call) });
  return { data: rows.map((row) => toDocumentRecord(call, row)) };
}

export async function addDocument(call: Call, { params: { id: groupId }, body }: Input<'addGroupDocument'>): Output<'addGroupDocument'> {
  const { ref, kind, name } = body;
  if (HEALTH_KINDS.includes(kind) && !seesHealth(call)) throw new ValidationError([{ field: 'kind', rule: 'invalid' }]);
  return call.db.transaction(async (tx) => {
    await lockGroup(tx, call, { id: groupId });
    if ((await countGroupDocuments(tx, groupId)) >= MAX_DOCUMENTS)
      throw new AppError('groupDocumentsFull', { values: { limit: MAX_DOCUMENTS } });
    await attachDocument(tx, call, { ref, subject: toGroupDocumentSubject(groupId) });
    const row = { groupId, ref, kind, name, addedBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
    const id = await insertGroupDocument(tx, row);
    const changes = { groupDocumentKind: kind, documentId: id };
    await recordChange(tx, call, { action: 'group.addDocument', subjectType: 'group', subjectId: groupId, changes });
    const made = await findGroupDocument(tx, { groupId, id, withHealth: true });
    if (made === undefined) throw notFound();
    return toDocumentRecord(call, made);
  });
}

export async function readDocument(call: Call, { params }: Input<'readGroupDocument'>): Promise<FileResponse> {
  const { id: groupId, documentId: id } = params;
  await assertOwnGroup(call, groupId);
  const row = await findGroupDocument(call.db, { groupId, id, withHealth: seesHealth(call) });
  if (row === undefined) throw notFound();
  return getDownload(call.app, { ref: row.ref, name: row.fileName, mediaType: row.mediaType });
}

export async function removeDocument(call: Call, { params }: Input<'removeGroupDocument'>): Output<'removeGroupDocument'> {
  const { id: groupId, documentId } = params;
  await call.db.transaction(async (tx) => {
    await lockGroup(tx, call, { id: groupId });
    const row = await findGroupDocument(tx, { groupId, id: documentId, withHealth: seesHealth(call) });
    if (row === undefined) throw notFound();
    if (!canRemove(call, row)) throw new AppError('documentOfStaff');
    const documents = await listGroupDocumentRows(tx, { groupId, withHealth: true });
    await detachDocument(tx, call.app, { subject: toGroupDocumentSubject(groupId), documents, id: documentId });
    const changes = { groupDocumentKind: row.kind, documentId };
    await recordChange(tx, call, { action: 'group.removeDocument', subjectType: 'group', subjectId: groupId, changes });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}
