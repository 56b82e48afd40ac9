// Rules of the VAT of a business that sells stays.

/** How a business taxes the stays that it sells. */
export interface SellerTax {
  readonly vatExempt: boolean;
  /** Its own VAT rate, `0.135` for 13.5 %; null if the price book's applies. */
  readonly vatRate: string | null;
}

/** As in the price book: for stays sold by the default business, unless it is exempt. */
export const TAX_OF_BOOK: SellerTax = { vatExempt: false, vatRate: null };

interface SellerTaxSource {
  readonly vatExempt: boolean;
  readonly vatRate: string;
  readonly isDefault: boolean;
}

/**
 * Returns the tax of a business. The rate of the default business is part of the price book: a change applies once it is published, so it
 * can have an effective date. Another business's rate is in no price book and applies at once, as an exemption does.
 */
export function toSellerTax({ vatExempt, vatRate, isDefault }: SellerTaxSource): SellerTax {
  if (vatExempt) return { vatExempt: true, vatRate: null };
  return isDefault ? TAX_OF_BOOK : { vatExempt: false, vatRate };
}

/** Returns the tax that all of them share; null if they differ, or there are none. */
export function findSharedTax(taxes: readonly SellerTax[]): SellerTax | null {
  const [first, ...others] = taxes;
  if (first === undefined) return null;
  return others.every(({ vatExempt, vatRate }) => vatExempt === first.vatExempt && vatRate === first.vatRate) ? first : null;
}
