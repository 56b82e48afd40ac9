// Maps a row of the audit trail to its record, with names instead of IDs.

import type { AuditEntry, AuditValue } from '#contract/administration/audit.shapes.ts';
import type { AuditMessages } from '#contract/administration/audit-messages.ts';
import type { AuditRow, Person } from './audit.queries.ts';
import { toSubjectKey } from './audit-subjects.queries.ts';

function toAuditValue(value: unknown): AuditValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.map(String);
  return JSON.stringify(value);
}

function isDifference(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Turns a list of records into an object keyed by position, from 1. */
function numberRecords(value: unknown): unknown {
  if (!Array.isArray(value) || !value.some(isObject)) return value;
  return Object.fromEntries(value.map((item, index) => [`${index + 1}`, item]));
}

/** Returns the changed fields of a nested field with their paths: `texts.de.title`, `allocations.1.amount`. */
function flattenChange(field: string, change: { before: unknown; after: unknown }): AuditEntry['changes'] {
  const [before, after] = [numberRecords(change.before), numberRecords(change.after)];
  if (!isObject(before) && !isObject(after)) return [{ field, before: toAuditValue(before), after: toAuditValue(after) }];
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .flatMap((name) => flattenChange(`${field}.${name}`, { before: was[name], after: is[name] }));
}

/** Returns the changes field by field; a value that isn't a difference is the new value of the field. */
export function toChanges(changes: Readonly<Record<string, unknown>>): AuditEntry['changes'] {
  return Object.entries(changes).flatMap(([field, value]) =>
    isDifference(value)
      ? flattenChange(field, value).filter(({ before, after }) => before !== after)
      : flattenChange(field, { before: null, after: value }),
  );
}

/** Returns the name of a deleted subject if its changes contain it. */
function findNameWithin(changes: AuditEntry['changes']): string | null {
  const named = changes.find(({ field }) => ['title', 'name', 'reference'].includes(field));
  const name = named?.after ?? named?.before;
  return typeof name === 'string' ? name : null;
}

interface NamesOfEntries {
  readonly people: ReadonlyMap<number, Person>;
  /** Keyed by `toSubjectKey`. */
  readonly subjects: ReadonlyMap<string, string>;
}

export function toAuditRecord(row: AuditRow, { people, subjects }: NamesOfEntries): AuditEntry {
  const person = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  const changes = toChanges(row.changes);
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: person(row.actorId),
    viewer: person(row.viewerId),
    action: row.action,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subjectName: subjects.get(toSubjectKey(row)) || findNameWithin(changes),
    changes,
    requestId: row.requestId,
  };
}

/** @example toChangeText({ field: 'phone', before: null, after: '+353 1 234' }, words) // 'Phone: empty → +353 1 234' */
export function toChangeText({ field, before, after }: AuditEntry['changes'][number], words: AuditMessages): string {
  return `${words.field(field)}: ${words.value(field, before)} → ${words.value(field, after)}`;
}
