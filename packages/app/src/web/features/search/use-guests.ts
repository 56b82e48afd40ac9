// The guests, as far as they are known during the search: the students of a trip, or the children of the booking in progress.

import { readCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import type { Guest } from '#contract/people/guest-fit.rules.ts';
import { readMyChildren } from '#contract/people/students.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useUser } from '#web/platform/session/session.ts';

export function useGuests(trip: Trip | null): readonly Guest[] {
  const user = useUser();
  const books = trip === null && user?.isParent === true && user.capabilities.includes('booking.place');
  const begun = useEndpoint(readCurrentTrip, {}, { when: books }).data?.currentTrip.children ?? [];
  const own = useEndpoint(readMyChildren, {}, { when: books && begun.some((id) => id !== null) }).data?.childrens ?? [];
  return trip?.students ?? own.filter(({ id }) => begun.includes(id));
}
