// The invoices of a parent, as they see them.

import * as z from 'zod';
import { INVOICE_STATES, PAYMENT_KINDS, PAYMENT_METHODS, SALES_KINDS } from '#contract/finance/invoices/invoice-states.ts';
import { billedTrip, settlement } from '#contract/finance/invoices/invoices.shapes.ts';
import { amount } from '#contract/platform/validation/decimals.ts';
import { id } from '#contract/platform/validation/fields.ts';

export const ownInvoicesQuery = z.object({ show: z.enum(['all', 'open', 'paid']).default('all') });

/** Another invoice, with its number. */
const numberedInvoice = z.object({ id, number: z.string().nullable() });

/** What the payer's screen shows as due: another amount is never asked for in its place. */
export const payInvoiceBody = z.object({ amount: amount.optional() });

const ownInvoiceRow = z.object({
  id,
  kind: z.enum(SALES_KINDS),
  state: z.enum(INVOICE_STATES),
  number: z.string().nullable(),
  trip: billedTrip.nullable(),
  currency: z.string(),
  total: z.string(),
  paid: z.string(),
  credited: z.string(),
  /** What is still to be paid; below 0 what is to be given back. */
  outstanding: z.string(),
  issueDate: z.string().nullable(),
  /** Null of a credit note, which nobody pays. */
  dueDate: z.string().nullable(),
  /** Of a credit note, the invoice that it takes from. */
  credits: numberedInvoice.nullable(),
  /** The credit notes that take from it, the first one first. */
  creditedBy: z.array(numberedInvoice),
  overdue: z.boolean(),
  /** Whether it can be paid here and now. */
  canPay: z.boolean(),
});

export type OwnInvoiceRow = z.output<typeof ownInvoiceRow>;

export const ownInvoices = z.object({
  data: z.array(ownInvoiceRow),
  /** What is due, for each currency. */
  due: z.array(z.object({ currency: z.string(), amount: z.string() })),
});

export type OwnInvoices = z.output<typeof ownInvoices>;

export const ownInvoice = ownInvoiceRow.extend({
  businessName: z.string(),
  /** The invoice as it was sent, in its own document: parties, lines, VAT with its note, totals. */
  document: z.record(z.string(), z.unknown()),
  /** What was paid of it since; null of what nobody pays. */
  settlement: settlement.nullable(),
  payments: z.array(
    z.object({
      id,
      kind: z.enum(PAYMENT_KINDS),
      method: z.enum(PAYMENT_METHODS),
      paidOn: z.string(),
      reference: z.string(),
      amount: z.string(),
    }),
  ),
});

export type OwnInvoice = z.output<typeof ownInvoice>;
