// An invoice opened again: everything on it as it would have been typed.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { type InvoiceDraft, type ManualLine, newDraft } from './invoice-draft.ts';
import { billedPart } from './quoted-part.ts';
import { equalParts } from './schedule.ts';
import type { ScheduleDraft } from './schedule-draft.ts';

/** The draft of an existing invoice. It keeps the stay, to bill it if there is no other quote. */
export function draftOf(invoice: Invoice): InvoiceDraft {
  const { seller, issueDate, language, number, buyer, dueDate, reference, currency, vatExempt, vatText, paymentDetails, notes } = invoice;
  const empty = newDraft({ seller, today: issueDate, language, number, buyer });
  return {
    ...empty,
    dueDate,
    reference,
    lines: invoice.lines.filter(({ kind }) => kind === 'manual').map(typedLine),
    vatExempt,
    vatText,
    schedule: { ...empty.schedule, ...scheduleDraft(invoice) },
    paymentDetails,
    notes,
    currency,
    opened: billedPart(invoice),
  };
}

function typedLine({ description, quantity, unitAmount, vatPercentage }: InvoiceLine, index: number): ManualLine {
  return { id: index + 1, description, quantity, unitAmount: unitAmount ?? '', vatPercentage: vatPercentage ?? '' };
}

/** A deposit comes back as an amount: which percentage it once was is not on the invoice. */
function scheduleDraft(invoice: Invoice): Partial<ScheduleDraft> {
  const { schedule, issueDate } = invoice;
  const [first] = schedule;
  switch (first?.kind) {
    case undefined:
      return {};
    case 'balance':
      return { mode: 'percentage', percentage: '0', dates: [issueDate] };
    case 'deposit':
      return { mode: 'amount', amount: first.amount, dates: [first.dueDate] };
    case 'instalment':
      return instalments(invoice);
  }
}

/** The last one is due with the invoice. Where none is, those at the end were of nothing and left out. */
function instalments({ schedule, dueDate, currency, totals }: Invoice): Partial<ScheduleDraft> {
  const math = amountsIn(currency);
  if (!math.ok) return {};
  const isWhole = schedule.length > 1 && schedule.at(-1)?.dueDate === dueDate;
  const amounts = [...schedule.map(({ amount }) => amount), ...(isWhole ? [] : [math.value.zero])];
  const count = amounts.length;
  const dates = schedule.slice(0, count - 1).map((part) => part.dueDate);
  const equal = equalParts(totals.total, count, math.value);
  return { mode: 'instalments', count, dates, ...(amounts.some((amount, part) => amount !== equal[part]) && { amounts }) };
}
