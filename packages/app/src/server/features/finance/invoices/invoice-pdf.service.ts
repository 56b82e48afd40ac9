// Use cases of invoice PDFs: for users who may read the invoice, and for anyone with its link.

import { createHash } from 'node:crypto';
import { type Invoice, invoiceToJson, type Settlement } from '@hosted-stay/pricing-react/invoicing';
import type * as endpoints from '#contract/finance/invoices/invoices.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { buildInvoice } from './build-invoice.service.ts';
import { findInvoiceIdByLink } from './invoice-links.queries.ts';
import { loadInvoiceMessages, toInvoiceLocale } from './invoice-messages.ts';
import { findSettlement } from './invoice-settlement.service.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';
import { getVisibleInvoice } from './invoices.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** Renders an invoice as a PDF, with its payments if given. The PDF code and fonts are loaded on first use. */
export async function renderInvoicePdf(invoice: Invoice, settlement: Settlement | null = null): Promise<FileResponse> {
  const { invoiceToPdf } = await import('@hosted-stay/pricing-react/invoice-pdf');
  const messages = await loadInvoiceMessages(toInvoiceLocale(invoice.language));
  const body = await invoiceToPdf(invoice, { messages, settlement: settlement ?? undefined });
  const etag = createHash('sha256').update(invoiceToJson(invoice)).update(JSON.stringify(settlement)).digest('base64url');
  const name = invoice.number ?? messages.document.draftTitle;
  return { mediaType: 'application/pdf', body, etag, cache: 'revalidate', fileName: `${name}.pdf` };
}

/** Renders a sent invoice as it was sent, with its payments since; null for a draft. */
async function renderSentInvoice(call: Call, row: InvoiceRow): Promise<FileResponse | null> {
  return row.document === null ? null : renderInvoicePdf(JSON.parse(row.document), await findSettlement(call.db, row));
}

export async function readInvoicePdf(call: Call, { params: { id } }: Input<'readInvoicePdf'>): Promise<FileResponse> {
  const row = await getVisibleInvoice(call, id);
  const kept = await renderSentInvoice(call, row);
  if (kept !== null) return kept;
  const { sketch } = await buildInvoice(call, call.db, { ...row, typed: row.draft });
  if (sketch === null) throw new AppError('invoiceIncomplete');
  return renderInvoicePdf(sketch);
}

/** Not cached anywhere, so that each request checks whether the link is still valid. */
export async function readInvoiceFile(call: Call, { params: { token } }: Input<'readInvoiceFile'>): Promise<FileResponse> {
  const id = await findInvoiceIdByLink(call.db, token, call.app.clock.now());
  const row = id === null ? null : await findInvoice(call.db, id);
  const kept = row === null || row.state === 'void' ? null : await renderSentInvoice(call, row);
  if (kept === null) throw new AppError('linkExpired');
  const { etag: _, ...bytes } = kept;
  return { ...bytes, cache: 'none' };
}
