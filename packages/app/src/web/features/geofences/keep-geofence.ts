// Reloads what shows areas after a change.

import { listGeofences, listInside, readGeofence, testPoint } from '#contract/geofences/geofences.endpoints.ts';
import type { Geofence } from '#contract/geofences/geofences.shapes.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

/** Reloads everything that shows areas. */
export async function reloadGeofences(): Promise<void> {
  const changed = [listGeofences, readGeofence, listInside, testPoint];
  await Promise.all(changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Shows an area as it is after a change. */
export async function keepGeofence(area: Geofence): Promise<void> {
  keepAnswer(readGeofence, { params: { id: area.id } }, area);
  await reloadGeofences();
}
