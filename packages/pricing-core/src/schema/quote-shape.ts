// The quote as a document: the strict shape of its JSON, for those who get one from elsewhere.

import * as z from 'zod/mini';
import type { Quote } from '../quote.ts';
import { parseQuoteRequest, quoteRequestShape } from '../quote-request.ts';
import { ok, type Result, refuse } from '../result.ts';
import { checkShape } from '../shape.ts';
import { amount, byPricingType, counts, currency, hash, hostableType, id, lineFacts, warning } from './atoms.ts';

/** Every figure of a quote, in the order in which a quote writes them. */
export const quoteFields = () => ({
  currency: currency(),
  bookVersion: z.string(),
  ...counts(),
  subtotal: amount(),
  discount: amount(),
  vat: amount(),
  total: amount(),
  subtotalHF: amount(),
  discountHF: amount(),
  totalHF: amount(),
  amountSupplyVAT: amount(),
  amountFamworld: amount(),
  amountPricingType: byPricingType(amount()),
  pricings: z.array(quoteLine()),
  payouts: z.array(z.strictObject({ hostableType: hostableType(), hostableId: id(), amount: amount() })),
  warnings: z.array(warning()),
  request: quoteRequestShape,
  bookHash: hash(),
  fingerprint: hash(),
});

function quoteLine() {
  return z.strictObject({
    ...lineFacts(),
    level: z.enum(['base', 'county', 'country']),
    customer: amount(),
    customerDiscount: amount(),
    provider: amount(),
    providerDiscount: amount(),
  });
}

const quoteDocument = () => z.strictObject(quoteFields());

/** The JSON of a quote. Unknown fields are faults. */
export const quoteShape = /* @__PURE__ */ quoteDocument();

/**
 * Reads a quote from parsed JSON: plain data, detached from the book that made it. Its fields are checked, but not its arithmetic;
 * it is unchanged if its `fingerprint` equals {@link fingerprintOf}.
 */
export function parseQuote(input: unknown): Result<Quote> {
  const shaped = checkShape(quoteShape, input);
  if (!shaped.ok) return shaped;
  const request = parseQuoteRequest(shaped.value.request);
  if (!request.ok) return refuse(request.issues.map((found) => ({ ...found, path: ['request', ...found.path] })));
  return ok({ ...shaped.value, request: request.value } as Quote);
}
