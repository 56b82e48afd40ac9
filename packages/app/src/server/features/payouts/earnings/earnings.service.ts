// Use cases of a host's earnings: reading them by month and year, and exporting the months.

import type * as endpoints from '#contract/finance/payouts/earnings.endpoints.ts';
import type { EarnedMonth } from '#contract/finance/payouts/earnings.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { createTableFile, type ExportColumn, toSingleBatch } from '#server/platform/lists/table-file.ts';
import { type EarnedRow, sumEarnings } from './earnings.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

const SUMS = ['scheduled', 'due', 'paid', 'total'] as const;

/** Gives each sum all digits of its currency. */
function toEarned({ period: _period, ...row }: EarnedRow) {
  const sums = Object.fromEntries(SUMS.map((name) => [name, toFullDigits(row[name], row.currency)]));
  return { ...row, ...(sums as Record<(typeof SUMS)[number], string>) };
}

async function listMonths(call: Call, year: number | undefined): Promise<EarnedMonth[]> {
  const rows = await sumEarnings(call.db, { userId: call.caller?.id ?? 0, by: 'month' });
  return rows
    .filter(({ period }) => year === undefined || period.startsWith(`${year}-`))
    .map((row) => ({ month: row.period, ...toEarned(row) }));
}

export async function readEarnings(
  call: Call,
  { query: { year } }: Input<'readEarnings'>,
): Promise<AnswerOf<typeof endpoints.readEarnings>> {
  const years = await sumEarnings(call.db, { userId: call.caller?.id ?? 0, by: 'year' });
  return {
    months: await listMonths(call, year),
    years: years.map((row) => ({ year: Number(row.period), ...toEarned(row) })),
  };
}

const COLUMNS: readonly ExportColumn<EarnedMonth>[] = [
  { name: 'month', kind: 'text', value: ({ month }) => month },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  ...SUMS.map((name) => ({ name, kind: 'money' as const, value: (row: EarnedMonth) => row[name] })),
  { name: 'stays', kind: 'number', value: ({ stays }) => stays },
  { name: 'nights', kind: 'number', value: ({ nights }) => nights },
];

export async function exportEarnings(call: Call, { query: { year, format } }: Input<'exportEarnings'>): Promise<FileResponse> {
  const batches = toSingleBatch(await listMonths(call, year));
  return createTableFile(call, { name: 'earnings', columns: COLUMNS, batches }, { format, bom: true });
}
