// Returns the path of a trip for a user, depending on their role in it; null if there is no such page yet.

import { isAdminLike } from '#contract/identity/roles.ts';
import { paths } from '#web/paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { useUser } from '#web/platform/session/session.ts';

export function useTripPath(id: number): string | null {
  const standing = usePageAccess();
  const roles = useUser()?.roleNames ?? [];
  if (isAdminLike(roles)) return standing('hubTripEdit') ? paths.hubTripEdit({ id }) : null;
  if (roles.includes('Parent')) return standing('travelTrip') ? paths.travelTrip({ id }) : null;
  return standing('hostTrip') ? paths.hostTrip({ id }) : null;
}
