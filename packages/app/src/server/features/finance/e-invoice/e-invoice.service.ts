// The use case of e-invoices: returns a sent document as valid XML, or throws with everything that is missing.

import { createHash } from 'node:crypto';
import { type Invoice, invoiceText } from '@hosted-stay/pricing-react/invoicing';
import type * as endpoints from '#contract/finance/invoices/invoices.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { toPercent } from '#contract/platform/validation/percent.ts';
import { loadInvoiceMessages, toInvoiceLocale } from '#server/features/finance/invoices/invoice-messages.ts';
import { findInvoice, type InvoiceRow } from '#server/features/finance/invoices/invoices.queries.ts';
import { getVisibleInvoice } from '#server/features/finance/invoices/invoices.service.ts';
import { findSavedQuoteVat } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { buildEInvoice, type EInvoiceError, type EInvoiceInput } from './e-invoice.rules.ts';
import { listBrokenRules } from './en16931.rules.ts';
import { writeUbl } from './ubl-xml.rules.ts';
import type { StayVat } from './vat-groups.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

async function findStayVat(call: Call, { quote }: Invoice): Promise<StayVat | null> {
  if (quote === null) return null;
  const kept = await findSavedQuoteVat(call.app, call.db, quote.fingerprint);
  if (kept === null) throw new AppError('documentDamaged');
  return { percent: toPercent(kept.vatRate), supplierAmount: kept.supplierAmount };
}

async function findCreditedInvoice(call: Call, { creditsId }: InvoiceRow): Promise<EInvoiceInput['credited']> {
  const row = creditsId === null ? null : await findInvoice(call.db, creditsId);
  return row?.number && row.issueDate ? { number: row.number, issueDate: row.issueDate } : null;
}

/** Returns the payment schedule as printed. */
async function listPaymentTerms(invoice: Invoice): Promise<string[]> {
  const messages = await loadInvoiceMessages(toInvoiceLocale(invoice.language));
  const rows = invoiceText(invoice, { messages }).schedule?.rows ?? [];
  return rows.map(({ part, due, amount }) => `${part}: ${due}, ${amount}`);
}

async function loadEInvoiceInput(call: Call, row: InvoiceRow, invoice: Invoice): Promise<EInvoiceInput> {
  const credited = await findCreditedInvoice(call, row);
  const words = getTranslator(toInvoiceLocale(invoice.language));
  return {
    invoice,
    credited,
    stay: await findStayVat(call, invoice),
    terms: await listPaymentTerms(invoice),
    words: {
      discount: words('eInvoice.discount'),
      withoutVat: words('eInvoice.withoutVat'),
      rounding: words('eInvoice.rounding'),
      creditTerms: words('eInvoice.creditTerms', { number: credited?.number ?? '' }),
    },
  };
}

const SENTENCES = {
  'seller.address countryMissing': 'eInvoice.lacks.sellerCountry',
  'buyer.address countryMissing': 'eInvoice.lacks.buyerCountry',
  'seller.vatNumber vatNumberMissing': 'eInvoice.lacks.sellerVat',
  'seller.vatNumber vatNumberForeign': 'eInvoice.lacks.sellerVatForm',
  'buyer.vatNumber vatNumberForeign': 'eInvoice.lacks.buyerVatForm',
  'totals.vat vatWithoutRate': 'eInvoice.lacks.vat',
} as const;

function toErrorSentence({ field, code }: EInvoiceError, { locale, currency }: { locale: Locale; currency: string }): string {
  const words = getTranslator(locale);
  const key = `${field} ${code}` as keyof typeof SENTENCES;
  return field === 'currency' ? words('eInvoice.lacks.currency', { currency }) : words(SENTENCES[key]);
}

/** Returns the error with all messages by field, and joined into one text. */
function toIncompleteRefusal(told: readonly { readonly field: string; readonly sentence: string }[], issues: readonly object[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const { field, sentence } of told) errors[field] = [...(errors[field] ?? []), sentence];
  return new AppError('eInvoiceIncomplete', { errors, issues, values: { faults: told.map(({ sentence }) => sentence).join(' ') } });
}

/** Writes the XML of an e-invoice; throws if it breaks a rule of EN 16931. */
function writeValidXml(call: Call, asked: EInvoiceInput): string {
  const { locale } = call;
  const { currency } = asked.invoice;
  const made = buildEInvoice(asked);
  if (!made.ok) {
    const told = made.faults.map((fault) => ({ field: fault.field, sentence: toErrorSentence(fault, { locale, currency }) }));
    throw toIncompleteRefusal(told, made.faults);
  }
  const xml = writeUbl(made.document);
  const broken = listBrokenRules(xml);
  if (broken.length === 0) return xml;
  call.app.log.error({ invoice: asked.invoice.number, broken }, 'an e-invoice would not keep the norm');
  const told = broken.map((rule) => ({ field: rule, sentence: getTranslator(locale)('eInvoice.lacks.rule', { rule }) }));
  throw toIncompleteRefusal(
    told,
    broken.map((rule) => ({ rule })),
  );
}

export async function readInvoiceXml(call: Call, { params: { id } }: Input<'readInvoiceXml'>): Promise<FileResponse> {
  const row = await getVisibleInvoice(call, id);
  const { document, kind, state } = row;
  if (document === null || state === 'void' || kind === 'purchase') throw new AppError('eInvoiceNotSent');
  const invoice: Invoice = JSON.parse(document);
  const xml = writeValidXml(call, await loadEInvoiceInput(call, row, invoice));
  const etag = createHash('sha256').update(xml).digest('base64url');
  return { mediaType: 'application/xml', body: Buffer.from(xml), etag, cache: 'revalidate', fileName: `${invoice.number}.xml` };
}
