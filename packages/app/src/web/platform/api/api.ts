// The typed client: one function for every endpoint of the contract.

import type { AnswerOf, EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { fromWire, snakeName, toWire } from '#contract/platform/validation/names.ts';
import { getRequestLocale } from '#web/platform/messages/locale.ts';
import { getTranslator } from '#web/platform/messages/messages.ts';
import { persist } from '#web/platform/session/app-persist.ts';
import { syncServerClock } from '#web/ui/text/server-clock.ts';
import { getCsrfHeader } from './csrf.ts';
import { ApiFailure } from './failure.ts';
import { reactToFailure } from './failure-reaction.ts';
import { trackRequest } from './request-count.ts';
import { createNoResponse, type Fallbacks, findSuccessMessage, isSuccess, toFailure } from './wire.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Shows no loader and no alert. */
  readonly background?: boolean;
  /** The caller handles a failure itself: no alert, no dialog, and the session doesn't end. */
  readonly quiet?: boolean;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A response with the message to show. */
export interface Answered<Body> {
  readonly answer: Body;
  /** The server's message, or the general one. */
  readonly message: string;
}

/** Returns the address of a request. */
export function toRequestAddress({ path }: Pick<EndpointDefinition, 'path'>, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) asked.append(snakeName(name), String(one));
  }
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}

/** Returns the headers of a request. */
export async function getRequestHeaders({
  method,
  changes,
}: Pick<EndpointDefinition, 'method' | 'changes'>): Promise<Record<string, string>> {
  const { token } = persist.get();
  return {
    Accept: 'application/json',
    'Accept-Language': getRequestLocale(),
    'X-Requested-With': 'XMLHttpRequest',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(method === 'GET' && !changes ? {} : await getCsrfHeader()),
  };
}

function fallbacks(): Fallbacks {
  const words = getTranslator();
  return {
    notLoggedIn: words('errors.notLoggedIn'),
    sessionExpired: words('errors.sessionExpired'),
    maintenance: words('errors.maintenance'),
    failed: words('errors.failed'),
    noResponse: words('errors.noResponse'),
    withStatus: (status) => words('errors.withStatus', { status: String(status) }),
  };
}

/**
 * Converts a response, however it was fetched.
 * @throws ApiFailure if it isn't a success
 */
export function toAnswered<Body>(response: { readonly status: number; readonly statusText: string }, body: unknown): Answered<Body> {
  if (!isSuccess(response.status, body)) throw new ApiFailure(toFailure(response, { body, texts: fallbacks() }));
  return { answer: fromWire(body) as Body, message: findSuccessMessage(body) ?? getTranslator()('errors.succeeded') };
}

/** Creates the failure of a request without a response. */
export function createConnectionFailure(): ApiFailure {
  return new ApiFailure(createNoResponse(fallbacks()));
}

async function send(endpoint: EndpointDefinition, { parts, signal }: { parts: Parts; signal: AbortSignal | undefined }): Promise<Response> {
  const headers = await getRequestHeaders(endpoint);
  const json = parts.body !== undefined && !(parts.body instanceof FormData);
  const sentAt = Date.now();
  try {
    const response = await fetch(toRequestAddress(endpoint, parts), {
      method: endpoint.method,
      credentials: 'include',
      headers: json ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(parts.body === undefined ? {} : { body: parts.body instanceof FormData ? parts.body : JSON.stringify(toWire(parts.body)) }),
      ...(signal === undefined ? {} : { signal }),
    });
    syncServerClock({ date: response.headers.get('date'), sentAt, receivedAt: Date.now() });
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw createConnectionFailure();
  }
}

async function ask<Body>(endpoint: EndpointDefinition, { parts, signal }: { parts: Parts; signal: AbortSignal | undefined }) {
  const response = await send(endpoint, { parts, signal });
  const body: unknown = await response.json().catch(() => undefined);
  return toAnswered<Body>(response, body);
}

/**
 * Calls an endpoint, and returns the response with the message for a success.
 * @throws ApiFailure if the response is not a success, or there is none; unless `quiet`, `reactToFailure` has run by then
 */
export async function callForMessage<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  { background = false, quiet = false, signal }: CallOptions = {},
): Promise<Answered<AnswerOf<E>>> {
  const work = ask<AnswerOf<E>>(endpoint, { parts: request as Parts, signal });
  try {
    return await (background ? work : trackRequest(work));
  } catch (error) {
    if (error instanceof ApiFailure && !quiet) reactToFailure(error, { background });
    throw error;
  }
}

/**
 * Calls an endpoint.
 * @throws ApiFailure as `callForMessage` does
 */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  return (await callForMessage(endpoint, request, options)).answer;
}
