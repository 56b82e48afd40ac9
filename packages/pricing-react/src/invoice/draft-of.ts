// An invoice opened again: everything on it as it would have been typed.

import type { Invoice, InvoiceLine } from './invoice.ts';
import { type InvoiceDraft, type ManualLine, newDraft } from './invoice-draft.ts';
import { billedPart } from './quoted-part.ts';
import type { ScheduleDraft } from './schedule-draft.ts';

/** The draft that makes this invoice: its stay is kept with it, to be billed where no other quote is. */
export function draftOf(invoice: Invoice): InvoiceDraft {
  const { seller, issueDate, language, number, buyer, dueDate, reference, vatExempt, vatText, paymentDetails, notes, schedule } = invoice;
  const empty = newDraft({ seller, today: issueDate, language, number, buyer });
  return {
    ...empty,
    dueDate,
    reference,
    lines: invoice.lines.filter(({ kind }) => kind === 'manual').map(typedLine),
    vatExempt,
    vatText,
    schedule: { ...empty.schedule, ...scheduleDraft(schedule) },
    paymentDetails,
    notes,
    opened: billedPart(invoice),
  };
}

function typedLine({ description, quantity, unitAmount, vatPercentage }: InvoiceLine, index: number): ManualLine {
  return { id: index + 1, description, quantity, unitAmount: unitAmount ?? '', vatPercentage: vatPercentage ?? '' };
}

/** A deposit comes back as an amount: which percentage it once was is not on the invoice. */
function scheduleDraft(schedule: Invoice['schedule']): Partial<ScheduleDraft> {
  const [first] = schedule;
  if (first === undefined) return {};
  if (first.kind !== 'instalment') return { mode: 'amount', amount: first.amount, dates: [first.dueDate] };
  return { mode: 'instalments', count: schedule.length, dates: schedule.slice(0, -1).map(({ dueDate }) => dueDate) };
}
