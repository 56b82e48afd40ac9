// The small door: a live total and quotes from a server, without the engine.

export { LiveTotal, type LiveTotalProps } from './components/live-total/live-total.tsx';
export { LiveTotalView, type LiveTotalViewProps } from './components/live-total/live-total-view.tsx';
export type { Language, Words } from './locales/messages.ts';
export type { QuoteState, QuoteStatus } from './quote/quote-state.ts';
export type { UsedQuote } from './quote/use-answers.ts';
export { type UseQuoteOptions, useQuote } from './quote/use-quote.ts';
export { type EndpointOptions, endpointSource } from './quote-source/endpoint-source.ts';
export { type AskedRequest, type FailureKind, type QuoteAnswer, type QuoteSource, SourceFailure } from './quote-source/quote-source.ts';
