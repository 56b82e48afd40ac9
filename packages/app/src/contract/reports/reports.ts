// The reports for staff: what each counts, by what it is grouped, and what its figures are.

import type { Capability } from '#contract/platform/capabilities.ts';

export const REPORT_NAMES = ['nights', 'occupancy', 'conversion', 'leadTime', 'cancellations', 'revenue'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** Reports that need the right to see money; without it, the others leave out their figures of money. */
export const MONEY_REPORTS = ['revenue'] as const satisfies readonly ReportName[];
export const STAY_REPORTS = ['nights', 'occupancy', 'conversion', 'leadTime', 'cancellations'] as const satisfies readonly ReportName[];

export const REPORT_GROUPS = ['month', 'county', 'business', 'agent'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** With what a period is compared. */
export const COMPARISONS = ['none', 'before', 'lastYear'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The steps from a new trip to a finished one; each counts once it has been taken. */
export const CONVERSION_STEPS = ['created', 'requested', 'offered', 'reserved', 'booked', 'paid', 'finished'] as const;

/** `count` adds up over rows; `distinct`, `share` and `days` don't. A share is in percent with one decimal, days have at most one. */
export type FigureKind = 'count' | 'distinct' | 'share' | 'days' | 'money';

export interface ReportFigure {
  readonly name: string;
  readonly kind: FigureKind;
  /** The right that a reader needs besides that of the report. */
  readonly needs?: Capability;
}

export interface ReportDefinition {
  /** The first is the usual one. */
  readonly groups: readonly ReportGroup[];
  /** What rows are never added over: each has totals of its own. */
  readonly part: 'currency' | 'step' | null;
  /** The first is drawn unless a reader chooses another. */
  readonly figures: readonly ReportFigure[];
}

export const REPORTS = {
  nights: {
    groups: REPORT_GROUPS,
    part: null,
    figures: [
      { name: 'nights', kind: 'count' },
      { name: 'studentNights', kind: 'count' },
      { name: 'stays', kind: 'distinct' },
      { name: 'students', kind: 'distinct' },
    ],
  },
  occupancy: {
    groups: ['month', 'county'],
    part: null,
    figures: [
      { name: 'occupancy', kind: 'share' },
      { name: 'occupiedNights', kind: 'count' },
      { name: 'openNights', kind: 'count' },
      { name: 'families', kind: 'distinct' },
    ],
  },
  conversion: {
    groups: REPORT_GROUPS,
    part: 'step',
    figures: [
      { name: 'trips', kind: 'count' },
      { name: 'shareOfAll', kind: 'share' },
      { name: 'shareOfStep', kind: 'share' },
      { name: 'medianDays', kind: 'days' },
    ],
  },
  leadTime: {
    groups: REPORT_GROUPS,
    part: null,
    figures: [
      { name: 'leadMedian', kind: 'days' },
      { name: 'leadLower', kind: 'days' },
      { name: 'leadUpper', kind: 'days' },
      { name: 'stays', kind: 'count' },
      { name: 'leadUpTo7', kind: 'count' },
      { name: 'leadUpTo30', kind: 'count' },
      { name: 'leadUpTo90', kind: 'count' },
      { name: 'leadUpTo180', kind: 'count' },
      { name: 'leadOver180', kind: 'count' },
    ],
  },
  cancellations: {
    groups: REPORT_GROUPS,
    part: 'currency',
    figures: [
      { name: 'cancelled', kind: 'count' },
      { name: 'bookings', kind: 'count' },
      { name: 'cancelledShare', kind: 'share' },
      { name: 'byCustomer', kind: 'count' },
      { name: 'byStaff', kind: 'count' },
      { name: 'bySystem', kind: 'count' },
      { name: 'cancelledUpTo7', kind: 'count' },
      { name: 'cancelledUpTo30', kind: 'count' },
      { name: 'cancelledUpTo90', kind: 'count' },
      { name: 'cancelledOver90', kind: 'count' },
      { name: 'paymentsKept', kind: 'money', needs: 'reports.money' },
      { name: 'refundsPaid', kind: 'money', needs: 'reports.money' },
    ],
  },
  revenue: {
    groups: REPORT_GROUPS,
    part: 'currency',
    figures: [
      { name: 'invoiced', kind: 'money' },
      { name: 'voided', kind: 'money' },
      { name: 'credited', kind: 'money' },
      { name: 'vat', kind: 'money' },
      { name: 'netSales', kind: 'money' },
      { name: 'received', kind: 'money' },
      { name: 'refunded', kind: 'money' },
      { name: 'commission', kind: 'money', needs: 'accounts.export' },
      { name: 'hostCost', kind: 'money', needs: 'accounts.export' },
      { name: 'otherSales', kind: 'money', needs: 'accounts.export' },
      { name: 'payouts', kind: 'money', needs: 'payouts.read' },
    ],
  },
} as const satisfies Record<ReportName, ReportDefinition>;

export type FigureName = (typeof REPORTS)[ReportName]['figures'][number]['name'];

/** The declaration of a report without the names of its own. */
export function getReportDefinition(report: ReportName): ReportDefinition {
  return REPORTS[report];
}
