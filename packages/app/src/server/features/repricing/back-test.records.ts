// Back-tests as pages show them.

import * as z from 'zod';
import {
  type BackTest,
  type BackTestGroup,
  type BackTestResult,
  type BackTestRow,
  GROUPINGS,
} from '#contract/repricing/back-tests.shapes.ts';
import { type RunRow, toRunRecord } from '#server/platform/runs/runs.ts';
import { backTestInput } from './back-test.kind.ts';
import { type Cells, toCellCount, toCellText, toCodeCounts, toRowGroups } from './result-rows.ts';

const counts = z.record(z.string(), z.int());
const oldAndNew = z.object({ old: z.string(), new: z.string() });
const sums = z.object({
  bookings: z.int(),
  cheaper: z.int(),
  same: z.int(),
  dearer: z.int(),
  customer: oldAndNew,
  provider: oldAndNew,
  platform: oldAndNew,
  vat: oldAndNew,
});
const cells = z.array(z.record(z.string(), z.unknown()));

/** The displayed parts of the command's summary. */
const summary = z.object({
  backTest: z.object({
    bookings: z.int(),
    currency: z.string(),
    all: sums.nullable(),
    unpriced: z.object({ old: counts, new: counts }),
    errors: counts,
  }),
  winners: cells,
  losers: cells,
});

const group = z.object({ key: z.string(), name: z.string(), sums });

/** The groups in the command's full summary. */
export const summaryGroups = z.object({ groups: z.object(Object.fromEntries(GROUPINGS.map((by) => [by, z.array(group)]))) });

export function toBackTestRow(row: Cells): BackTestRow {
  const text = (name: string) => toCellText(row, name);
  return {
    line: toCellCount(row, 'line'),
    bookingId: text('id'),
    status: text('status') ?? 'error',
    hostFamilyId: text('hostFamilyId'),
    county: text('county'),
    nights: text('nights') === null ? null : toCellCount(row, 'nights'),
    currency: text('currency'),
    customerOld: text('customerOld'),
    customerNew: text('customerNew'),
    customerChange: text('customerChange'),
    providerChange: text('providerChange'),
    platformChange: text('platformChange'),
    code: text('code'),
    path: text('path'),
    message: text('message'),
  };
}

function toBackTestResult(row: RunRow): BackTestResult | null {
  const parsed = summary.safeParse(row.summary);
  if (!parsed.success) return null;
  const { winners, losers } = parsed.data;
  const { bookings, currency, all, unpriced, errors } = parsed.data.backTest;
  return {
    stays: bookings,
    currency,
    all,
    unpricedOld: toCodeCounts(unpriced.old),
    unpricedNew: toCodeCounts(unpriced.new),
    errors: toCodeCounts(errors),
    winners: winners.map(toBackTestRow),
    losers: losers.map(toBackTestRow),
    groups: toRowGroups(row),
  };
}

export function toBackTest(row: RunRow): BackTest {
  const { source, number, hash, against } = backTestInput.parse(row.input);
  return { ...toRunRecord(row, ['stays', 'summary']), source, number, hash, against, result: toBackTestResult(row) };
}

/** Returns how much more or less the customers of a group would pay, only for sorting. */
function computeWeight({ customer }: BackTestGroup): number {
  return Math.abs(Number(customer.new) - Number(customer.old));
}

/** Converts the groups of a grouping, largest change first. */
export function toBackTestGroups(found: readonly z.output<typeof group>[]): BackTestGroup[] {
  return found.map(({ key, name, sums: all }) => ({ key, name, ...all })).sort((a, b) => computeWeight(b) - computeWeight(a));
}
