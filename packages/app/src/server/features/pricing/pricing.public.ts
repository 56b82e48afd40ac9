// The public interface of prices for the rest of the server.

import {
  type CustomerView,
  catalogueOf,
  fingerprintOf,
  type PriceCatalogue,
  parseQuote,
  type Quote,
  viewQuote,
} from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { Queryable } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { findBookOfQuote } from './price-books/book-vat-rate.ts';
import { findPublishedBook, type PublishedBook } from './price-books/price-book-cache.ts';
import { findQuote } from './quotes/quotes.queries.ts';
import { eraseScenarios } from './scenarios/scenarios.queries.ts';
import { findSellerOfFamily } from './seller-tax/seller-tax.queries.ts';
import { findSharedTax } from './seller-tax/seller-tax.rules.ts';

export { listBookPrices } from './family-prices/book-prices.ts';
export {
  type FamilyDraft,
  listFamilyPrices,
  loadFamilyDraft,
  quoteFamilyStay,
  quoteFamilyStayByBook,
  setFamilyPrice,
} from './family-prices/family-draft.service.ts';
export { addLiveFamiliesToBooks } from './price-books/add-families.service.ts';
export { changeVatRate } from './price-books/book-vat-rate.ts';
export { getDraftBook } from './price-books/draft.service.ts';
export { findPublishedBook, getCurrentBook, type PublishedBook } from './price-books/price-book-cache.ts';
export { findBookDocument, listBookNumbers } from './price-books/price-books.queries.ts';
export { storeDraft } from './price-books/store-price-book.ts';
export { listPricingNames } from './prices/pricings.queries.ts';
export { getBookingChoices } from './quotes/booking-choices.service.ts';
export { loadEngineMessages } from './quotes/issue-messages.ts';
export { quoteStayAsSold } from './quotes/quote-as-sold.ts';
export { insertQuoteOfBook, loadPricer } from './quotes/quote-store.ts';
export { createNameTranslator } from './quotes/service-names.ts';
export { findSharedTax, type SellerTax, TAX_OF_BOOK } from './seller-tax/seller-tax.rules.ts';
export { getSellerTaxes } from './seller-tax/seller-tax-cache.ts';

/** Deletes the saved scenarios together with an account. */
export const scenarioDeletion: DeletionPart = { erase: eraseScenarios };

/** What a customer is billed by: their view of a stored quote, and the names in its price book. */
export interface SavedQuote {
  readonly quote: CustomerView;
  readonly catalogue: PriceCatalogue;
}

/** Returns a stored quote with its price book, regardless of later price changes; null if none has this fingerprint. */
async function loadSavedQuote(app: App, db: Queryable, fingerprint: string) {
  const kept = await findQuote(db, fingerprint);
  if (kept === null) return null;
  const quote = parseQuote(JSON.parse(kept.document));
  const book = await findBookOfQuote(app, db, kept);
  if (!quote.ok || book === null || fingerprintOf(quote.value) !== fingerprint) {
    app.log.error({ quote: fingerprint }, 'a kept quote is not what was kept');
    throw new AppError('documentDamaged');
  }
  return { quote: quote.value, book: book.pricer.book, pricer: book.pricer };
}

/** Returns a stored quote as its customer sees it, regardless of later price changes; null if none has this fingerprint. */
export async function findSavedQuote(app: App, db: Queryable, fingerprint: string): Promise<SavedQuote | null> {
  const kept = await loadSavedQuote(app, db, fingerprint);
  return kept === null ? null : { quote: viewQuote(kept.quote, 'customer'), catalogue: catalogueOf(kept.book) };
}

/** Returns a stored quote with all sides, including the payouts; null if none has this fingerprint. */
export async function findWholeQuote(app: App, db: Queryable, fingerprint: string): Promise<Quote | null> {
  const kept = await loadSavedQuote(app, db, fingerprint);
  return kept === null ? null : kept.quote;
}

/** Returns what a stored quote leaves out, as another stay pays it; null if it leaves out nothing, or none has this fingerprint. */
export async function findAmountLeftOut(
  app: App,
  db: Queryable,
  fingerprint: string,
): Promise<{ currency: string; amount: string } | null> {
  const kept = await loadSavedQuote(app, db, fingerprint);
  if (kept === null || kept.quote.request.withoutPerBooking !== true) return null;
  const { currency, total, request } = kept.quote;
  const whole = kept.pricer.quote({ ...request, withoutPerBooking: false });
  const math = amountsIn(currency);
  if (!whole.ok || !math.ok) throw new AppError('documentDamaged');
  return { currency, amount: math.value.subtract(whole.value.total, total) };
}

/**
 * Returns the price book that a stored quote was made with, as it was published; null if none has this fingerprint.
 * @throws AppError `documentDamaged`
 */
export async function findBookOfSavedQuote(app: App, db: Queryable, fingerprint: string): Promise<PublishedBook | null> {
  const kept = await findQuote(db, fingerprint);
  return kept === null ? null : findPublishedBook(app, db, kept.bookNumber);
}

/**
 * Tells whether a business has the same tax as the seller of a stored quote's stay. Returns true if the quote is unknown or its family has
 * no seller; other checks handle these cases.
 */
export async function isTaxedAlike(
  app: App,
  db: Queryable,
  { businessId, fingerprint }: { readonly businessId: number; readonly fingerprint: string },
): Promise<boolean> {
  const kept = await loadSavedQuote(app, db, fingerprint);
  if (kept === null) return true;
  const { hostFamilyId } = kept.quote.request;
  const [sells, bills] = [await findSellerOfFamily(db, hostFamilyId), await findSellerOfFamily(db, hostFamilyId, businessId)];
  return sells === null || bills === null || findSharedTax([sells.tax, bills.tax]) !== null;
}

/** Returns the VAT rate of a stored quote and the amount it applies to; null if none has this fingerprint. */
export async function findSavedQuoteVat(
  app: App,
  db: Queryable,
  fingerprint: string,
): Promise<{ vatRate: string; supplierAmount: string } | null> {
  const kept = await loadSavedQuote(app, db, fingerprint);
  return kept === null ? null : { vatRate: kept.book.policy.vatRate, supplierAmount: kept.quote.amountSupplyVAT };
}
