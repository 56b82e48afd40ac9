// What an invoice's figures say of it: its state, what is still owed, whether that is overdue, its number, and what can be done to it.

import {
  canStepInvoice,
  INVOICE_STEPS,
  type InvoiceKind,
  type InvoiceState,
  type InvoiceStep,
  SERIES_LETTER,
} from '#contract/finance/invoices/invoice-states.ts';
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

/** Whether a step can be taken: by the state, and by what was paid and credited. */
export function canTakeInvoiceStep(step: InvoiceStep, invoice: InvoiceFigures): boolean {
  if (invoice.kind !== 'sales' || !canStepInvoice(step, invoice.state)) return false;
  if (invoice.state === 'draft') return true;
  const math = getAmountMath(invoice.currency);
  const isNothing = (amount: string) => math.compare(amount, math.zero) === 0;
  if (step === 'void') return isNothing(invoice.paid) && isNothing(invoice.credited);
  return step !== 'credit' || isAbove(computeUncredited(invoice, math), math.zero, math);
}

const REQUIRED_CAPABILITY: Readonly<Record<InvoiceStep, Capability>> = {
  edit: 'invoices.write',
  remove: 'invoices.write',
  send: 'invoices.write',
  remind: 'invoices.write',
  void: 'invoices.void',
  credit: 'invoices.void',
  pay: 'payments.write',
};

/** What a caller may do to an invoice now. */
export function listInvoiceSteps(invoice: InvoiceFigures, may: (capability: Capability) => boolean): InvoiceStep[] {
  const steps = Object.keys(INVOICE_STEPS) as InvoiceStep[];
  return steps.filter((step) => may(REQUIRED_CAPABILITY[step]) && canTakeInvoiceStep(step, invoice));
}
