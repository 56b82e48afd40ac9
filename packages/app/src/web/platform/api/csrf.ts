// The pair that proves that a request comes from our own page: a cookie of the server's, repeated in a header.

import { listProviders } from '#contract/identity/providers.endpoints.ts';
import { readCookie } from './cookie.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

let renewing: Promise<void> | null = null;

async function renew(): Promise<void> {
  try {
    // Every answer brings a pair when the one held is no good. This one refuses nobody: a refusal would stand in red in the console.
    const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    const answer = await fetch(listProviders.path, { credentials: 'include', headers });
    // Read to its end: an answer that nobody reads keeps the request open.
    await answer.text();
  } catch {
    // The request that follows says what is wrong.
  } finally {
    renewing = null;
  }
}

/** Fetches a new pair; asked for several times at once, it is fetched once. */
export function renewCsrfToken(): Promise<void> {
  renewing ??= renew();
  return renewing;
}

/** The header of the pair; a page that has none yet fetches one first. */
export async function getCsrfHeader(): Promise<Readonly<Record<string, string>>> {
  if (readCookie(COOKIE) === '') await renewCsrfToken();
  return { [HEADER]: readCookie(COOKIE) };
}
