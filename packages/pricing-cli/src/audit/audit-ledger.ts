// Audited bookings as a journal: each as its book prices it, with a comment where what was recorded differs.

import { moneyMap, type Quote } from '@hosted-stay/pricing-core';
import { ledgerComment, ledgerEntry } from '../print/ledger.ts';
import type { BookNames } from '../quote/book-names.ts';
import type { Difference, Verdict } from './audit-booking.ts';
import { differenceRow, refusalRow } from './audit-rows.ts';

/** The entry of one verdict; a booking without a quote leaves a comment that says why. */
export async function ledgerText(verdict: Verdict, namesOf: (bookVersion: string) => BookNames): Promise<string> {
  if (verdict.status === 'same') return entry(verdict.quote, String(verdict.id), namesOf);
  if (verdict.status === 'difference') {
    const priced = verdict.quote === undefined ? '' : entry(verdict.quote, String(verdict.id), namesOf);
    return ledgerComment(differenceText(verdict)) + priced;
  }
  const { id, code, message } = await refusalRow(verdict);
  return ledgerComment(`booking ${id ?? 'without an id'}: ${code}: ${message}`);
}

function entry(quote: Quote, code: string, namesOf: (bookVersion: string) => BookNames): string {
  const map = moneyMap(quote);
  return map.ok
    ? `${ledgerEntry({ quote, map: map.value, names: namesOf(quote.bookVersion), code })}\n`
    : ledgerComment(`booking ${code}: does not balance`);
}

function differenceText(difference: Difference): string {
  const { id, figure, recorded, expected, causes, detail } = differenceRow(difference);
  return `booking ${id}: ${figure} recorded as ${recorded}, expected ${expected}: ${causes}: ${detail}`;
}
