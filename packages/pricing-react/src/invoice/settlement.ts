// What has become of an invoice since it was sent: a view beside the document, which stays as it is.

import type { InvoiceWriter } from './invoice-writer.ts';

/** Paragraphs under a heading. */
export interface TextBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Money for an invoice, or back from it. */
export interface SettledPayment {
  /** ISO date. */
  readonly paidOn: string;
  /** In words of the invoice's language: `Card`. */
  readonly method: string;
  /** Decimal text; below 0 for a refund. */
  readonly amount: string;
}

/** What was paid and credited of an invoice so far. */
export interface Settlement {
  /** The first one first. */
  readonly payments: readonly SettledPayment[];
  /** What credit notes have taken off, decimal text. */
  readonly credited: string;
  /** What is still to be paid; below 0 what is to be given back. */
  readonly outstanding: string;
}

/** Whether nothing is due any more; due dates and payment details are then omitted. */
export function isSettled(settlement: Settlement | undefined, { math }: InvoiceWriter): boolean {
  return settlement !== undefined && math.compare(settlement.outstanding, math.zero) <= 0;
}

/** Payments with date and method, and the amount due; null before the first payment. */
export function settlementText(settlement: Settlement | undefined, writer: InvoiceWriter): TextBlock | null {
  if (settlement === undefined) return null;
  const { math, format, money, isZero } = writer;
  const words = writer.words.settlement;
  const { payments, credited, outstanding } = settlement;
  if (payments.length === 0 && isZero(credited)) return null;
  const isBelowZero = (amount: string) => math.compare(amount, math.zero) < 0;
  const lines = payments.map(({ paidOn, method, amount }) => {
    const date = format.date(paidOn);
    if (isBelowZero(amount)) return words.refunded({ date, method, amount: money(math.negate(amount)) });
    return words.paid({ date, method, amount: money(amount) });
  });
  const rest = isBelowZero(outstanding)
    ? words.toRefund({ amount: money(math.negate(outstanding)) })
    : words.due({ amount: money(outstanding) });
  return {
    title: isSettled(settlement, writer) ? words.settled : words.received,
    lines: [...lines, ...(isZero(credited) ? [] : [words.credited({ amount: money(credited) })]), rest],
  };
}
