// The parts in which a total is paid: they add up to it to the last cent, and stand in the order of their dates.

import { type AmountMath, allocate } from '@hosted-stay/pricing-core/amounts';
import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { inPercent } from './figures.ts';
import type { Instalment } from './invoice.ts';
import { type InvoiceIssue, type InvoicePath, invoiceIssue } from './issue-data.ts';
import { datedParts, INSTALMENTS, type ScheduleDraft } from './schedule-draft.ts';
import { checkFigure } from './totals.ts';

export interface Dates {
  readonly issueDate: string;
  readonly dueDate: string;
}

/** The parts of a total, or everything that is wrong with them. Parts of nothing are left out. */
export type MadeSchedule =
  | { readonly ok: true; readonly value: readonly Instalment[] }
  | { readonly ok: false; readonly issues: readonly InvoiceIssue[] };

interface Whole extends Dates {
  readonly total: string;
  readonly math: AmountMath;
}

/** `total` must not be below 0; issues of the invoice's own dates are left to whoever checks these. */
export function makeSchedule(schedule: ScheduleDraft, whole: Whole): MadeSchedule {
  if (schedule.mode === 'none') return { ok: true, value: [] };
  const { amounts, issues: amountIssues } =
    schedule.mode === 'instalments' ? instalments(schedule, whole) : depositAndBalance(schedule, whole);
  const issues = [...amountIssues, ...dateIssues(schedule, whole)];
  if (issues.length > 0) return { ok: false, issues };
  const parts = amounts.map((amount, part): Instalment => {
    const last = part === amounts.length - 1;
    const kind = schedule.mode === 'instalments' ? 'instalment' : last ? 'balance' : 'deposit';
    return { kind, dueDate: last ? whole.dueDate : (schedule.dates[part] ?? ''), amount };
  });
  return { ok: true, value: parts.filter(({ amount }) => amount !== whole.math.zero) };
}

interface Amounts {
  readonly amounts: readonly string[];
  readonly issues: readonly InvoiceIssue[];
}

function refused(issue: InvoiceIssue): Amounts {
  return { amounts: [], issues: [issue] };
}

function instalments({ count, amounts }: ScheduleDraft, { total, math }: Whole): Amounts {
  const { minimum, maximum } = INSTALMENTS;
  if (!Number.isInteger(count) || count < minimum || count > maximum) {
    return refused(invoiceIssue('instalment_count', ['schedule', 'count'], INSTALMENTS));
  }
  if (amounts?.length !== count) return { amounts: equalParts(total, count, math), issues: [] };
  return { amounts, issues: checkFigure({ expected: total, received: math.sum(amounts), path: ['schedule', 'count'] }, math) };
}

/** They add up to the total: the first ones are a cent larger where it can't be shared out evenly. */
export function equalParts(total: string, count: number, math: AmountMath): readonly string[] {
  const parts = allocate(total, Array<number>(count).fill(1), math.currency);
  return parts.ok ? parts.value.shares.map(({ amount }) => amount) : [];
}

function depositAndBalance(schedule: ScheduleDraft, whole: Whole): Amounts {
  const deposit = depositOf(schedule, whole);
  if (typeof deposit !== 'string') return refused(deposit);
  return { amounts: [deposit, whole.math.subtract(whole.total, deposit)], issues: [] };
}

function depositOf({ mode, percentage, amount }: ScheduleDraft, { total, math }: Whole): string | InvoiceIssue {
  const path = ['schedule', mode];
  const received = mode === 'percentage' ? percentage : amount;
  if (received === '') return invoiceIssue('missing', path, { field: mode === 'percentage' ? 'percentage' : 'amount' });
  if (mode === 'percentage') {
    return inPercent(received) ? math.share(total, received) : invoiceIssue('invalid_percentage', path, { received });
  }
  const read = math.read(received);
  if (!read.ok) return invoiceIssue('invalid_amount', path, { received, currency: math.currency, fractionDigits: math.digits });
  if (math.compare(read.value, math.zero) <= 0) return invoiceIssue('deposit_not_positive', path, {});
  if (math.compare(read.value, total) > 0) return invoiceIssue('deposit_above_total', path, { total, currency: math.currency });
  return read.value;
}

/** Each date is a day, none before the one in front of it or the issue date, none after the due date. */
function dateIssues(schedule: ScheduleDraft, { issueDate, dueDate }: Dates): InvoiceIssue[] {
  const parts = datedParts(schedule);
  const due = dayNumber(dueDate);
  let earliest = issueDate;
  return Array.from({ length: parts }, (_, part) => schedule.dates[part] ?? '').flatMap((date, part): InvoiceIssue[] => {
    const path = ['schedule', 'dates', part];
    const day = dayNumber(date);
    if (day === undefined) return [invalidDateIssue(date, path)];
    const before = dayNumber(earliest);
    if (before !== undefined && day < before) return [invoiceIssue('date_out_of_order', path, { earliest })];
    earliest = date;
    return due !== undefined && day > due ? [invoiceIssue('date_after_due', path, { dueDate })] : [];
  });
}

/** The issue of a text that is no day of the calendar. */
export function invalidDateIssue(received: string, path: InvoicePath): InvoiceIssue {
  return received === '' ? invoiceIssue('missing', path, { field: 'date' }) : invoiceIssue('invalid_date', path, { received });
}
