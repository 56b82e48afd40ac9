// Builds an invoice from the input of a draft: totals, preview, and issues that block sending.

import type { PriceCatalogue } from '@hosted-stay/pricing-core';
import { describeInvoiceIssue, type Invoice, type InvoiceIssue, makeInvoice } from '@hosted-stay/pricing-react/invoicing';
import { type Seller, toInvoiceDraft } from '#contract/finance/invoices/invoice-draft.ts';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { addFamilyTitles } from '#contract/host-families/family-name.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { findSavedQuote, isTaxedAlike } from '#server/features/pricing/pricing.public.ts';
import type { App, Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { loadInvoiceMessages } from './invoice-messages.ts';
import { findSeller } from './sellers.queries.ts';

/** The fields of a draft that the invoice is built from. */
export interface DraftSource {
  readonly businessId: number;
  readonly quoteFingerprint: string | null;
  readonly typed: InvoiceContent;
}

export interface BuiltInvoice {
  readonly seller: Seller;
  /** The invoice without a number; null if it can't be built yet. */
  readonly invoice: Invoice | null;
  /** The invoice as far as it can be previewed. */
  readonly sketch: Invoice | null;
  readonly issues: readonly InvoiceIssue[];
}

const toEmptyCatalogue = (currency: string): PriceCatalogue => ({
  currency,
  hostFamilies: [],
  activities: [],
  services: [],
  templates: [],
});

/** Builds the invoice of a draft with the data of its business and its quote. */
export async function buildInvoice(
  call: Pick<Call, 'app'>,
  db: Queryable,
  { businessId, quoteFingerprint, typed }: DraftSource,
): Promise<BuiltInvoice> {
  const seller = await findSeller(db, businessId);
  if (seller === null) throw new ValidationError([{ field: 'businessId', rule: 'unknownNumber' }]);
  const kept = quoteFingerprint === null ? null : await findSavedQuote(call.app, db, quoteFingerprint);
  if (quoteFingerprint !== null && kept === null) throw new ValidationError([{ field: 'quoteFingerprint', rule: 'unknownNumber' }]);
  const made = makeInvoice(toInvoiceDraft(typed, { seller, today: call.app.clock.today() }), {
    quote: kept?.quote ?? null,
    catalogue: addFamilyTitles(kept?.catalogue ?? toEmptyCatalogue(seller.currency), typed.language),
    messages: await loadInvoiceMessages(typed.language),
  });
  return made.ok
    ? { seller, invoice: made.value, sketch: made.value, issues: [] }
    : { seller, invoice: null, sketch: made.sketch, issues: made.issues };
}

/**
 * Asserts that a quote is billed by a business with the VAT it was priced with: the seller of the stay, or one with the same VAT.
 * @throws ValidationError `sellerOfStay` at `businessId`
 */
export async function assertSellerOfQuote(app: App, db: Queryable, { businessId, quoteFingerprint }: DraftSource): Promise<void> {
  if (quoteFingerprint === null || (await isTaxedAlike(app, db, { businessId, fingerprint: quoteFingerprint }))) return;
  throw new ValidationError([{ field: 'businessId', rule: 'sellerOfStay' }]);
}

/** Returns the issues that block sending, each with its input path and a message in the reader's language. */
export async function listMissingFields(
  { issues }: Pick<BuiltInvoice, 'issues'>,
  locale: Locale,
): Promise<{ path: string; message: string }[]> {
  const messages = await loadInvoiceMessages(locale);
  return issues.map((issue) => ({ path: issue.path.join('.'), message: describeInvoiceIssue(issue, messages) }));
}
