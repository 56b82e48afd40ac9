// The rows of the planner: the totals of all families, then each county with its families; and what keys do among them.

import type { PlannerRow } from '#contract/host-families/planner.shapes.ts';
import { PLANNER_WEEKS, sumWeeks, type WeekLetter, type WeekTotal } from '#contract/host-families/planner-weeks.ts';

interface Totals {
  readonly key: string;
  readonly name: string;
  readonly families: number;
  readonly totals: readonly WeekTotal[];
}

export type PlannerItem =
  | (Totals & { readonly kind: 'all' })
  | (Totals & { readonly kind: 'county'; readonly countyId: number; readonly isFolded: boolean })
  | { readonly kind: 'family'; readonly key: string; readonly family: PlannerRow };

interface ItemsInput {
  readonly rows: readonly PlannerRow[];
  /** The counties whose families are hidden. */
  readonly folded: ReadonlySet<number>;
  /** The name of the first row. */
  readonly allName: string;
}

/** Returns the families of each county; they come by county. */
function groupByCounty(rows: readonly PlannerRow[]): PlannerRow[][] {
  const groups: PlannerRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.countyId === row.countyId) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Returns the rows in their order; none without families. */
export function listPlannerItems({ rows, folded, allName }: ItemsInput): PlannerItem[] {
  if (rows.length === 0) return [];
  const counties = groupByCounty(rows).map((families): PlannerItem[] => {
    const { countyId = 0, county: name = '' } = families[0] ?? {};
    const isFolded = folded.has(countyId);
    const head: PlannerItem = {
      ...{ kind: 'county', key: `county-${countyId}`, countyId, name, isFolded },
      ...{ families: families.length, totals: sumWeeks(families) },
    };
    return [head, ...(isFolded ? [] : families.map((family): PlannerItem => ({ kind: 'family', key: String(family.id), family })))];
  });
  return [{ kind: 'all', key: 'all', name: allName, families: rows.length, totals: sumWeeks(rows) }, ...counties.flat()];
}

/** Returns the share of the families of a week that could host and have no free bed, from 0 to 1. */
export function getFullShare({ f, p, h, b, a }: WeekTotal): number {
  const hosts = f + p + h + b + a;
  return hosts === 0 ? 0 : (h + b) / hosts;
}

/** Returns how many weeks of a family have each letter. */
export function countLetters(weeks: string): Readonly<Record<WeekLetter, number>> {
  const counts = { f: 0, p: 0, h: 0, b: 0, a: 0, '-': 0 };
  for (const letter of weeks) counts[letter as WeekLetter] += 1;
  return counts;
}

/** So late in its month, the first week has no room for the month's name before the next one begins. */
const LATE_DAY = 22;

/** Returns the weeks in which a month begins, with their first days. */
export function listMonthStarts(weekStarts: readonly string[]): { readonly week: number; readonly start: string }[] {
  return weekStarts.flatMap((start, week) => {
    const isFirst = week === 0 ? Number(start.slice(8)) < LATE_DAY : start.slice(0, 7) !== weekStarts[week - 1]?.slice(0, 7);
    return isFirst ? [{ week, start }] : [];
  });
}

/** A row and a week. */
export interface PlannerPlace {
  readonly row: number;
  readonly week: number;
}

interface KeyInput {
  readonly key: string;
  readonly ctrl: boolean;
  readonly at: PlannerPlace;
  readonly rows: number;
  readonly pageRows: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** Returns the place that a key leads to; null for other keys. */
export function findPlaceByKey({ key, ctrl, at: { row, week }, rows, pageRows }: KeyInput): PlannerPlace | null {
  const to = (nextRow: number, nextWeek: number) => ({ row: clamp(nextRow, rows), week: clamp(nextWeek, PLANNER_WEEKS) });
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, week);
    case 'ArrowDown':
      return to(ctrl ? rows - 1 : row + 1, week);
    case 'ArrowLeft':
      return to(row, ctrl ? 0 : week - 1);
    case 'ArrowRight':
      return to(row, ctrl ? PLANNER_WEEKS - 1 : week + 1);
    case 'Home':
      return to(ctrl ? 0 : row, 0);
    case 'End':
      return to(ctrl ? rows - 1 : row, PLANNER_WEEKS - 1);
    case 'PageUp':
      return to(row - pageRows, week);
    case 'PageDown':
      return to(row + pageRows, week);
    default:
      return null;
  }
}
