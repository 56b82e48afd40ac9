// Shapes of invoices and of what is typed about them.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { positiveAmount } from '#contract/platform/validation/decimals.ts';
import { day, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { tripFacts } from '#contract/trips/trips.shapes.ts';
import { INVOICE_STEPS_BY_HAND, type InvoiceStepByHand } from './invoice.machine.ts';
import { INVOICE_KINDS, INVOICE_STATES, PAYMENT_KINDS, PAYMENT_METHODS, SALES_KINDS } from './invoice-states.ts';
import { tripBilling } from './trip-billing.ts';

export const invoicesList = declareList({
  name: 'invoices',
  columns: [
    'number',
    'kind',
    'state',
    'businessName',
    'buyerName',
    'tripId',
    'issueDate',
    'dueDate',
    'currency',
    'total',
    'paid',
    'credited',
    'outstanding',
    'createdAt',
  ],
  sorts: ['createdAt', 'number', 'issueDate', 'dueDate', 'buyerName', 'total', 'outstanding'],
  defaultSort: '-createdAt',
  filters: {
    kind: { kind: 'choice', choices: SALES_KINDS },
    state: { kind: 'choice', choices: INVOICE_STATES },
    overdue: { kind: 'flag' },
    businessId: { kind: 'choice' },
    buyerId: { kind: 'choice', emptiable: true },
    tripId: { kind: 'choice', emptiable: true },
    /** The group of the billed stay. */
    groupId: { kind: 'choice' },
    issueDate: { kind: 'day', emptiable: true },
    dueDate: { kind: 'day', emptiable: true },
    total: { kind: 'number' },
  },
});

/** A stay that was billed. */
export const billedTrip = z.object({ id, studentName: z.string(), fromDate: day, toDate: day });

export const listedInvoice = z.object({
  id,
  kind: z.enum(INVOICE_KINDS),
  state: z.enum(INVOICE_STATES),
  number: z.string().nullable(),
  businessId: id,
  businessName: z.string(),
  buyerId: id.nullable(),
  buyerName: z.string(),
  /** The billed stay. */
  trip: billedTrip.nullable(),
  currency: z.string(),
  /** Null for a draft that can't be calculated yet; below 0 for a credit note. */
  total: z.string().nullable(),
  paid: z.string(),
  credited: z.string(),
  /** The outstanding amount; below 0 a refund is due. Zero for drafts, credit notes and void invoices. */
  outstanding: z.string(),
  issueDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  overdue: z.boolean(),
  createdAt: instant,
  sentAt: instant.nullable(),
  version: z.int(),
});

export type ListedInvoice = z.output<typeof listedInvoice>;

const party = z.object({
  name: z.string().trim().max(200),
  address: z.array(z.string().trim().max(200)).max(10),
  email: z.string().trim().max(254),
  vatNumber: z.string().trim().max(40),
});

const text = z.string().trim().max(2000);

/** The typed content of an invoice. A draft can be incomplete; missing fields are reported when it is sent. */
export const invoiceContent = z.object({
  buyer: party,
  /** Empty means the day on which it is sent. */
  issueDate: z.string().trim().max(10).default(''),
  dueDate: z.string().trim().max(10).default(''),
  reference: optionalLine(200),
  language: z.enum(LOCALES).default('en'),
  lines: z
    .array(
      z.object({
        id: z.int().min(1),
        description: z.string().trim().max(500),
        quantity: z.string().trim().max(40),
        unitAmount: z.string().trim().max(40),
        /** Empty means the seller's rate. */
        vatPercentage: z.string().trim().max(20).default(''),
      }),
    )
    .max(200)
    .default([]),
  /** Only without a quote; a quote has its own exemption. */
  vatExempt: z.boolean().default(false),
  vatText: text.default(''),
  schedule: z
    .object({
      mode: z.enum(['none', 'percentage', 'amount', 'instalments']),
      percentage: z.string().trim().max(20),
      amount: z.string().trim().max(40),
      count: z.int().min(0).max(24),
      dates: z.array(z.string().max(10)).max(24),
    })
    .default({ mode: 'none', percentage: '20', amount: '', count: 3, dates: [] }),
  notes: text.default(''),
});

export type InvoiceContent = z.output<typeof invoiceContent>;

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/);

