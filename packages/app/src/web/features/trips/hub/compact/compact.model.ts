// The compact sheet: its days and grouping in the address, and its rows in groups.

import { addDays, isDay } from '#contract/platform/days.ts';
import type { SheetRow } from '#contract/trips/sheet.shapes.ts';

export const GROUPINGS = ['county', 'coordinator'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface CompactState {
  readonly from: string;
  readonly to: string;
  readonly by: Grouping;
}

/** The days shown at first, from today. */
const DAYS = 7;

/** Parses the state from an address; without days, the coming week. */
export function readCompactState(query: string, today: string): CompactState {
  const asked = new URLSearchParams(query);
  const [from, to] = [asked.get('from'), asked.get('to')];
  const first = isDay(from) ? from : today;
  const by = GROUPINGS.find((grouping) => grouping === asked.get('by')) ?? 'county';
  return { from: first, to: isDay(to) ? to : addDays(first, isDay(from) ? 0 : DAYS - 1), by };
}

export function writeCompactState({ from, to, by }: CompactState): string {
  return `from=${from}&to=${to}&by=${by}`;
}

export interface RowGroup {
  /** The name of the county or the coordinator; null for rows without one. */
  readonly name: string | null;
  readonly rows: readonly SheetRow[];
}

/** Groups rows by name, those without one last; within a group by arrival, then by student. */
export function groupRows(rows: readonly SheetRow[], { by, tag }: { by: Grouping; tag: string }): readonly RowGroup[] {
  const order = new Intl.Collator(tag);
  const byName = new Map<string | null, SheetRow[]>();
  for (const row of rows) byName.set(row[by] || null, [...(byName.get(row[by] || null) ?? []), row]);
  const arrivalOf = ({ fromDate, arrivalDay, arrivalTime }: SheetRow) => `${arrivalDay ?? fromDate} ${arrivalTime ?? '~'}`;
  const inOrder = (one: SheetRow, other: SheetRow) =>
    arrivalOf(one) === arrivalOf(other) ? order.compare(one.student, other.student) : arrivalOf(one) < arrivalOf(other) ? -1 : 1;
  return [...byName]
    .map(([name, own]) => ({ name, rows: own.toSorted(inOrder) }))
    .sort((one, other) => {
      if (one.name === null || other.name === null) return Number(one.name === null) - Number(other.name === null);
      return order.compare(one.name, other.name);
    });
}
