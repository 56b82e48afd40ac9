// Use cases of reading the audit trail.

import type * as endpoints from '#contract/administration/audit.endpoints.ts';
import type { AuditEntry } from '#contract/administration/audit.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { auditByIds, auditChoices, auditTrail, namesOf } from './audit.queries.ts';
import { auditRecord, changeText, subjectUserId } from './audit.records.ts';

/** Entries with the names of the people in them. */
async function entries({ db }: Call, ids: readonly number[]): Promise<AuditEntry[]> {
  const rows = await auditByIds(db, ids);
  const people = rows.flatMap((row) => [row.actorId, row.viewerId, subjectUserId(row)]).filter((id) => id !== null);
  const names = await namesOf(db, people);
  return rows.map((row) => auditRecord(row, names));
}

export async function listAudit(
  call: Call,
  { query }: CheckedRequest<typeof endpoints.listAudit>,
): Promise<AnswerOf<typeof endpoints.listAudit>> {
  return readPage(call, auditTrail, { asked: query, rows: (ids) => entries(call, ids) });
}

const nameOf = (person: AuditEntry['actor']) => (person === null ? null : `${person.firstName} ${person.lastName}`.trim());

const COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { name: 'at', kind: 'instant', value: ({ at }) => new Date(at) },
  { name: 'actor', kind: 'text', value: ({ actor }) => nameOf(actor) },
  { name: 'viewer', kind: 'text', value: ({ viewer }) => nameOf(viewer) },
  { name: 'action', kind: 'text', value: ({ action }) => action },
  { name: 'subjectType', kind: 'text', value: ({ subjectType }) => subjectType },
  { name: 'subject', kind: 'text', value: ({ subjectId, subjectName }) => subjectName ?? subjectId },
  { name: 'changes', kind: 'text', value: ({ changes }) => changes.map(changeText).join('\n') },
];

export function exportAudit(call: Call, { query }: CheckedRequest<typeof endpoints.exportAudit>): Promise<Bytes> {
  return exportList(call, auditTrail, { asked: query, rows: (ids) => entries(call, ids), columns: COLUMNS });
}

export async function listAuditChoices({ db }: Call): Promise<AnswerOf<typeof endpoints.listAuditChoices>> {
  return auditChoices(db);
}
