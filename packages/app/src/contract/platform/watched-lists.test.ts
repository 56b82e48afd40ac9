// The lists that can be watched, compared with the endpoints that they name.

import { expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { toEndpointKey } from './endpoint.ts';
import { findListOfEndpoint, findListsOf, LIST_NAMES, WATCHED_LISTS } from './watched-lists.ts';

test.each(LIST_NAMES)('%s needs the right of its endpoint', (name) => {
  const { endpoint, access } = WATCHED_LISTS[name];
  expect(allEndpoints.find((one) => toEndpointKey(one) === endpoint)?.access).toBe(access);
});

test('a list is found by its endpoint and by what changes it', () => {
  expect(findListOfEndpoint('GET /api/trips')).toBe('trips');
  expect(findListOfEndpoint('GET /api/user')).toBeNull();
  expect(findListsOf('payment')).toEqual(['accounts', 'invoices', 'payments', 'trackedTrips', 'tripSheet']);
  expect(findListsOf('savedView')).toEqual([]);
});
