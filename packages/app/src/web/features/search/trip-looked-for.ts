// The trip that a family is looked for.

import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';

/** Returns the trip named in the URL if it belongs to the parent; null otherwise, and until it is loaded. */
export function useTripLookedFor(): Trip | null {
  const [asked] = useSearchParams();
  const isParent = useUser()?.isParent === true;
  const id = Number(asked.get('trip'));
  const isNamed = isParent && Number.isSafeInteger(id) && id > 0;
  const { data } = useEndpoint(readTrip, { params: { id }, query: {} }, { when: isNamed });
  return data !== undefined && data.side === 'parent' && data.mayNameBackup ? data : null;
}
