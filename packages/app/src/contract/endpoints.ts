// Every endpoint of the product, feature by feature.

import * as account from './identity/account.endpoints.ts';
import type { EndpointDefinition } from './platform/endpoint.ts';

/** All endpoints, under the feature whose routes answer them. */
export const ENDPOINTS = {
  account,
} satisfies Record<string, Record<string, EndpointDefinition>>;

/** All endpoints in a row. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(ENDPOINTS).flatMap((feature): EndpointDefinition[] =>
  Object.values(feature),
);
