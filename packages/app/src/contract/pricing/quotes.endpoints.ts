// Endpoints of quotes by the price book in force. Requests and answers are the engine's own documents.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

/** The engine validates it: it accepts both spellings of its fields and reports unknown ones. */
const request = z.looseObject({});

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/);

export const makeQuote = endpoint({
  method: 'POST',
  path: '/api/pricing/quote',
  access: 'quotes.make',
  summary:
    'The price of a stay, as the caller’s side sees it: customers their own figures, staff all of them. With the `trip_id` that a booking was begun from, without tax where staff have exempted that trip. The answer is the engine’s view of the quote, its names as the engine writes them.',
  body: request,
  answer: z.undefined(),
  bytes: ['application/json'],
  refusals: ['quoteRefused', 'noPriceBook', 'quoteSideRefused', 'documentDamaged'],
  asks: true,
  whileViewing: true,
  limit: 'search',
});

export const keepQuote = endpoint({
  method: 'POST',
  path: '/api/pricing/quotes',
  access: 'quotes.keep',
  summary: 'Makes a quote and keeps it for ever, under its fingerprint; a second time keeps nothing new.',
  body: request,
  answer: z.object({ fingerprint, bookNumber: z.int(), total: z.string(), currency: z.string() }),
  refusals: ['quoteRefused', 'noPriceBook', 'documentDamaged'],
});

export const readQuote = endpoint({
  method: 'GET',
  path: '/api/pricing/quotes/{fingerprint}',
  access: 'quotes.read',
  summary: 'A kept quote, as the caller’s side sees it.',
  params: z.object({ fingerprint }),
  answer: z.undefined(),
  bytes: ['application/json'],
  refusals: ['documentDamaged'],
});

export const readBookOfQuote = endpoint({
  method: 'GET',
  path: '/api/pricing/quotes/{fingerprint}/book',
  access: 'quotes.book',
  summary: 'The price book that a kept quote was made from, as a document: what its figures are explained by.',
  params: z.object({ fingerprint }),
  answer: z.undefined(),
  bytes: ['application/json'],
  refusals: ['documentDamaged'],
});

export const readBookInForce = endpoint({
  method: 'GET',
  path: '/api/pricing/book',
  access: 'quotes.book',
  summary: 'The price book in force as a document, for the calculator of staff who see all figures; kept by its hash.',
  answer: z.undefined(),
  bytes: ['application/json'],
  refusals: ['noPriceBook', 'documentDamaged'],
});
