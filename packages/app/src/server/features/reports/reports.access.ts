// Which trips and figures of reports a caller gets: agents those of their own trips, money only whoever may see it.

import type { Capability } from '#contract/platform/capabilities.ts';
import type { ReportQuery } from '#contract/reports/reports.shapes.ts';
import type { ReportFigure } from '#contract/reports/reports.ts';
import { isGrantAsWide } from '#server/access/grant.ts';
import type { Call } from '#server/platform/app.ts';
import type { TripFilter } from './counted-groups.ts';

/** Returns the filter of the trips that a caller asks for, within those that the grant covers. */
export function toTripFilter(
  { grant, caller }: Pick<Call, 'grant' | 'caller'>,
  { agentId, businessId, countyId }: Pick<ReportQuery, 'agentId' | 'businessId' | 'countyId'>,
): TripFilter {
  return {
    ownAgentId: grant.all ? null : (caller?.id ?? 0),
    agentId: agentId ?? null,
    businessId: businessId ?? null,
    countyId: countyId ?? null,
  };
}

/** Returns whether a caller has a right for all the trips that the report counts for them. */
export function mayForAll({ grant, granted }: Pick<Call, 'grant' | 'granted'>, capability: Capability): boolean {
  return isGrantAsWide(granted(capability), grant);
}

/** Returns the figures of a report that a caller gets. */
export function listAllowedFigures(call: Pick<Call, 'grant' | 'granted'>, figures: readonly ReportFigure[]): readonly ReportFigure[] {
  return figures.filter(({ needs }) => needs === undefined || mayForAll(call, needs));
}
