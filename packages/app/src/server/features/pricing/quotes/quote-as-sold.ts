// A stay quoted as it is sold: by the business of its family, which may be exempt from VAT or have a rate of its own.

import type { LiveQuote, QuoteRequestInput, Result } from '@hosted-stay/pricing-core';
import type { Queryable } from '#server/db/database.ts';
import { changeVatRate } from '#server/features/pricing/price-books/book-vat-rate.ts';
import type { PublishedBook } from '#server/features/pricing/price-books/price-book-cache.ts';
import { findSellerOfFamily } from '#server/features/pricing/seller-tax/seller-tax.queries.ts';
import { TAX_OF_BOOK } from '#server/features/pricing/seller-tax/seller-tax.rules.ts';

/** A quote, if there is one, and what is kept with it. */
export interface SoldQuote {
  readonly made: Result<LiveQuote>;
  readonly bookNumber: number;
  /** The share of VAT of the business that sells the stay; null where it is the book's. */
  readonly vatRate: string | null;
  /** Who sells it; null where the family is none of ours. */
  readonly businessId: number | null;
}

/**
 * Quotes a stay by a book, asking exactly how it is taxed. The business of the host family sells all of the stay, its camps too, whoever
 * runs them: a quote has one seller, one invoice and one rate of VAT.
 * @param sellerId who sells this stay, where that is known: who has billed it goes on to, whoever's family hosts in the end
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
