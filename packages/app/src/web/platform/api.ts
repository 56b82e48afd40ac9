// The typed client: one function for every endpoint of the contract.

import type { AnswerOf, EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { fromWire, snakeName, toWire } from '#contract/platform/names.ts';
import { ApiFailure } from './failure.ts';
import { failureOf, isSuccess } from './wire.ts';

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function addressOf({ path }: EndpointDefinition, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) asked.append(snakeName(name), String(value));
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? '' : decodeURIComponent(found.slice(name.length + 1));
}

/**
 * Asks an endpoint.
 * @throws ApiFailure when the answer is no success, or none comes
 */
export async function call<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>): Promise<AnswerOf<E>> {
  const parts = request as Parts;
  const response = await fetch(addressOf(endpoint, parts), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': cookie('XSRF-TOKEN'),
      ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(toWire(parts.body)) }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!isSuccess(response.status, body)) throw new ApiFailure(failureOf(response, body));
  return fromWire(body) as AnswerOf<E>;
}
