// Quotes a stay as it is sold: by the business of its family, which may be exempt from VAT or have its own rate.

import type { LiveQuote, QuoteRequestInput, Result } from '@hosted-stay/pricing-core';
import type { Queryable } from '#server/db/database.ts';
import { changeVatRate } from '#server/features/pricing/price-books/book-vat-rate.ts';
import type { PublishedBook } from '#server/features/pricing/price-books/price-book-cache.ts';
import { findSellerOfFamily } from '#server/features/pricing/seller-tax/seller-tax.queries.ts';
import { TAX_OF_BOOK } from '#server/features/pricing/seller-tax/seller-tax.rules.ts';

/** A quote, or why there is none, with what is stored along with it. */
export interface SoldQuote {
  readonly made: Result<LiveQuote>;
  readonly bookNumber: number;
  /** The VAT rate of the business that sells the stay; null if it is the book's. */
  readonly vatRate: string | null;
  /** The business that sells it; null if the family has none. */
  readonly businessId: number | null;
}

/**
 * Quotes a stay by a book, with the tax of its seller. The business of the host family sells the whole stay, including camps that others
 * run: a quote has one seller, one invoice and one VAT rate.
 * @param sellerId the seller, if known: a business that has billed the stay remains its seller, even if the family changes
 */
export async function quoteStayAsSold(
  db: Queryable,
  book: PublishedBook,
  stay: QuoteRequestInput & { readonly hostFamilyId: number; readonly vatExempt: boolean },
  sellerId: number | null = null,
): Promise<SoldQuote> {
  const seller = await findSellerOfFamily(db, stay.hostFamilyId, sellerId);
  const { vatExempt, vatRate: own } = seller?.tax ?? TAX_OF_BOOK;
  const { pricer, number, vatRate } = changeVatRate(book, own);
  const made = pricer.quote({ ...stay, vatExempt: stay.vatExempt || vatExempt });
  return { made, bookNumber: number, vatRate, businessId: seller?.businessId ?? null };
}
