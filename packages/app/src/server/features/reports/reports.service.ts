// Use cases of the reports: the figures of a period beside those of another, on the page.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/reports/reports.endpoints.ts';
import type { Report, ReportQuery } from '#contract/reports/reports.shapes.ts';
import { getReportDefinition, type ReportGroup, type ReportName } from '#contract/reports/reports.ts';
import { getLedgerByTrip } from '#server/features/billing/billing.public.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { countCancellations } from './cancellations.queries.ts';
import type { CountedGroup, ReportInput } from './counted-groups.ts';
import { countNights } from './nights.queries.ts';
import { countOccupancy } from './occupancy.queries.ts';
import { listAgentChoices, listBusinessChoices, listCountyChoices, listTripGroups, selectTripIds } from './report-choices.queries.ts';
import { getComparedSpan, type Span } from './report-periods.rules.ts';
import { toReportRows } from './report-rows.rules.ts';
import { listAllowedFigures, mayForAll, toTripFilter } from './reports.access.ts';
import { sumRevenue } from './revenue.rules.ts';
import { countConversion, countLeadTimes } from './trip-steps.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Reads the ledger of the period, or of the trips asked for: what is billed for a trip counts for its county and agent, the rest for none. */
async function countRevenue({ db }: Call, { by, filter, ...span }: ReportInput): Promise<CountedGroup[]> {
  const { businessId, ...tripFilter } = filter;
  const onlyTheseTrips = Object.values(tripFilter).some((id) => id !== null);
  const trips = onlyTheseTrips ? { trips: selectTripIds(tripFilter) } : {};
  const movements = await getLedgerByTrip(db, { ...span, ...(businessId === null ? {} : { businessId }), ...trips });
  const groups = by.includes('county') || by.includes('agent') ? await listTripGroups(db, tripFilter) : [];
  return sumRevenue(movements, { by, trips: new Map(groups.map((trip) => [trip.tripId, trip])), mathOf: getAmountMath });
}

function countReport(call: Call, name: ReportName, input: ReportInput): Promise<CountedGroup[]> {
  switch (name) {
    case 'nights':
      return countNights(call.db, input);
    case 'occupancy':
      return countOccupancy(call.db, input);
    case 'conversion':
      return countConversion(call.db, input);
    case 'leadTime':
      return countLeadTimes(call.db, input);
    case 'cancellations':
      return countCancellations(call.db, { ...input, withMoney: mayForAll(call, 'reports.money') });
    default:
      return countRevenue(call, input);
  }
}

/** Returns the groups asked for; refuses one that the report doesn't have. */
function assertGroups(groups: readonly ReportGroup[], { by, also }: ReportQuery): ReportGroup[] {
  const values = { choices: groups.join(', ') };
  const faults = Object.entries({ by, also }).flatMap(([field, group]) =>
    group === undefined || groups.includes(group) ? [] : [{ field, rule: 'choice' as const, values }],
  );
  if (faults.length > 0) throw new ValidationError(faults);
  return also === undefined || also === by ? [by] : [by, also];
}

/** Returns a report with the figures and the trips that the caller may see. */
export async function buildReport(call: Call, name: ReportName, query: ReportQuery): Promise<Report> {
  const { app, locale } = call;
  const definition = getReportDefinition(name);
  const by = assertGroups(definition.groups, query);
  const figures = listAllowedFigures(call, definition.figures);
  const period: Span = { from: query.from, to: query.to };
  const compared = getComparedSpan(period, query.compare);
  const asOf = app.clock.now();
  const count = async (span: Span) => ({
    span,
    counted: await countReport(call, name, { ...span, by, filter: toTripFilter(call, query), timeZone: app.config.TIME_ZONE }),
  });
  const now = await count(period);
  const before = compared === null ? null : await count(compared);
  const { rows, totals } = toReportRows({ by, figures, now, before, mathOf: getAmountMath, locale });
  const shown = figures.map((figure) => ({ name: figure.name, kind: figure.kind }));
  return { report: name, asOf: asOf.toISOString(), period, compared, by, figures: shown, rows, totals };
}

export function readReport(call: Call, { query }: Input<'readReport'>): Output<'readReport'> {
  return buildReport(call, query.report, query);
}

export function readMoneyReport(call: Call, { query }: Input<'readMoneyReport'>): Output<'readMoneyReport'> {
  return buildReport(call, query.report, query);
}

export async function listReportChoices({ db, grant }: Call): Output<'listReportChoices'> {
  return {
    counties: await listCountyChoices(db),
    businesses: await listBusinessChoices(db),
    agents: grant.all ? await listAgentChoices(db) : [],
  };
}
