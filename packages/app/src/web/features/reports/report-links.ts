// The list behind a row of a report: the trips that arrive or were created, or the invoices sent, in its month, county or business.

import type { Report, ReportRow } from '#contract/reports/reports.shapes.ts';
import type { ReportName } from '#contract/reports/reports.ts';
import { AGREED_STATES } from '#contract/trips/states.ts';
import { paths } from '#web/paths.ts';
import type { FilterName } from './report-query.model.ts';

type Filters = Readonly<Partial<Record<FilterName, number>>>;

interface TripList {
  /** The day that the report counts by. */
  readonly day: 'fromDate' | 'createdAt';
  readonly filters: Readonly<Record<string, string>>;
  /** The only part whose trips are all of the list. */
  readonly part?: string;
}

/** Reports with rows that a list of trips shows; others count nights of trips over several months, or by steps of the past. */
const TRIP_LISTS: Readonly<Partial<Record<ReportName, TripList>>> = {
  leadTime: { day: 'fromDate', filters: { state: AGREED_STATES.join(',') } },
  conversion: { day: 'createdAt', filters: {}, part: 'created' },
};

const lastDayOf = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** Returns the days of a row: those of its month within the period. */
function getDays({ by, period }: Report, { groups }: ReportRow): { from: string; to: string } {
  const month = groups[by.indexOf('month')]?.key;
  if (month === undefined) return period;
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return { from: first < period.from ? period.from : first, to: last > period.to ? period.to : last };
}

/** Returns the filters of a row; null if it is of trips without what it is grouped by. */
function getFilters({ by }: Report, { groups }: ReportRow, filters: Filters): Filters | null {
  const own = by.flatMap((group, at) => (group === 'month' || groups[at] === undefined ? [] : [[`${group}Id`, groups[at].key] as const]));
  if (own.some(([, key]) => key === '')) return null;
  return { ...filters, ...Object.fromEntries(own.map(([name, key]) => [name, Number(key)])) };
}

/** Returns the address of the list behind a row; null if no list shows just that. */
export function toRowAddress(report: Report, row: ReportRow, filters: Filters): string | null {
  const own = getFilters(report, row, filters);
  if (own === null) return null;
  const { from, to } = getDays(report, row);
  const days = `${from}..${to}`;
  if (report.report === 'revenue') {
    const { businessId, ...others } = own;
    if (Object.keys(others).length > 0) return null;
    return paths.hubSalesInvoices({ issueDate: days, ...(businessId === undefined ? {} : { businessId }) });
  }
  const list = TRIP_LISTS[report.report];
  if (list === undefined || (list.part !== undefined && list.part !== row.part)) return null;
  return paths.hubTrips({ ...own, ...list.filters, [list.day]: days });
}
