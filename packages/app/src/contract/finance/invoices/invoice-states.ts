// What becomes of invoices and payments: kinds, states and the steps between them, as data for server and screens.

/** What is sold, what is bought, and what takes back of something sold. */
export const INVOICE_KINDS = ['sales', 'purchase', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Those that the list of sales invoices holds. */
export const SALES_KINDS = ['sales', 'credit'] as const satisfies readonly InvoiceKind[];

export const INVOICE_STATES = ['draft', 'sent', 'part_paid', 'paid', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What people do to an invoice; payments move it between `sent`, `part_paid` and `paid` by their amounts. */
export const INVOICE_STEPS = {
  edit: ['draft'],
  remove: ['draft'],
  send: ['draft'],
  void: ['sent'],
  credit: ['sent', 'part_paid', 'paid'],
  pay: ['sent', 'part_paid'],
  remind: ['sent', 'part_paid'],
} as const satisfies Record<string, readonly InvoiceState[]>;

export type InvoiceStep = keyof typeof INVOICE_STEPS;

/** Whether a step can be taken from a state. */
export function canStepInvoice(step: InvoiceStep, state: InvoiceState): boolean {
  return (INVOICE_STEPS[step] as readonly InvoiceState[]).includes(state);
}

/** The letter of a series: invoices, credit notes and self-billed purchases are numbered apart. */
export const SERIES_LETTER = { sales: 'S', credit: 'C', purchase: 'P' } as const satisfies Record<InvoiceKind, string>;

export const PAYMENT_KINDS = ['received', 'refund'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
