// The summary of an audit for people on stderr, and as rows for any format.

import { numberFormat } from '../print/numbers.ts';
import { printable } from '../print/printable.ts';
import type { Column, Row } from '../print/row-writer.ts';
import { type AuditSummary, type CauseSums, joinCauses, netCharged } from './audit-summary.ts';
import { add, compare } from './exact.ts';

export const SUMMARY_COLUMNS: readonly Column[] = [
  { name: 'causes', kind: 'text' },
  { name: 'bookings', kind: 'number' },
  { name: 'currency', kind: 'text' },
  { name: 'overcharged', kind: 'amount' },
  { name: 'undercharged', kind: 'amount' },
  { name: 'net', kind: 'amount' },
  { name: 'overpaid', kind: 'amount' },
  { name: 'underpaid', kind: 'amount' },
];

/** How many bookings there are of each kind, then a row a cause; those that could not be checked or read have a row by code. */
export function summaryRows(summary: AuditSummary): Row[] {
  const { causes, unchecked, errors } = summary;
  return [
    ...countRows(summary),
    ...causes.map((sums) => ({ ...sums, net: netCharged(sums) })),
    ...Object.entries(unchecked).map(([code, bookings]) => ({ causes: `unchecked: ${code}`, bookings })),
    ...Object.entries(errors).map(([code, bookings]) => ({ causes: `error: ${code}`, bookings })),
  ];
}

function countRows({ bookings, same, different, cutShort, unchecked, errors }: AuditSummary): Row[] {
  return [
    { causes: 'all bookings', bookings },
    { causes: 'same', bookings: same },
    { causes: 'different', bookings: different },
    { causes: 'searches ended early', bookings: cutShort },
    { causes: 'unchecked', bookings: sum(unchecked) },
    { causes: 'errors', bookings: sum(errors) },
  ];
}

/** A few lines for a person's eyes. */
export function summaryLines(summary: AuditSummary): string[] {
  const { bookings, same, different, unchecked, errors, causes } = summary;
  const totals = totalsByCurrency(causes);
  return [
    `${count(bookings, 'booking')}: ${same} correct, ${different} different, ${sum(unchecked)} unchecked, ${sum(errors)} with errors`,
    ...totals.map((sums) => `  total: ${sumsText(sums)}`),
    ...causes.toSorted(byMoneyAtStake).map((sums) => `  ${sums.causes}: ${count(sums.bookings, 'booking')}, ${sumsText(sums)}`),
    ...counted('unchecked', unchecked),
    ...counted('error', errors),
    ...cutShortLine(summary),
  ];
}

const shown = numberFormat('en');

function sumsText({ currency, overcharged, undercharged, overpaid, underpaid }: CauseSums): string {
  const [over, under, paidOver, paidUnder] = [overcharged, undercharged, overpaid, underpaid].map(shown);
  return `${over} ${currency} overcharged, ${under} undercharged; ${paidOver} overpaid, ${paidUnder} underpaid`;
}

function totalsByCurrency(causes: readonly CauseSums[]): CauseSums[] {
  const totals = new Map<string, CauseSums>();
  for (const sums of causes) {
    const before = totals.get(sums.currency);
    totals.set(sums.currency, before === undefined ? sums : joinCauses(before, sums));
  }
  return [...totals.values()];
}

/** Whatever was charged or paid wrongly, either way. */
function atStake({ overcharged, undercharged, overpaid, underpaid }: CauseSums): string {
  return [undercharged, overpaid, underpaid].reduce(add, overcharged);
}

function byMoneyAtStake(a: CauseSums, b: CauseSums): number {
  return compare(atStake(b), atStake(a));
}

function cutShortLine({ cutShort, cutShortByAllowance, cutShortIds }: AuditSummary): string[] {
  if (cutShort === 0) return [];
  const named = cutShortIds.map((id) => printable(String(id))).join(', ');
  const more = cutShort > cutShortIds.length ? ' …' : '';
  const further = cutShortByAllowance === cutShort ? 'them' : `${cutShortByAllowance} of them`;
  const hint = cutShortByAllowance === 0 ? '' : `; --thorough completes ${further}`;
  return [`  the search ended early with no cause found for ${count(cutShort, 'booking')}: ${named}${more}${hint}`];
}

function counted(what: string, counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([code, found]) => `  ${what}: ${code}: ${count(found, 'booking')}`);
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, found) => total + found, 0);
}

function count(found: number, what: string): string {
  return `${found} ${what}${found === 1 ? '' : 's'}`;
}
