// The history of an invoice, derived from its page: created, sent, paid, credited, reminded.

import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';

interface Happened {
  /** A date or a timestamp. */
  readonly at: string;
}

export type InvoiceEvent =
  | (Happened & { readonly kind: 'written'; readonly by: string | null })
  | (Happened & { readonly kind: 'sent' | 'reminded' })
  | (Happened & { readonly kind: 'paid' | 'refunded'; readonly amount: string })
  | (Happened & { readonly kind: 'credited'; readonly amount: string; readonly number: string | null });

/** The order of events of the same day. */
const ORDER: readonly InvoiceEvent['kind'][] = ['written', 'sent', 'paid', 'refunded', 'credited', 'reminded'];

/** Returns all events, latest first. */
export function listEvents(invoice: InvoicePage): readonly InvoiceEvent[] {
  const { createdAt, createdBy, sentAt, remindedAt, payments, creditNotes } = invoice;
  const events: InvoiceEvent[] = [
    { kind: 'written', at: createdAt, by: createdBy },
    ...(sentAt === null ? [] : [{ kind: 'sent', at: sentAt } as const]),
    ...payments.map(({ paidOn, amount }) => ({ kind: amount.startsWith('-') ? 'refunded' : 'paid', at: paidOn, amount }) as const),
    ...creditNotes.map(
      ({ issueDate, number, total }) => ({ kind: 'credited', at: issueDate ?? createdAt, number, amount: total }) as const,
    ),
    ...(remindedAt === null ? [] : [{ kind: 'reminded', at: remindedAt } as const]),
  ];
  const dayOf = ({ at }: InvoiceEvent) => at.slice(0, 10);
  return events.sort((a, b) => {
    if (dayOf(a) !== dayOf(b)) return dayOf(a) < dayOf(b) ? 1 : -1;
    return ORDER.indexOf(b.kind) - ORDER.indexOf(a.kind);
  });
}
