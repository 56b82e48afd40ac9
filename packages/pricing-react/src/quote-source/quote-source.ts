// Where quotes come from: a function from a request to what one side may see of its quote.

import type { QuoteRequest, QuoteRequestInput, QuoteView, Result } from '@hosted-stay/pricing-core';

/** What a source is asked: a request in camelCase, or one already checked. */
export type AskedRequest = QuoteRequest | QuoteRequestInput;

/** A view of the quote, or every issue of the request. */
export type QuoteAnswer<V extends QuoteView = QuoteView> = Result<V>;

/**
 * Answers a request at once or later. It refuses a request by answering with issues, and fails by throwing: a {@link SourceFailure}
 * where it knows why. When `signal` is aborted nobody waits for the answer any more.
 */
export interface QuoteSource<V extends QuoteView = QuoteView> {
  (request: AskedRequest, signal: AbortSignal): QuoteAnswer<V> | Promise<QuoteAnswer<V>>;
  /**
   * Milliseconds to wait after the last change of the request. A source with 0 answers immediately: it is called while rendering, also on a server.
   * @defaultValue 250
   */
  readonly quietMs?: number;
  /**
   * Milliseconds until a timeout.
   * @defaultValue 30000
   */
  readonly timeoutMs?: number;
  /**
   * Tells sources apart: where one with another id takes its place, the request is asked anew. Sources with the same id, or with
   * none, are taken for one, so that a function written inline, another at each rendering, asks no more than it should.
   */
  readonly id?: string;
}

/**
 * The reason for a failure: `offline` (no connection), `timeout`, `forbidden` (401, 403), `busy` (429, 503), or `broken`
 * (an error, or an answer that isn't a quote).
 */
export type FailureKind = 'offline' | 'timeout' | 'forbidden' | 'busy' | 'broken';

/** The error that a source throws if it knows the reason; any other error counts as `broken`. */
export class SourceFailure extends Error {
  readonly kind: FailureKind;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;

  constructor(kind: FailureKind, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(`no quote: ${kind}`, { cause: options.cause });
    this.name = 'SourceFailure';
    this.kind = kind;
    this.status = options.status;
  }
}

/** Converts a thrown value to a failure. */
export function failureOf(thrown: unknown): SourceFailure {
  return thrown instanceof SourceFailure ? thrown : new SourceFailure('broken', { cause: thrown });
}
