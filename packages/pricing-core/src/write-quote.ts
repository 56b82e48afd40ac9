// The last step: a stay that is priced and totalled → a quote under its public names.

import { MadeQuote } from './made-quote.ts';
import type { LiveQuote } from './quote.ts';
import type { Totalled } from './steps/total.ts';

/** Writes the quote out. `bookHash` is asked for only when a fingerprint is. */
export function writeQuote(totalled: Totalled, bookHash: () => string): LiveQuote {
  return new MadeQuote({ totalled, bookHash });
}
