// Audits as pages show them.

import * as z from 'zod';
import type { Audit, AuditResult, AuditRow } from '#contract/repricing/audits.shapes.ts';
import { bookingSource } from '#contract/repricing/bookings.shapes.ts';
import { type RunRow, runRecord } from '#server/platform/runs/runs.ts';
import { type Cells, codeCounts, countIn, rowGroups, textIn } from './rows.ts';

const counts = z.record(z.string(), z.int());

/** What of the command's summary is shown. */
const summary = z.object({
  audit: z.object({
    bookings: z.int(),
    same: z.int(),
    different: z.int(),
    unchecked: counts,
    errors: counts,
    cutShort: z.int(),
    causes: z.array(
      z.object({
        causes: z.string(),
        currency: z.string(),
        bookings: z.int(),
        overcharged: z.string(),
        undercharged: z.string(),
        overpaid: z.string(),
        underpaid: z.string(),
      }),
    ),
  }),
});

function resultOf(row: RunRow): AuditResult | null {
  const parsed = summary.safeParse(row.summary);
  if (!parsed.success) return null;
  const { unchecked, errors, ...rest } = parsed.data.audit;
  return { ...rest, unchecked: codeCounts(unchecked), errors: codeCounts(errors), groups: rowGroups(row) };
}

export function auditRecord(row: RunRow): Audit {
  const source = bookingSource.parse(row.input['source']);
  return { ...runRecord(row, ['differences', 'summary']), source, result: resultOf(row) };
}

const STATUSES = ['difference', 'unchecked', 'error'] as const;

export function auditRowRecord(cells: Cells, place: number): AuditRow {
  const text = (name: string) => textIn(cells, name);
  return {
    place,
    line: countIn(cells, 'line'),
    bookingId: text('id'),
    status: STATUSES.find((status) => status === cells['status']) ?? 'error',
    bookVersion: text('bookVersion'),
    figure: text('figure'),
    expected: text('expected'),
    recorded: text('recorded'),
    difference: text('difference'),
    currency: text('currency'),
    causes: text('causes'),
    detail: text('detail'),
    code: text('code'),
    path: text('path'),
    message: text('message'),
  };
}
