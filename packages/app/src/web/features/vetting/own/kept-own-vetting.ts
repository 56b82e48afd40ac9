// Updates a family's own vetting in the cache after a change.

import { readOwnVetting } from '#contract/vetting/own-vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

export function keepOwnVetting(vetting: Vetting): void {
  queryClient.setQueryData(toQueryKey(readOwnVetting, {}), vetting);
}
