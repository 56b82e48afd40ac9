// Documents of the pricing engine as endpoints answer them: their names are the engine's own, so what comes is taken letter by letter.

import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { addressOf, requestHeaders, settled, unanswered } from './api.ts';
import { counted } from './pending.ts';

async function fetched(endpoint: EndpointDefinition, request: object, signal: AbortSignal): Promise<unknown> {
  const headers = await requestHeaders(endpoint);
  const response = await fetch(addressOf(endpoint, request), { credentials: 'include', headers, signal }).catch((error: unknown) => {
    throw signal.aborted ? error : unanswered();
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) settled(response, json);
  return json;
}

/**
 * What an endpoint answers, as it is.
 * @throws ApiFailure
 */
export function readDocument<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>, signal: AbortSignal): Promise<unknown> {
  return counted(fetched(endpoint, request, signal));
}
