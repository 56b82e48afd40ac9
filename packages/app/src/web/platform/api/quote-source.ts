// The server's quotes, requested with our headers.

import { endpointSource } from '@hosted-stay/pricing-react/live-total';
import { makeQuote } from '#contract/pricing/quotes.endpoints.ts';
import { getRequestHeaders } from './api.ts';

/** For widgets that request quotes themselves; shared by all of them. */
export const quoteSource = endpointSource(makeQuote.path, {
  fetch: async (address, init) =>
    fetch(address, { ...init, headers: { ...(await getRequestHeaders(makeQuote)), 'Content-Type': 'application/json' } }),
});
