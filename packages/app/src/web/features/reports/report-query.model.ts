// What the page shows, as it stands in the address: which report, its period, comparison, groups and filters.

import { isDay } from '#contract/platform/days.ts';
import {
  COMPARISONS,
  type Comparison,
  getReportDefinition,
  REPORT_GROUPS,
  REPORT_NAMES,
  type ReportGroup,
  type ReportName,
} from '#contract/reports/reports.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

export const FILTERS = ['countyId', 'businessId', 'agentId'] as const;
export type FilterName = (typeof FILTERS)[number];

export interface PageState extends Period {
  readonly report: ReportName;
  readonly by: ReportGroup;
  readonly second: ReportGroup | null;
  readonly compare: Comparison;
  readonly filters: Readonly<Partial<Record<FilterName, number>>>;
  /** The drawn figure; null for the first of the report. */
  readonly figure: string | null;
}

export const PRESETS = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const;

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
const firstDayOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

/** Returns the suggested periods, relative to today. */
export function listPresets(today: string): readonly (Period & { readonly name: (typeof PRESETS)[number] })[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const quarter = month - ((month - 1) % 3);
  return [
    { name: 'thisMonth', from: firstDayOf(year, month), to: lastDayOf(year, month) },
    { name: 'lastMonth', from: firstDayOf(year, month - 1), to: lastDayOf(year, month - 1) },
    { name: 'thisQuarter', from: firstDayOf(year, quarter), to: lastDayOf(year, quarter + 2) },
    { name: 'thisYear', from: firstDayOf(year, 1), to: lastDayOf(year, 12) },
  ];
}

/** Returns whether a period can be asked for: two days, the first not after the last. */
export function isPeriod({ from, to }: Period): boolean {
  return isDay(from) && isDay(to) && from <= to;
}

/** Reads the address; what is missing or unknown there has its usual value. */
export function readPageState(params: URLSearchParams, { today, reports }: { today: string; reports: readonly ReportName[] }): PageState {
  const report = reports.find((one) => one === params.get('report')) ?? reports[0] ?? REPORT_NAMES[0];
  const { groups } = getReportDefinition(report);
  const by = groups.find((one) => one === params.get('by')) ?? groups[0] ?? REPORT_GROUPS[0];
  const second = groups.find((one) => one === params.get('second') && one !== by) ?? null;
  const usual = listPresets(today).find(({ name }) => name === 'thisYear') ?? { from: today, to: today };
  const day = (name: 'from' | 'to') => {
    const text = params.get(name);
    return isDay(text) ? text : usual[name];
  };
  const filters = FILTERS.flatMap((name) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,14}$/.test(text) ? [[name, Number(text)] as const] : [];
  });
  return {
    ...{ report, by, second, from: day('from'), to: day('to') },
    compare: COMPARISONS.find((one) => one === params.get('compare')) ?? 'none',
    filters: Object.fromEntries(filters),
    figure: params.get('figure'),
  };
}

/** Returns the query of the request for a report. */
export function toReportQuery({ from, to, by, second, compare, filters }: PageState) {
  return { from, to, by, compare, ...filters, ...(second === null ? {} : { also: second }) };
}
