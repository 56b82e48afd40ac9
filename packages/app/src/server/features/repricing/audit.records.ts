// Audits as pages show them.

import * as z from 'zod';
import type { Audit, AuditResult, AuditRow } from '#contract/repricing/audits.shapes.ts';
import { bookingSource } from '#contract/repricing/bookings.shapes.ts';
import { type RunRow, toRunRecord } from '#server/platform/runs/runs.ts';
import { type Cells, toCellCount, toCellText, toCodeCounts, toRowGroups } from './result-rows.ts';

const counts = z.record(z.string(), z.int());

/** The displayed parts of the command's summary. */
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

function toAuditResult(row: RunRow): AuditResult | null {
  const parsed = summary.safeParse(row.summary);
  if (!parsed.success) return null;
  const { unchecked, errors, ...rest } = parsed.data.audit;
  return { ...rest, unchecked: toCodeCounts(unchecked), errors: toCodeCounts(errors), groups: toRowGroups(row) };
}

export function toAudit(row: RunRow): Audit {
  const source = bookingSource.parse(row.input['source']);
  return { ...toRunRecord(row, ['differences', 'summary']), source, result: toAuditResult(row) };
}

const STATUSES = ['difference', 'unchecked', 'error'] as const;

export function toAuditRow(cells: Cells, place: number): AuditRow {
  const text = (name: string) => toCellText(cells, name);
  return {
    place,
    line: toCellCount(cells, 'line'),
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
