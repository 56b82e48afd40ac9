// The records that the user opened last, kept in this browser until they sign out: the names of children are among them.

import { type FoundRecord, RECORD_KINDS } from '#contract/record-search/record-search.shapes.ts';
import { persist } from '#web/platform/session/app-persist.ts';

const KEPT = 6;

/** The stored value may be of an older version, or damaged. */
function isRecord(found: unknown): found is FoundRecord {
  if (typeof found !== 'object' || found === null) return false;
  const { kind, id, title, details } = found as Partial<Record<keyof FoundRecord, unknown>>;
  return (
    (RECORD_KINDS as readonly unknown[]).includes(kind) &&
    typeof id === 'number' &&
    typeof title === 'string' &&
    Array.isArray(details) &&
    details.every((detail) => typeof detail === 'string')
  );
}

export function listRecentRecords(userId: number): FoundRecord[] {
  const found = persist.get().recentRecords?.[userId];
  return Array.isArray(found) ? found.filter(isRecord).slice(0, KEPT) : [];
}

/** Puts a record first. Messages are left out: their text belongs to those who write it. Only one user's records are kept. */
export function keepRecentRecord(userId: number, record: FoundRecord): void {
  if (record.kind === 'message') return;
  const others = listRecentRecords(userId).filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  persist.update({ recentRecords: { [userId]: [record, ...others].slice(0, KEPT) } });
}
