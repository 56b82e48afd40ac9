// A recorded booking as the command line reads it, from what was kept of a trip's price.

import { LINE_AMOUNTS, QUOTE_TOTALS } from '@hosted-stay/pricing-core';

const COUNTS = ['noOfDaysOfTrip', 'countMonToFri', 'noOfCampsAdded', 'noOfImmersionDays'] as const;
const LINE_FIELDS = ['pricingTemplateId', 'hostableType', 'hostableId', 'quantity', 'students', ...LINE_AMOUNTS] as const;

type Document = Readonly<Record<string, unknown>>;

/** What is not there is undefined, and not written. */
function pickFields(from: Document, names: readonly string[]): Document {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

interface StoredPrice {
  readonly tripId: number;
  readonly bookNumber: number;
  /** The share of VAT that it was made at; null where it is the book's. */
  readonly vatRate: string | null;
  readonly request: Document;
  /** The quote as it was kept, byte for byte. */
  readonly document: string;
  readonly createdAt: Date;
}

/** All figures of the kept quote: what was stored is what is checked. */
function toRecordedFigures(document: string): Document {
  const quote = JSON.parse(document) as Document & { readonly pricings?: readonly Document[] };
  const lines = quote.pricings?.map((line) => pickFields(line, LINE_FIELDS));
  return {
    ...pickFields(quote, ['currency', ...COUNTS, ...QUOTE_TOTALS, 'amountPricingType']),
    pricings: lines,
  };
}

/** One line of the file. */
export function toBookingLine({ tripId, bookNumber, vatRate, request, document, createdAt }: StoredPrice): string {
  const by = { bookVersion: String(bookNumber), pricedAt: createdAt.toISOString(), ...(vatRate !== null && { vatRate }) };
  return `${JSON.stringify({ id: tripId, request, recorded: toRecordedFigures(document), ...by })}\n`;
}
