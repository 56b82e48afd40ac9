// The businesses that receive purchase invoices.

import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';

/** Returns all of them; undefined while loading. */
export function useBusinesses(): readonly Business[] | undefined {
  return useEndpoint(listBusinesses, { query: { perPage: MAX_PAGE_SIZE } }).data?.data;
}
