// Rules of an invoice: its state, outstanding amount, whether it is overdue, its number, and the available steps.

import {
  findInvoiceMove,
  INVOICE_STEPS_BY_HAND,
  type InvoiceGuard,
  type InvoiceStep,
  type InvoiceStepByHand,
} from '#contract/finance/invoices/invoice.machine.ts';
import { type InvoiceKind, type InvoiceState, SERIES_LETTER } from '#contract/finance/invoices/invoice-states.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import { type AmountMath, getAmountMath, isAbove, toFullDigits } from '#server/features/finance/money.rules.ts';

/** The figures of an invoice that change after it is sent. */
export interface InvoiceFigures {
  readonly kind: InvoiceKind;
  readonly state: InvoiceState;
  readonly currency: string;
  readonly total: string | null;
  readonly paid: string;
  readonly credited: string;
}

interface BilledPrice {
  readonly state: InvoiceState;
  readonly quoteFingerprint: string | null;
  readonly tripQuoteFingerprint: string | null;
  /** Why the price is billed again: then somebody has chosen what is billed. */
  readonly reason: string;
}

/** Returns the price that a trip has now, if the draft of its invoice bills an earlier one; null otherwise. */
export function findNewPrice({ state, quoteFingerprint, tripQuoteFingerprint, reason }: BilledPrice): string | null {
  if (state !== 'draft' || quoteFingerprint === null || reason !== '') return null;
  return tripQuoteFingerprint === quoteFingerprint ? null : tripQuoteFingerprint;
}

/** Returns the total minus credit notes. */
export function computeUncredited({ total, credited }: Pick<InvoiceFigures, 'total' | 'credited'>, { subtract, zero }: AmountMath): string {
  return subtract(total ?? zero, credited);
}

/** Returns the outstanding amount, below 0 if a refund is due; 0 for drafts, credit notes and voided invoices. */
export function computeOutstanding(invoice: InvoiceFigures): string {
  const { kind, state, currency, paid, total } = invoice;
  if (total === null || kind === 'credit' || state === 'draft' || state === 'void') return toFullDigits('0', currency);
  const math = getAmountMath(currency);
  return math.subtract(computeUncredited(invoice, math), paid);
}

/** Returns the state of a sent invoice after payments and credit notes: `paid` if nothing is outstanding. */
export function toSettledState(invoice: Omit<InvoiceFigures, 'state'>): 'sent' | 'part_paid' | 'paid' {
  const math = getAmountMath(invoice.currency);
  if (invoice.kind === 'credit') return 'sent';
  if (!isAbove(computeOutstanding({ ...invoice, state: 'sent' }), math.zero, math)) return 'paid';
  return isAbove(invoice.paid, math.zero, math) ? 'part_paid' : 'sent';
}

/** Returns whether the due date of an unpaid sales invoice is before today. */
export function isInvoiceOverdue(invoice: InvoiceFigures & { readonly dueDate: string | null }, today: string): boolean {
  const { state, kind, dueDate } = invoice;
  return kind === 'sales' && (state === 'sent' || state === 'part_paid') && dueDate !== null && dueDate < today;
}

/** Returns the series of an invoice: by seller, kind and year of issue. */
export function toSeries({ prefix, kind, issueDate }: { prefix: string; kind: InvoiceKind; issueDate: string }): string {
  return `${prefix}-${SERIES_LETTER[kind]}-${issueDate.slice(0, 4)}`;
}

/** @example toInvoiceNumber('HS-S-2026', 42) // 'HS-S-2026-00042' */
export function toInvoiceNumber(series: string, sequence: number): string {
  return `${series}-${String(sequence).padStart(5, '0')}`;
}

const HOLDS: Readonly<Record<InvoiceGuard, (invoice: InvoiceFigures, math: AmountMath) => boolean>> = {
  nothingSettled: ({ paid, credited }, { compare, zero }) => compare(paid, zero) === 0 && compare(credited, zero) === 0,
  notAllCredited: (invoice, math) => isAbove(computeUncredited(invoice, math), math.zero, math),
};

/** Returns whether a step is allowed by the state, and by what is paid and credited. */
export function canTakeInvoiceStep(step: InvoiceStep, invoice: InvoiceFigures): boolean {
  const move = invoice.kind === 'sales' ? findInvoiceMove(invoice.state, step) : null;
  return move?.guards.every((guard) => HOLDS[guard](invoice, getAmountMath(invoice.currency))) ?? false;
}

const REQUIRED_CAPABILITY: Readonly<Record<InvoiceStepByHand, Capability>> = {
  edit: 'invoices.write',
  remove: 'invoices.write',
  send: 'invoices.write',
  remind: 'invoices.write',
  void: 'invoices.void',
  credit: 'invoices.void',
  pay: 'payments.write',
};

/** Returns the steps that a caller can take now. */
export function listInvoiceSteps(invoice: InvoiceFigures, may: (capability: Capability) => boolean): InvoiceStepByHand[] {
  return INVOICE_STEPS_BY_HAND.filter((step) => may(REQUIRED_CAPABILITY[step]) && canTakeInvoiceStep(step, invoice));
}
