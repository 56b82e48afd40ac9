// What an invoice's figures say of it: its state, what is still owed, whether that is overdue, its number, and what can be done to it.

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

/** The figures of an invoice that change after it was sent. */
export interface InvoiceFigures {
  readonly kind: InvoiceKind;
  readonly state: InvoiceState;
  readonly currency: string;
  readonly total: string | null;
  readonly paid: string;
  readonly credited: string;
}

/** What credit notes have left of an invoice. */
export function computeUncredited({ total, credited }: Pick<InvoiceFigures, 'total' | 'credited'>, { subtract, zero }: AmountMath): string {
  return subtract(total ?? zero, credited);
}

/** What is still to be paid, below 0 what is to be given back; nothing for what nobody owes: drafts, credit notes, voided invoices. */
export function computeOutstanding(invoice: InvoiceFigures): string {
  const { kind, state, currency, paid, total } = invoice;
  if (total === null || kind === 'credit' || state === 'draft' || state === 'void') return toFullDigits('0', currency);
  const math = getAmountMath(currency);
  return math.subtract(computeUncredited(invoice, math), paid);
}

/** The state that payments and credit notes bring a sent invoice into: `paid` once nothing is owed any more. */
export function toSettledState(invoice: Omit<InvoiceFigures, 'state'>): 'sent' | 'part_paid' | 'paid' {
  const math = getAmountMath(invoice.currency);
  if (invoice.kind === 'credit') return 'sent';
  if (!isAbove(computeOutstanding({ ...invoice, state: 'sent' }), math.zero, math)) return 'paid';
  return isAbove(invoice.paid, math.zero, math) ? 'part_paid' : 'sent';
}

/** Whether something is owed since a day before today. */
export function isInvoiceOverdue(invoice: InvoiceFigures & { readonly dueDate: string | null }, today: string): boolean {
  const { state, kind, dueDate } = invoice;
  return kind === 'sales' && (state === 'sent' || state === 'part_paid') && dueDate !== null && dueDate < today;
}

/** The series that numbers an invoice: by who sells, what it is and the year of its issue date. */
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

/** Whether a step can be taken: by the state, and by what was paid and credited. */
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

/** What a caller may do to an invoice now. */
export function listInvoiceSteps(invoice: InvoiceFigures, may: (capability: Capability) => boolean): InvoiceStepByHand[] {
  return INVOICE_STEPS_BY_HAND.filter((step) => may(REQUIRED_CAPABILITY[step]) && canTakeInvoiceStep(step, invoice));
}