export const invoiceBody = z.object({
  businessId: id,
  buyerId: id.nullable().default(null),
  /** The stored quote that it bills. */
  quoteFingerprint: fingerprint.nullable().default(null),
  /** The billed stay. */
  tripId: id.nullable().default(null),
  /** Why the trip's price is billed again although another invoice bills it. */
  billAgain: optionalLine(500),
  typed: invoiceContent,
});

export const editInvoiceBody = invoiceBody.extend({ version: z.int() });

export const reasonBody = z.object({ reason: line(500), version: z.int() });

/** A credit note for part of an invoice, or for all of it without an amount. */
export const creditBody = reasonBody.extend({ amount: positiveAmount.optional() });

const steps = INVOICE_STEPS_BY_HAND as [InvoiceStepByHand, ...InvoiceStepByHand[]];

/** The payments and credits of a sent invoice in its language: printed beside the document, which never changes. */
export const settlement = z.object({
  payments: z.array(
    z.object({
      paidOn: z.string(),
      /** As text: `Card`. */
      method: z.string(),
      /** Below 0 for a refund. */
      amount: z.string(),
    }),
  ),
  credited: z.string(),
  /** The outstanding amount; below 0 a refund is due. */
  outstanding: z.string(),
});

export type InvoiceSettlement = z.output<typeof settlement>;

/** An invoice with all its details. */
export const invoice = listedInvoice.extend({
  buyerEmail: z.string(),
  quoteFingerprint: z.string().nullable(),
  /** The price that the trip has now, if a draft bills an earlier one, which can't be sent; null otherwise. */
  newQuoteFingerprint: z.string().nullable(),
  typed: invoiceContent,
  /** The invoice's own document, as sent or as the draft would produce it; null if it can't be shown yet. */
  document: z.record(z.string(), z.unknown()).nullable(),
  /** Null for drafts, credit notes and void invoices, which aren't paid. */
  settlement: settlement.nullable(),
  /** What prevents sending it, with the path in `typed`. */
  missing: z.array(z.object({ path: z.string(), message: z.string() })),
  reason: z.string(),
  creditsId: id.nullable(),
  creditsNumber: z.string().nullable(),
  creditNotes: z.array(z.object({ id, number: z.string().nullable(), total: z.string(), issueDate: z.string().nullable() })),
  /** The payments that settle it; below 0 for refunds. `payments.read` shows more details. */
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
  remindedAt: instant.nullable(),
  createdBy: z.string().nullable(),
  /** The steps that the caller can take now. */
  steps: z.array(z.enum(steps)),
});

export type InvoicePage = z.output<typeof invoice>;

/** Outstanding amounts by how long they are overdue, for each currency. */
export const ageing = z.object({
  currency: z.string(),
  notDue: z.string(),
  upTo30: z.string(),
  upTo60: z.string(),
  upTo90: z.string(),
  over90: z.string(),
  total: z.string(),
});

export const paymentOfInvoiceBody = z.object({
  amount: positiveAmount,
  paidOn: day,
  method: z.enum(PAYMENT_METHODS),
  reference: optionalLine(200),
  version: z.int(),
});

/** A buyer with an account. The postal address is that of their latest invoice. */
export const buyer = party.extend({ id });

/** The initial data of an invoice for a trip. */
export const tripToBill = z.object({
  trip: tripFacts,
  /** Who booked it; null without an account. */
  buyer: buyer.nullable(),
  language: z.enum(LOCALES),
  /** The first valid invoice that already bills the trip's price, if any. */
  billedBy: z.object({ id, number: z.string().nullable() }).nullable(),
  /** The billed part of the price in that case: the rest is a difference to settle, so the price isn't billed again. */
  billing: tripBilling.nullable(),
});

export type TripToBill = z.output<typeof tripToBill>;
