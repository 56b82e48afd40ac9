// Reads documents of the pricing engine: their names are those of the engine, so the JSON is returned without conversion.

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
 * Returns the JSON of a response without conversion.
 * @throws ApiFailure
 */
export function readDocument<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>, signal: AbortSignal): Promise<unknown> {
  return trackRequest(fetched(endpoint, request, signal));
}
