// The CSRF token, which proves that a request comes from our own page: a cookie set by the server, repeated in a header.

import { listProviders } from '#contract/identity/providers.endpoints.ts';
import { readCookie } from './cookie.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

let renewing: Promise<void> | null = null;

async function renew(): Promise<void> {
  try {
    // Every response sets a token if the current one is invalid. This endpoint never refuses: a refusal would appear as an error in the
    // console.
    const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    const answer = await fetch(listProviders.path, { credentials: 'include', headers });
    // Reads the body to its end, because an unread response keeps the request open.
    await answer.text();
  } catch {
    // The next request reports the failure.
  } finally {
    renewing = null;
  }
}

/** Fetches a new token; concurrent calls share one request. */
export function renewCsrfToken(): Promise<void> {
  renewing ??= renew();
  return renewing;
}

/** Returns the header with the token, which is fetched first if there is none. */
export async function getCsrfHeader(): Promise<Readonly<Record<string, string>>> {
  if (readCookie(COOKIE) === '') await renewCsrfToken();
  return { [HEADER]: readCookie(COOKIE) };
}
