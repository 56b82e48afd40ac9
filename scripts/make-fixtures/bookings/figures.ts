// What a booking system keeps of a price: the sums, and the lines they are made of.

import type { QuoteLine } from '@hosted-stay/pricing-core';
import { Decimal } from 'decimal.js';
import type { ReferenceQuote } from '../../../packages/pricing-core/test/reference/quote-document.ts';

export const FIGURES = ['total', 'subtotal', 'vat', 'discount', 'totalHF', 'amountFamworld', 'amountSupplyVAT'] as const;

export type Figures = Readonly<Record<(typeof FIGURES)[number], string>>;

export type RecordedLine = Pick<
  QuoteLine,
  | 'pricingTemplateId'
  | 'hostableType'
  | 'hostableId'
  | 'quantity'
  | 'students'
  | 'customer'
  | 'customerDiscount'
  | 'provider'
  | 'providerDiscount'
>;

/** One price as it was kept. */
export interface Recorded {
  readonly figures: Figures;
  readonly lines: readonly RecordedLine[];
}

export function recordedOf(quote: ReferenceQuote): Recorded {
  return { figures: mapFigures((name) => quote[name]), lines: quote.pricings.map(recordedLine) };
}

export function recordedLine(line: QuoteLine): RecordedLine {
  const { pricingTemplateId, hostableType, hostableId, quantity, students, customer, customerDiscount, provider, providerDiscount } = line;
  return { pricingTemplateId, hostableType, hostableId, quantity, students, customer, customerDiscount, provider, providerDiscount };
}

/** The sums that belong to other lines, in cents; `vatRate` is 0 where the booking is exempt. */
export function sumsOf(lines: readonly RecordedLine[], vatRate: string): Figures {
  const sum = (of: (line: RecordedLine) => Decimal, over = lines) => over.reduce((all, line) => all.plus(of(line)), new Decimal(0));
  const paid = ({ provider, providerDiscount }: RecordedLine) => new Decimal(provider).minus(providerDiscount);
  const subtotal = sum(({ customer }) => new Decimal(customer));
  const discount = sum(({ customerDiscount }) => new Decimal(customerDiscount));
  const supplier = sum(paid);
  const vat = supplier.times(vatRate).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  const host = sum(
    paid,
    lines.filter(({ hostableType }) => hostableType === 'Host_family'),
  );
  return {
    total: subtotal.plus(vat).minus(discount).toFixed(2),
    subtotal: subtotal.toFixed(2),
    vat: vat.toFixed(2),
    discount: discount.toFixed(2),
    totalHF: host.toFixed(2),
    amountFamworld: subtotal.minus(discount).minus(supplier).toFixed(2),
    amountSupplyVAT: supplier.toFixed(2),
  };
}

/** Cents taken for whole units: every amount a hundred times too large. */
export function timesHundred({ figures, lines }: Recorded): Recorded {
  const hundred = (amount: string) => new Decimal(amount).times(100).toFixed(2);
  return {
    figures: mapFigures((name) => hundred(figures[name])),
    lines: lines.map((line) => ({
      ...line,
      customer: hundred(line.customer),
      customerDiscount: hundred(line.customerDiscount),
      provider: hundred(line.provider),
      providerDiscount: hundred(line.providerDiscount),
    })),
  };
}

/** `add(figures, ['total'], '0.37')` */
export function add(figures: Figures, names: readonly (keyof Figures)[], amount: string): Figures {
  return { ...figures, ...Object.fromEntries(names.map((name) => [name, new Decimal(figures[name]).plus(amount).toFixed(2)])) };
}

/** Every figure as `of` says. */
export function mapFigures(of: (name: keyof Figures) => string): Figures {
  return {
    total: of('total'),
    subtotal: of('subtotal'),
    vat: of('vat'),
    discount: of('discount'),
    totalHF: of('totalHF'),
    amountFamworld: of('amountFamworld'),
    amountSupplyVAT: of('amountSupplyVAT'),
  };
}

export function sameFigures(a: Figures, b: Figures): boolean {
  return FIGURES.every((name) => a[name] === b[name]);
}
