// Quotes from a server: each request is posted as JSON to one address.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { type AskedRequest, type FailureKind, failureOf, type QuoteAnswer, type QuoteSource, SourceFailure } from './quote-source.ts';
import { readIssues } from './read-with.ts';

export interface EndpointOptions {
  /** Sent with each request. Use a function for a token that changes. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /**
   * As in `fetch`: whether cookies go along.
   * @defaultValue 'same-origin'
   */
  readonly credentials?: RequestCredentials;
  /**
   * Timeout in milliseconds, including a retry.
   * @defaultValue 10000
   */
  readonly timeoutMs?: number;
  /** A replacement for the page's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A server that asks for more seconds than this is not waited for. */
const LONGEST_WAIT = 3;

const KINDS: Readonly<Record<number, FailureKind>> = { 401: 'forbidden', 403: 'forbidden', 429: 'busy', 503: 'busy' };

/**
 * Posts each request as JSON. 200 is the view of a quote, bare; 400 and 422 refuse with `{ "issues": […] }` or
 * `{ "error": { "details": […] } }`. After a 429 or 503 with up to 3 seconds in `Retry-After`, it retries once. The source's `id` is
 * its address: two sources that differ only in headers count as the same, unless they have their own IDs.
 */
export function endpointSource<V extends QuoteView = QuoteView>(url: string, options: EndpointOptions = {}): QuoteSource<V> {
  const { headers, credentials = 'same-origin', timeoutMs = 10_000, fetch = globalThis.fetch } = options;
  const post = async (body: string, signal: AbortSignal, triesLeft = 1): Promise<Response> => {
    const given = typeof headers === 'function' ? headers() : headers;
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...given }, credentials, body, signal };
    const response = await fetch(url, init).catch((cause: unknown) => {
      throw new SourceFailure('offline', { cause });
    });
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (KINDS[response.status] !== 'busy' || !triesLeft || !(wait <= LONGEST_WAIT)) return response;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    signal.throwIfAborted();
    return post(body, signal, 0);
  };
  const source = async (request: AskedRequest, signal: AbortSignal): Promise<QuoteAnswer<V>> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      return await answerIn(await post(JSON.stringify(request), AbortSignal.any([signal, limit])));
    } catch (thrown) {
      throw limit.aborted ? new SourceFailure('timeout') : failureOf(thrown);
    }
  };
  return Object.assign(source, { timeoutMs, id: url });
}

async function answerIn<V extends QuoteView>(response: Response): Promise<QuoteAnswer<V>> {
  const { ok, status } = response;
  const isRefusal = status === 400 || status === 422;
  if (!ok && !isRefusal) throw new SourceFailure(KINDS[status] ?? 'broken', { status });
  try {
    const body = await response.json();
    return isRefusal ? { ok: false, issues: readIssues(body.issues ?? body.error?.details, { extras: true }) } : { ok: true, value: body };
  } catch (cause) {
    throw new SourceFailure('broken', { status, cause });
  }
}
