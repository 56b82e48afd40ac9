// What the queries of reports answer: figures of groups, as they were counted.

import type { ReportGroupValue } from '#contract/reports/reports.shapes.ts';
import type { ReportGroup } from '#contract/reports/reports.ts';
import type { Span } from './report-periods.rules.ts';

/** The trips that a report counts; null for no limit. */
export interface TripFilter {
  /** The agent whose trips a caller may see. */
  readonly ownAgentId: number | null;
  readonly agentId: number | null;
  readonly countyId: number | null;
  readonly businessId: number | null;
}

export interface ReportInput extends Span {
  readonly by: readonly ReportGroup[];
  readonly filter: TripFilter;
  readonly timeZone: string;
}

/** The figures of one group, or of all of them for one currency or step. */
export interface CountedGroup {
  readonly groups: readonly ReportGroupValue[];
  readonly part: string;
  readonly isTotal: boolean;
  readonly values: Readonly<Record<string, string | null>>;
}
