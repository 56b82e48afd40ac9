// Use cases of invoices on paper: the PDF of what is kept, for those who may read it and for whoever has its link.

import { createHash } from 'node:crypto';
import { type Invoice, invoiceToJson, type Settlement } from '@hosted-stay/pricing-react/invoicing';
import type * as endpoints from '#contract/finance/invoices.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { invoiceOfLink } from './invoice-links.queries.ts';
import { invoiceWords, languageOf } from './invoice-words.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';
import { readableInvoice } from './invoices.service.ts';
import { madeOf } from './making.service.ts';
import { settlementOf } from './settlement.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** An invoice as a PDF, with what was paid of it beside; its maker and the fonts are loaded when somebody first wants one. */
export async function printed(invoice: Invoice, settlement: Settlement | null = null): Promise<Bytes> {
  const { invoiceToPdf } = await import('@hosted-stay/pricing-react/invoice-pdf');
  const messages = await invoiceWords(languageOf(invoice.language));
  const body = await invoiceToPdf(invoice, { messages, settlement: settlement ?? undefined });
  const etag = createHash('sha256').update(invoiceToJson(invoice)).update(JSON.stringify(settlement)).digest('base64url');
  const name = invoice.number ?? messages.document.draftTitle;
  return { mediaType: 'application/pdf', body, etag, cache: 'revalidate', fileName: `${name}.pdf` };
}

/** What was sent, as it was sent, with what was paid of it since; null of a draft. */
async function sent(call: Call, row: InvoiceRow): Promise<Bytes | null> {
  return row.document === null ? null : printed(JSON.parse(row.document), await settlementOf(call.db, row));
}

export async function readInvoicePdf(call: Call, { params: { id } }: Asked<'readInvoicePdf'>): Promise<Bytes> {
  const row = await readableInvoice(call, id);
  const kept = await sent(call, row);
  if (kept !== null) return kept;
  const { sketch } = await madeOf(call, call.db, { ...row, typed: row.draft });
  if (sketch === null) throw new Refusal('invoiceIncomplete');
  return printed(sketch);
}

/** Kept by no browser and no server on the way: whoever opens the link later asks whether it still may be opened. */
export async function readInvoiceFile(call: Call, { params: { token } }: Asked<'readInvoiceFile'>): Promise<Bytes> {
  const id = await invoiceOfLink(call.db, token, call.app.clock.now());
  const row = id === null ? null : await findInvoice(call.db, id);
  const kept = row === null || row.state === 'void' ? null : await sent(call, row);
  if (kept === null) throw new Refusal('linkExpired');
  const { etag: _, ...bytes } = kept;
  return { ...bytes, cache: 'none' };
}
