// Documents of the pricing engine as endpoints answer them: their names are the engine's own, so what comes is taken letter by letter.

import type { EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { createConnectionFailure, getRequestHeaders, toAnswered, toRequestAddress } from './api.ts';
import { trackRequest } from './request-count.ts';

async function fetched(endpoint: EndpointDefinition, request: object, signal: AbortSignal): Promise<unknown> {
  const headers = await getRequestHeaders(endpoint);
  const response = await fetch(toRequestAddress(endpoint, request), { credentials: 'include', headers, signal }).catch((error: unknown) => {
    throw signal.aborted ? error : createConnectionFailure();
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) toAnswered(response, json);
  return json;
}

/**
 * What an endpoint answers, as it is.
 * @throws ApiFailure
 */
export function readDocument<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>, signal: AbortSignal): Promise<unknown> {
  return trackRequest(fetched(endpoint, request, signal));
}
