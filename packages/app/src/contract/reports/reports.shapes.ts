// Shapes of reports: what a reader asks for, and rows of figures beside those of another period.

import * as z from 'zod';
import { day, id } from '#contract/platform/validation/fields.ts';
import { COMPARISONS, REPORT_GROUPS, REPORT_NAMES } from './reports.ts';

/** The longest period of a report. */
const LONGEST_YEARS = 10;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const reportQuery = z
  .object({
    /** The first and the last day, both included. */
    from: day,
    to: day,
    by: z.enum(REPORT_GROUPS).default('month'),
    /** A second grouping within the first; the same again changes nothing. */
    also: z.enum(REPORT_GROUPS).optional(),
    compare: z.enum(COMPARISONS).default('none'),
    countyId: id.optional(),
    businessId: id.optional(),
    agentId: id.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { rule: 'notBefore', values: { other: 'from' } } })
  .refine(({ from, to }) => daysBetween(from, to) <= LONGEST_YEARS * 366, {
    path: ['to'],
    params: { rule: 'periodTooLong', values: { years: LONGEST_YEARS } },
  });

export type ReportQuery = z.output<typeof reportQuery>;

const group = z.object({
  /** `2026-07` for a month, the ID of anything else; empty for trips without one. */
  key: z.string(),
  /** The name; empty for a month, and for trips without one. */
  label: z.string(),
});

export type ReportGroupValue = z.output<typeof group>;

/** A figure, and what it was in the other period; null if there is nothing to count it from. */
const cell = z.object({
  value: z.string().nullable(),
  before: z.string().nullable(),
  difference: z.string().nullable(),
  /** The difference in percent of the other period, with one decimal; null for shares, whose difference is in percentage points. */
  percent: z.string().nullable(),
});

export type ReportCell = z.output<typeof cell>;

const row = z.object({
  groups: z.array(group),
  /** The currency or the step of the row; empty in a report without such parts. */
  part: z.string(),
  /** In the order of `figures`. */
  cells: z.array(cell),
});

export type ReportRow = z.output<typeof row>;

const span = z.object({ from: z.string(), to: z.string() });

export const report = z.object({
  report: z.enum(REPORT_NAMES),
  /** When the figures were read. */
  asOf: z.string(),
  period: span,
  /** The other period; null without a comparison. */
  compared: span.nullable(),
  by: z.array(z.enum(REPORT_GROUPS)),
  figures: z.array(z.object({ name: z.string(), kind: z.enum(['count', 'distinct', 'share', 'days', 'money']) })),
  rows: z.array(row),
  /** One for each currency or step, over all groups. */
  totals: z.array(row),
});

export type Report = z.output<typeof report>;

const choice = z.object({ id, name: z.string() });

/** What reports can be filtered by; a caller who sees only their own trips has no choice of agents. */
export const reportChoices = z.object({ counties: z.array(choice), businesses: z.array(choice), agents: z.array(choice) });
