// A model of invoices, payments and gateway events, in whole cents: what the product must arrive at after any sequence of actions.

interface ModelInvoice {
  readonly id: number;
  readonly total: number;
  paid: number;
  credited: number;
  isSent: boolean;
  isVoid: boolean;
}

export interface ModelPayment {
  readonly id: number;
  readonly amount: number;
  refunded: number;
  /** By invoice, in the order of the last change. */
  held: Map<ModelInvoice, number>;
}

/** A payment intent of a gateway. */
export interface ModelIntent {
  readonly reference: string;
  readonly invoice: ModelInvoice;
  readonly amount: number;
  /** The payment, once it has arrived. */
  payment: ModelPayment | null;
  /** The events sent about it, with the product's responses. */
  readonly told: { readonly event: object; readonly state: string }[];
}

export interface Model {
  readonly invoices: ModelInvoice[];
  readonly payments: ModelPayment[];
  readonly intents: ModelIntent[];
}

export const toAmountText = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
export const getOwed = ({ total, paid, credited, isSent, isVoid }: ModelInvoice) => (isSent && !isVoid ? total - paid - credited : 0);
const getAllocated = ({ held }: ModelPayment) => [...held.values()].reduce((sum, one) => sum + one, 0);
export const getUnallocated = (payment: ModelPayment) => payment.amount - payment.refunded - getAllocated(payment);
export const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Applies a refund: the product chooses the invoices it is taken from, but not the total. Returns the total and what was taken. */
export function applyRefund(
  payment: ModelPayment,
  cents: number,
  kept: readonly { readonly invoiceId: number; readonly amount: string }[],
) {
  const due = Math.max(0, cents - getUnallocated(payment));
  const before = getAllocated(payment);
  payment.refunded += cents;
  for (const invoice of [...payment.held.keys()]) {
    const now = kept.find(({ invoiceId }) => invoiceId === invoice.id)?.amount ?? '0.00';
    const left = Number(now.replace('.', ''));
    invoice.paid -= (payment.held.get(invoice) ?? 0) - left;
    if (left === 0) payment.held.delete(invoice);
    else payment.held.set(invoice, left);
  }
  return { due, taken: before - getAllocated(payment) };
}
