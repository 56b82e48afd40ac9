// Use cases of reading the audit trail.

import type * as endpoints from '#contract/administration/audit.endpoints.ts';
import type { AuditEntry } from '#contract/administration/audit.shapes.ts';
import { type ChangeWords, changeWords } from '#contract/administration/change-words.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { lookUpIn } from '#server/platform/words.ts';
import { auditByIds, auditChoices, auditTrail, namesOf } from './audit.queries.ts';
import { auditRecord, changeText } from './audit.records.ts';
import { subjectNames } from './audit-subjects.queries.ts';

/** Entries with the names of the people in them. */
async function entries({ db }: Call, ids: readonly number[]): Promise<AuditEntry[]> {
  const rows = await auditByIds(db, ids);
  const actors = rows.flatMap((row) => [row.actorId, row.viewerId]).filter((id) => id !== null);
  const names = { people: await namesOf(db, actors), subjects: await subjectNames(db, rows) };
  return rows.map((row) => auditRecord(row, names));
}

export async function listAudit(
  call: Call,
  { query }: CheckedRequest<typeof endpoints.listAudit>,
): Promise<AnswerOf<typeof endpoints.listAudit>> {
  return readPage(call, auditTrail, { asked: query, rows: (ids) => entries(call, ids) });
}

const nameOf = (person: AuditEntry['actor']) => (person === null ? null : `${person.firstName} ${person.lastName}`.trim());

function columns(words: ChangeWords): readonly ExportColumn<AuditEntry>[] {
  return [
    { name: 'at', kind: 'instant', value: ({ at }) => new Date(at) },
    { name: 'actor', kind: 'text', value: ({ actor }) => nameOf(actor) },
    { name: 'viewer', kind: 'text', value: ({ viewer }) => nameOf(viewer) },
    { name: 'action', kind: 'text', value: ({ action }) => words.action(action) },
    { name: 'subjectType', kind: 'text', value: ({ subjectType }) => words.subjectType(subjectType) },
    { name: 'subject', kind: 'text', value: (entry) => words.subject(entry) },
    { name: 'changes', kind: 'text', value: ({ changes }) => changes.map((change) => changeText(change, words)).join('\n') },
  ];
}

export function exportAudit(call: Call, { query }: CheckedRequest<typeof endpoints.exportAudit>): Promise<Bytes> {
  const words = changeWords(lookUpIn(call.locale), call.locale);
  return exportList(call, auditTrail, { asked: query, rows: (ids) => entries(call, ids), columns: columns(words) });
}

export async function listAuditChoices({ db }: Call): Promise<AnswerOf<typeof endpoints.listAuditChoices>> {
  return auditChoices(db);
}
