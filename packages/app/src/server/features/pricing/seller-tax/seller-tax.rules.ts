// What a business that sells a stay says of its VAT.

/** How the business that sells a stay taxes it. */
export interface SellerTax {
  readonly vatExempt: boolean;
  /** Its own share, `0.135` for 13.5 %; null where the price book's holds. */
  readonly vatRate: string | null;
}

/** By the price book: what is sold by the default business, unless that is exempt. */
export const TAX_OF_BOOK: SellerTax = { vatExempt: false, vatRate: null };

interface SellerTaxSource {
  readonly vatExempt: boolean;
  readonly vatRate: string;
  readonly isDefault: boolean;
}

/**
 * The tax of what a business sells. The rate of the default business is part of the prices: it holds once it is published with them, so
 * that it may change on a day. That of any other business stands in no price book and holds at once, as being exempt does.
 */
export function toSellerTax({ vatExempt, vatRate, isDefault }: SellerTaxSource): SellerTax {
  if (vatExempt) return { vatExempt: true, vatRate: null };
  return isDefault ? TAX_OF_BOOK : { vatExempt: false, vatRate };
}

/** The tax that all of these share; null where they differ, or there are none. */
export function findSharedTax(taxes: readonly SellerTax[]): SellerTax | null {
  const [first, ...others] = taxes;
  if (first === undefined) return null;
  return others.every(({ vatExempt, vatRate }) => vatExempt === first.vatExempt && vatRate === first.vatRate) ? first : null;
}
