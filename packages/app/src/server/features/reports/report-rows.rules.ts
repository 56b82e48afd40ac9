// Makes the rows of a report of what was counted: beside the other period, with months in which nothing happened, in order.

import type { ReportCell, ReportGroupValue, ReportRow } from '#contract/reports/reports.shapes.ts';
import { CONVERSION_STEPS, type FigureKind, type ReportFigure, type ReportGroup } from '#contract/reports/reports.ts';
import type { AmountMath } from '#server/features/finance/finance.public.ts';
import type { CountedGroup } from './counted-groups.ts';
import { getMonthIndex, listMonths, type Span } from './report-periods.rules.ts';

interface Counted {
  readonly span: Span;
  readonly counted: readonly CountedGroup[];
}

export interface RowsInput {
  readonly by: readonly ReportGroup[];
  readonly figures: readonly ReportFigure[];
  readonly now: Counted;
  /** The other period; null without a comparison. */
  readonly before: Counted | null;
  readonly mathOf: (currency: string) => AmountMath;
  readonly locale: string;
}

type Values = CountedGroup['values'];

/** The arithmetic of a row's currency; null without amounts, and for the counts beside them, which stand in rows without a currency. */
function findMath(part: string, { figures, mathOf }: RowsInput): AmountMath | null {
  return part !== '' && figures.some(({ kind }) => kind === 'money') ? mathOf(part) : null;
}

/** Returns a figure in its final digits; what wasn't counted is 0, and a share or days of nothing are unknown, as is a count by currency. */
function toValue(value: string | null | undefined, kind: FigureKind, math: AmountMath | null): string | null {
  if (kind === 'money') return math === null ? null : math.sum(value ? [value] : []);
  if (math !== null) return null;
  if (value === null || value === undefined) return kind === 'count' || kind === 'distinct' ? '0' : null;
  return value;
}

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/** Returns the change in percent; null without a base. */
function toPercent(difference: string, before: string): string | null {
  const base = Math.abs(Number(before));
  return base === 0 ? null : oneDecimal((Number(difference) / base) * 100);
}

function toCell(
  { kind }: ReportFigure,
  { value, before, math }: { value: string | null; before: string | null; math: AmountMath | null },
): ReportCell {
  if (value === null || before === null) return { value, before, difference: null, percent: null };
  const difference = kind === 'money' && math !== null ? math.subtract(value, before) : oneDecimal(Number(value) - Number(before));
  return { value, before, difference, percent: kind === 'share' ? null : toPercent(difference, before) };
}

interface Pair {
  readonly groups: readonly ReportGroupValue[];
  readonly part: string;
  readonly now: Values | null;
  readonly before: Values | null;
}

function toRow({ groups, part, now, before }: Pair, input: RowsInput): ReportRow {
  const math = findMath(part, input);
  const cells = input.figures.map((figure) => {
    const value = toValue(now?.[figure.name], figure.kind, math);
    const other = input.before === null ? null : toValue(before?.[figure.name], figure.kind, math);
    return toCell(figure, { value, before: other, math });
  });
  return { groups: [...groups], part, cells };
}

/** Replaces the month of a group by that of the period which stands at the same place. */
function toOwnMonth(groups: readonly ReportGroupValue[], { by, span, own }: { by: readonly ReportGroup[]; span: Span; own: Span }) {
  const months = listMonths(own);
  return groups.map((group, at) => (by[at] === 'month' ? { ...group, key: months[getMonthIndex(group.key, span)] ?? group.key } : group));
}

const keyOf = (groups: readonly ReportGroupValue[], part: string) => JSON.stringify([part, ...groups.map(({ key }) => key)]);

/** Pairs the groups of both periods. */
function pairGroups({ by, now, before }: RowsInput, isTotal: boolean): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const sides = [['now', now], ...(before === null ? [] : [['before', before] as const])] as const;
  for (const [side, { span, counted }] of sides) {
    for (const one of counted.filter((group) => group.isTotal === isTotal)) {
      const groups = isTotal ? [] : toOwnMonth(one.groups, { by, span, own: now.span });
      const key = keyOf(groups, one.part);
      const known = pairs.get(key) ?? { groups, part: one.part, now: null, before: null };
      pairs.set(key, { ...known, [side]: one.values });
    }
  }
  return pairs;
}

/** Adds the months in which nothing was counted, for a report by month alone. */
function addEmptyMonths(pairs: Map<string, Pair>, { by, now: { span } }: RowsInput, parts: readonly string[]): void {
  if (by.length !== 1 || by[0] !== 'month') return;
  for (const part of parts) {
    for (const month of listMonths(span)) {
      const groups = [{ key: month, label: '' }];
      const key = keyOf(groups, part);
      if (!pairs.has(key)) pairs.set(key, { groups, part, now: null, before: null });
    }
  }
}

const STEPS: readonly string[] = CONVERSION_STEPS;

function compareRows(a: Pair, b: Pair, collator: Intl.Collator): number {
  for (const [at, { key, label }] of a.groups.entries()) {
    const other = b.groups[at];
    if (other === undefined || other.key === key) continue;
    if (key === '' || other.key === '') return key === '' ? 1 : -1;
    return collator.compare(label, other.label) || collator.compare(key, other.key);
  }
  const steps = STEPS.indexOf(a.part) - STEPS.indexOf(b.part);
  return steps === 0 ? a.part.localeCompare(b.part) : steps;
}

/** Returns the rows of the groups in order, and the totals of each currency or step. */
export function toReportRows(input: RowsInput): { rows: ReportRow[]; totals: ReportRow[] } {
  const collator = new Intl.Collator(input.locale);
  const inOrder = (pairs: Map<string, Pair>) =>
    [...pairs.values()].sort((a, b) => compareRows(a, b, collator)).map((pair) => toRow(pair, input));
  const totals = pairGroups(input, true);
  const groups = pairGroups(input, false);
  addEmptyMonths(
    groups,
    input,
    [...totals.values()].map(({ part }) => part),
  );
  return { rows: inOrder(groups), totals: inOrder(totals) };
}
