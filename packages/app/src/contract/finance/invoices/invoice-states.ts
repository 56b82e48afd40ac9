// Kinds and states of invoices and payments, as data for server and screens.

/** Sales invoices, purchase invoices, and credit notes for sales invoices. */
export const INVOICE_KINDS = ['sales', 'purchase', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The kinds in the list of sales invoices. */
export const SALES_KINDS = ['sales', 'credit'] as const satisfies readonly InvoiceKind[];

export const INVOICE_STATES = ['draft', 'sent', 'part_paid', 'paid', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** The letter of each series: invoices, credit notes and self-billed purchases are numbered separately. */
export const SERIES_LETTER = { sales: 'S', credit: 'C', purchase: 'P' } as const satisfies Record<InvoiceKind, string>;

export const PAYMENT_KINDS = ['received', 'refund'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
