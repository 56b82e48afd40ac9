// Shapes of a parent's own invoices.

import * as z from 'zod';
import { INVOICE_STATES, PAYMENT_KINDS, PAYMENT_METHODS, SALES_KINDS } from '#contract/finance/invoices/invoice-states.ts';
import { billedTrip, settlement } from '#contract/finance/invoices/invoices.shapes.ts';
import { amount } from '#contract/platform/validation/decimals.ts';
import { id } from '#contract/platform/validation/fields.ts';

export const ownInvoicesQuery = z.object({ show: z.enum(['all', 'open', 'paid']).default('all') });

/** Another invoice with its number. */
const numberedInvoice = z.object({ id, number: z.string().nullable() });

/** The amount due on the payer's screen, so that no other amount is charged. */
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
  /** The outstanding amount; below 0 a refund is due. */
  outstanding: z.string(),
  issueDate: z.string().nullable(),
  /** Null for a credit note, which isn't paid. */
  dueDate: z.string().nullable(),
  /** For a credit note, the invoice that it reduces. */
  credits: numberedInvoice.nullable(),
  /** Its credit notes, oldest first. */
  creditedBy: z.array(numberedInvoice),
  overdue: z.boolean(),
  /** Whether it can be paid online now. */
  canPay: z.boolean(),
});

export type OwnInvoiceRow = z.output<typeof ownInvoiceRow>;

export const ownInvoices = z.object({
  data: z.array(ownInvoiceRow),
  /** The amounts due by currency. */
  due: z.array(z.object({ currency: z.string(), amount: z.string() })),
});

export type OwnInvoices = z.output<typeof ownInvoices>;

export const ownInvoice = ownInvoiceRow.extend({
  businessName: z.string(),
  /** The sent invoice as its own document: parties, lines, VAT with its note, totals. */
  document: z.record(z.string(), z.unknown()),
  /** The payments since it was sent; null for documents that aren't paid. */
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
