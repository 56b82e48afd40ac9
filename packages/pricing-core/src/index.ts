// The only door of the engine.

export { compilePriceBook, type Pricer } from './compile-price-book.ts';
export type { Issue, IssueCode, IssueData, Path, QuoteWarning } from './issues.ts';
export { parsePriceBook } from './price-book/parse.ts';
export type { PriceBook, PriceBookInput } from './price-book/shape.ts';
export type { Payout, Quote, QuoteLine } from './quote.ts';
export { parseQuoteRequest, type QuoteRequest, type QuoteRequestInput, REQUEST_LIMITS } from './quote-request.ts';
export type { Refused, Result } from './result.ts';
