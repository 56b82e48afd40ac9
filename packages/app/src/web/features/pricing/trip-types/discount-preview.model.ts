// Applies the discount rules of a trip type to an example, using the engine with a price book of one price.

import { compilePriceBook, parsePriceBook, parseQuoteRequest } from '@hosted-stay/pricing-core/quoting';
import { addDays } from '#contract/platform/days.ts';

export interface PreviewRule {
  readonly minQuantity: number;
  readonly required: boolean;
  readonly code: string | null;
  readonly demandDiscount: string;
  readonly supplyDiscount: string;
}

export interface Example {
  /** The provider's rate per night. */
  readonly amount: string;
  readonly customerPercentage: string;
  readonly providerPercentage: string;
  readonly nights: number;
  readonly currency: string;
}

/** The figures of an example with one code, or without any. */
export interface PreviewLine {
  readonly code: string | null;
  readonly customer: string;
  readonly customerDiscount: string;
  /** The final amount the customer pays, excluding VAT. */
  readonly pays: string;
  /** The final amount paid to the provider. */
  readonly paid: string;
  readonly providerDiscount: string;
  /** The platform's share. */
  readonly platform: string;
}

const FIRST_DAY = '2026-01-01';

function bookOf(rules: readonly PreviewRule[], { amount, customerPercentage, providerPercentage, currency }: Example) {
  const pricing = {
    pricingTemplateId: 1,
    amount,
    customer: { commissionPercentage: customerPercentage },
    provider: { commissionPercentage: providerPercentage },
  };
  return parsePriceBook({
    version: 'example',
    currency,
    policy: { vatRate: '0' },
    serviceTypes: [{ id: 1, name: 'Hosting' }],
    pricingTypes: [{ id: 1, name: 'Per night' }],
    tripTypes: [{ id: 1, name: 'Example', active: true, discounts: rules }],
    templates: [{ id: 1, name: 'Hosting', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 1, required: true }],
    countries: [{ id: 1, name: 'Example', pricings: [] }],
    counties: [{ id: 1, name: 'Example', countryId: 1, pricings: [] }],
    hostFamilies: [{ id: 1, name: 'Example', countyId: 1, businessId: 1, pricings: [pricing] }],
    activities: [],
  });
}

/** Returns the distinct codes in the order of their rules, ignoring case. */
export function listCodes(rules: readonly PreviewRule[]): readonly string[] {
  const codes = new Map<string, string>();
  for (const { code } of rules) {
    const plain = code?.trim() ?? '';
    if (plain !== '' && !codes.has(plain.toLowerCase())) codes.set(plain.toLowerCase(), plain);
  }
  return [...codes.values()];
}

/** Returns a line without a code and one for each code; null if the rules or the example are invalid. */
export function previewDiscounts(rules: readonly PreviewRule[], example: Example): readonly PreviewLine[] | null {
  const book = bookOf(rules, example);
  if (!book.ok || !Number.isInteger(example.nights) || example.nights < 1) return null;
  const pricer = compilePriceBook(book.value);
  const fromDate = FIRST_DAY;
  const toDate = addDays(fromDate, example.nights);
  const lines: PreviewLine[] = [];
  for (const code of [null, ...listCodes(rules)]) {
    const request = parseQuoteRequest({ hostFamilyId: 1, fromDate, toDate, ...(code === null ? {} : { discountCode: code }) });
    const quote = request.ok ? pricer.quote(request.value) : null;
    if (quote === null || !quote.ok) return null;
    const { total, subtotal, discount, amountSupplyVAT, discountHF, amountFamworld } = quote.value;
    lines.push({
      code,
      customer: subtotal,
      customerDiscount: discount,
      pays: total,
      paid: amountSupplyVAT,
      providerDiscount: discountHF,
      platform: amountFamworld,
    });
  }
  return lines;
}
