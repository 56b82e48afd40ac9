// Reloads the queries that show activities after a change.

import { listActivities, listSchedules, readActivity } from '#contract/activities/activities.endpoints.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

export async function reloadActivities(): Promise<void> {
  await Promise.all(
    [listActivities, readActivity, listSchedules].map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })),
  );
}
