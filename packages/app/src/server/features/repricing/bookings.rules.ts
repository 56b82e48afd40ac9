// Converts the stored price of a trip to a recorded booking for the command line.

import { LINE_AMOUNTS, QUOTE_TOTALS } from '@hosted-stay/pricing-core';

const COUNTS = ['noOfDaysOfTrip', 'countMonToFri', 'noOfCampsAdded', 'noOfImmersionDays'] as const;
const LINE_FIELDS = ['pricingTemplateId', 'hostableType', 'hostableId', 'quantity', 'students', ...LINE_AMOUNTS] as const;

type Document = Readonly<Record<string, unknown>>;

/** Missing fields are undefined, so JSON omits them. */
function pickFields(from: Document, names: readonly string[]): Document {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

interface StoredPrice {
  readonly tripId: number;
  readonly bookNumber: number;
  /** The VAT rate of the quote; null if it is the book's. */
  readonly vatRate: string | null;
  readonly request: Document;
  /** The quote, byte for byte as stored. */
  readonly document: string;
  readonly createdAt: Date;
}

/** Returns all figures of the stored quote, because these are what the audit checks. */
function toRecordedFigures(document: string): Document {
  const quote = JSON.parse(document) as Document & { readonly pricings?: readonly Document[] };
  const lines = quote.pricings?.map((line) => pickFields(line, LINE_FIELDS));
  return {
    ...pickFields(quote, ['currency', ...COUNTS, ...QUOTE_TOTALS, 'amountPricingType']),
    pricings: lines,
  };
}

/** Returns one line of the file. */
export function toBookingLine({ tripId, bookNumber, vatRate, request, document, createdAt }: StoredPrice): string {
  const by = { bookVersion: String(bookNumber), pricedAt: createdAt.toISOString(), ...(vatRate !== null && { vatRate }) };
  return `${JSON.stringify({ id: tripId, request, recorded: toRecordedFigures(document), ...by })}\n`;
}
