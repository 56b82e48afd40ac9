// The summary of an audit for people on stderr, and as rows for any format.

import type { Column, Row } from '../print/row-writer.ts';
import { type AuditSummary, netCharged } from './audit-summary.ts';

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

/** One row a cause; bookings that could not be checked or read have a row by code, without sums. */
export function summaryRows({ causes, unchecked, errors }: AuditSummary): Row[] {
  return [
    ...causes.map((sums) => ({ ...sums, net: netCharged(sums) })),
    ...Object.entries(unchecked).map(([code, bookings]) => ({ causes: `unchecked: ${code}`, bookings })),
    ...Object.entries(errors).map(([code, bookings]) => ({ causes: `error: ${code}`, bookings })),
  ];
}

/** A few lines for a person's eyes. */
export function summaryLines(summary: AuditSummary): string[] {
  const { bookings, same, different, unchecked, errors, cutShort, causes } = summary;
  return [
    `${count(bookings, 'booking')}: ${same} as they should be, ${different} different, ${sum(unchecked)} not to be checked, ${sum(errors)} with errors`,
    ...causes.map(
      (sums) =>
        `  ${sums.causes}: ${count(sums.bookings, 'booking')}, ${sums.overcharged} ${sums.currency} charged too much, ${sums.undercharged} too little` +
        `; paid ${sums.overpaid} too much, ${sums.underpaid} too little`,
    ),
    ...counted('not to be checked', unchecked),
    ...counted('error', errors),
    ...(cutShort > 0 ? [`  the search for causes was ended by its bound for ${count(cutShort, 'booking')}`] : []),
  ];
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
