// Making an invoice of what was typed: what it comes to, how it looks, and what stands against sending it.

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

/** What of a draft the invoice is made from. */
export interface DraftSource {
  readonly businessId: number;
  readonly quoteFingerprint: string | null;
  readonly typed: InvoiceContent;
}

export interface BuiltInvoice {
  readonly seller: Seller;
  /** The invoice without a number; null as long as it can't be made. */
  readonly invoice: Invoice | null;
  /** The invoice as far as it can be shown. */
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

/** Makes the invoice of a draft with all that the database says of its business and its quote. */
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
 * A quote is billed by a business that taxes it as it was priced: the one that sells the stay, or one with the same VAT.
 * @throws ValidationError `sellerOfStay` at `businessId`
 */
export async function assertSellerOfQuote(app: App, db: Queryable, { businessId, quoteFingerprint }: DraftSource): Promise<void> {
  if (quoteFingerprint === null || (await isTaxedAlike(app, db, { businessId, fingerprint: quoteFingerprint }))) return;
  throw new ValidationError([{ field: 'businessId', rule: 'sellerOfStay' }]);
}

/** What stands against sending it, each at its place in what was typed, in the reader's language. */
export async function listMissingFields(
  { issues }: Pick<BuiltInvoice, 'issues'>,
  locale: Locale,
): Promise<{ path: string; message: string }[]> {
  const messages = await loadInvoiceMessages(locale);
  return issues.map((issue) => ({ path: issue.path.join('.'), message: describeInvoiceIssue(issue, messages) }));
}
