// The words of a quote's sheet: one set a language, none may be missing.

export interface Labels {
  readonly family: string;
  readonly dates: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'local' | 'mixed' | 'family', string>>;
  readonly days: string;
  readonly nights: string;
  readonly campWeeks: string;
  /** `1 of 3 possible` */
  readonly campWeeksTaken: (weeks: { readonly taken: number; readonly possible: number }) => string;
  readonly immersionDays: string;
  readonly students: string;
  readonly discountCode: string;
  readonly priceBook: string;
  readonly fingerprint: string;
  readonly service: string;
  readonly payee: string;
  readonly level: string;
  readonly levels: Readonly<Record<'base' | 'county' | 'country', string>>;
  readonly quantity: string;
  readonly price: string;
  readonly discount: string;
  readonly payout: string;
  readonly payoutDiscount: string;
  readonly subtotal: string;
  readonly vat: string;
  readonly vatExempt: string;
  readonly total: string;
  readonly platform: string;
  readonly note: string;
  readonly noLines: string;
}
