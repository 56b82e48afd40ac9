// The contestants: this engine, and the same model in decimal.js, in dinero.js and in binary floating point.

import { compilePriceBook, type PriceBook, type QuoteRequest } from '../src/index.ts';
import { prepareReference } from '../test/reference/decimal-reference.ts';
import type { ReferenceQuote } from '../test/reference/quote-document.ts';
import type { Refusal } from '../test/reference/stay.ts';
import { prepareDineroModel } from './models/dinero-model.ts';
import { prepareFloatModel } from './models/float-model.ts';
import { UNIT_PRICE_FORMULAS } from './models/unit-price-model.ts';

export const NAMES = ['this engine', 'decimal.js', 'dinero.js', 'floating point'] as const;

export type ContestantName = (typeof NAMES)[number];

/** Prices a checked request from a book that was made ready beforehand. */
export type PriceStay = (request: QuoteRequest) => ReferenceQuote | Refusal;

export type Contestants = Readonly<Record<ContestantName, PriceStay>>;

export function prepareContestants(book: PriceBook): Contestants {
  return {
    'this engine': engine(book),
    'decimal.js': prepareReference(book).quote,
    'dinero.js': prepareDineroModel(book).quote,
    'floating point': prepareFloatModel(book).quote,
  };
}

/** decimal.js with its default 20 digits, used as the formula reads: the unit price first, then times the units. Not timed. */
export function prepareUnitPriceModel(book: PriceBook): PriceStay {
  return prepareReference(book, UNIT_PRICE_FORMULAS).quote;
}

/** The engine's answer without what the others do not make: the request, and the hashes, which cost nothing until they are asked for. */
function engine(book: PriceBook): PriceStay {
  const pricer = compilePriceBook(book);
  return (request) => {
    const quoted = pricer.quote(request);
    return quoted.ok ? quoted.value : { error: quoted.issues[0]?.code ?? 'none' };
  };
}
