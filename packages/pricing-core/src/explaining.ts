// The part of the engine that gives reasons, alone: to be loaded when somebody asks why.

export { explainQuote } from './explain/explain-quote.ts';
export { explanationFor } from './explain/explanation-for.ts';
export { explanationLines } from './explain/explanation-text.ts';
export { findCheaperStays } from './explain/find-cheaper-stays.ts';
export { wordExplanation } from './explain/word-explanation.ts';
