// What became of an invoice, from what its page knows of it: written, sent, paid, credited, reminded of.

import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';

interface Happened {
  /** A day or a moment. */
  readonly at: string;
}

export type InvoiceEvent =
  | (Happened & { readonly kind: 'written'; readonly by: string | null })
  | (Happened & { readonly kind: 'sent' | 'reminded' })
  | (Happened & { readonly kind: 'paid' | 'refunded'; readonly amount: string })
  | (Happened & { readonly kind: 'credited'; readonly amount: string; readonly number: string | null });

/** Events of the same day stand in the order in which they can come. */
const ORDER: readonly InvoiceEvent['kind'][] = ['written', 'sent', 'paid', 'refunded', 'credited', 'reminded'];

/** All of it, the latest first. */
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
