// The businesses that pay payouts.

import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

/** Returns every business; undefined while loading. */
export function useBusinesses(): readonly Business[] | undefined {
  return useEndpoint(listBusinesses, ALL).data?.data;
}
