// The React door: every part, usable alone.

export { type Choice, nameIn, type PriceCatalogue } from './catalogue.ts';
export type { Instalment, Invoice, InvoiceLine, InvoiceTotals, Party, VatLine } from './invoice/invoice.ts';
export type { Language, Messages, Words } from './locales/messages.ts';
export { type AskedRequest, type FailureKind, type QuoteAnswer, type QuoteSource, SourceFailure } from './quote-source/quote-source.ts';
