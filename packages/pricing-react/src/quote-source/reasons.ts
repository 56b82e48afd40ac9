// The engine's reasons, in a file of its own: half as large as all of its pricing, and loaded when somebody asks why.

import type { ExplanationText, Pricer, Result, WordingOptions } from '@hosted-stay/pricing-core';
import { explainQuote, wordExplanation } from '@hosted-stay/pricing-core/explaining';
import type { AskedRequest } from './quote-source.ts';

export { findCheaperStays } from '@hosted-stay/pricing-core/explaining';

/** Why the quote of a request is what it is, in words; refused as the request itself is. */
export function explainRequest(pricer: Pricer, request: AskedRequest, wording: WordingOptions): Result<ExplanationText> {
  const quoted = pricer.quote(request);
  if (!quoted.ok) return quoted;
  const explained = explainQuote(quoted.value);
  return explained.ok ? { ok: true, value: wordExplanation(explained.value, wording) } : explained;
}
