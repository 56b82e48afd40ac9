// A row of the audit trail as it is read, with names for numbers.

import type { AuditEntry, AuditValue } from '#contract/administration/audit.shapes.ts';
import type { AuditRow, Person } from './audit.queries.ts';

function readable(value: unknown): AuditValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.map(String);
  return JSON.stringify(value);
}

function isDifference(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value;
}

/** What changed, field by field; a value that stands alone is how the field is afterwards. */
export function changesOf(changes: Readonly<Record<string, unknown>>): AuditEntry['changes'] {
  return Object.entries(changes).map(([field, value]) =>
    isDifference(value)
      ? { field, before: readable(value.before), after: readable(value.after) }
      : { field, before: null, after: readable(value) },
  );
}

/** The user that a row is about, if it is about one. */
export function subjectUserId({ subjectType, subjectId }: Pick<AuditRow, 'subjectType' | 'subjectId'>): number | null {
  return subjectType === 'user' && /^\d{1,15}$/.test(subjectId) ? Number(subjectId) : null;
}

export function auditRecord(row: AuditRow, people: ReadonlyMap<number, Person>): AuditEntry {
  const person = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  const subject = person(subjectUserId(row));
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: person(row.actorId),
    viewer: person(row.viewerId),
    action: row.action,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subjectName: subject === null ? null : `${subject.firstName} ${subject.lastName}`.trim(),
    changes: changesOf(row.changes),
    requestId: row.requestId,
  };
}

/** @example changeText({ field: 'phone', before: null, after: '+353 1 234' }) // 'phone: – → +353 1 234' */
export function changeText({ field, before, after }: AuditEntry['changes'][number]): string {
  const text = (value: AuditValue) => (value === null || value === '' ? '–' : String(value));
  return `${field}: ${text(before)} → ${text(after)}`;
}
