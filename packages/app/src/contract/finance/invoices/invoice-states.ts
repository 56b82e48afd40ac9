// What becomes of invoices and payments: kinds and states, as data for server and screens.

/** What is sold, what is bought, and what takes back of something sold. */
export const INVOICE_KINDS = ['sales', 'purchase', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Those that the list of sales invoices holds. */
export const SALES_KINDS = ['sales', 'credit'] as const satisfies readonly InvoiceKind[];

export const INVOICE_STATES = ['draft', 'sent', 'part_paid', 'paid', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** The letter of a series: invoices, credit notes and self-billed purchases are numbered apart. */
export const SERIES_LETTER = { sales: 'S', credit: 'C', purchase: 'P' } as const satisfies Record<InvoiceKind, string>;

export const PAYMENT_KINDS = ['received', 'refund'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
