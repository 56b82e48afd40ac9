// Use cases of reading the audit trail.

import type * as endpoints from '#contract/administration/audit.endpoints.ts';
import type { AuditEntry } from '#contract/administration/audit.shapes.ts';
import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { auditListSql, findAuditRows, findPeople, listChoices } from './audit.queries.ts';
import { toAuditRecord, toChangeText } from './audit.records.ts';
import { findSubjectNames } from './audit-subjects.queries.ts';

/** Returns entries with the names of their users and subjects. */
async function findEntries({ db }: Call, ids: readonly number[]): Promise<AuditEntry[]> {
  const rows = await findAuditRows(db, ids);
  const actors = rows.flatMap((row) => [row.actorId, row.viewerId]).filter((id) => id !== null);
  const names = { people: await findPeople(db, actors), subjects: await findSubjectNames(db, rows) };
  return rows.map((row) => toAuditRecord(row, names));
}

export async function listAudit(
  call: Call,
  { query }: CheckedRequest<typeof endpoints.listAudit>,
): Promise<AnswerOf<typeof endpoints.listAudit>> {
  return readPage(call, auditListSql, { asked: query, rows: (ids) => findEntries(call, ids) });
}

const toName = (person: AuditEntry['actor']) => (person === null ? null : `${person.firstName} ${person.lastName}`.trim());

function createColumns(words: AuditMessages): readonly ExportColumn<AuditEntry>[] {
  return [
    { name: 'at', kind: 'instant', value: ({ at }) => new Date(at) },
    { name: 'actor', kind: 'text', value: ({ actor }) => toName(actor) },
    { name: 'viewer', kind: 'text', value: ({ viewer }) => toName(viewer) },
    { name: 'action', kind: 'text', value: ({ action }) => words.action(action) },
    { name: 'subjectType', kind: 'text', value: ({ subjectType }) => words.subjectType(subjectType) },
    { name: 'subject', kind: 'text', value: (entry) => words.subject(entry) },
    { name: 'changes', kind: 'text', value: ({ changes }) => changes.map((change) => toChangeText(change, words)).join('\n') },
  ];
}

export function exportAudit(call: Call, { query }: CheckedRequest<typeof endpoints.exportAudit>): Promise<FileResponse> {
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  return exportList(call, auditListSql, { asked: query, rows: (ids) => findEntries(call, ids), columns: createColumns(words) });
}

export async function listAuditChoices({ db }: Call): Promise<AnswerOf<typeof endpoints.listAuditChoices>> {
  return listChoices(db);
}
