// The door to invoices without a screen, for servers: making, reading and writing them down as data. No React, no markup.

export { draftOf as invoiceDraftOf } from './invoice/draft-of.ts';
export type { Instalment, Invoice, InvoiceLine, InvoiceTotals, Party, VatLine } from './invoice/invoice.ts';
export { type InvoiceDraft, type ManualLine, newDraft as newInvoiceDraft } from './invoice/invoice-draft.ts';
export { describeInvoiceIssue } from './invoice/invoice-issues.ts';
export { invoiceToJson } from './invoice/invoice-json.ts';
export { type InvoiceText, invoiceText } from './invoice/invoice-text.ts';
export type { InvoiceWording } from './invoice/invoice-writer.ts';
export type { InvoiceIssue, InvoiceIssueCode, InvoicePath } from './invoice/issue-data.ts';
export { type InvoiceMaking, type MadeInvoice, makeInvoice } from './invoice/make-invoice.ts';
export type { BillableQuote } from './invoice/quoted-part.ts';
export { type ReadInvoice, readCreditNote, readInvoice } from './invoice/read-invoice.ts';
export type { SettledPayment, Settlement } from './invoice/settlement.ts';
export type { Messages, Words } from './locales/messages.ts';
