// The part of the engine that prices, alone: a bundler that splits by file then leaves the reasons for later.

export { type Choice, catalogueOf, nameIn, type PriceCatalogue, payeeNameIn } from './catalogue.ts';
export { compilePriceBook, type Pricer } from './compile-price-book.ts';
export { parsePriceBook } from './price-book/parse.ts';
export { LINE_AMOUNTS, QUOTE_TOTALS } from './quote-amounts.ts';
export { parseQuoteRequest, REQUEST_FIELDS } from './quote-request.ts';
export { REQUEST_LIMITS } from './stay-dates.ts';
export { countDays } from './steps/count.ts';
export { viewQuote } from './views/view-quote.ts';
