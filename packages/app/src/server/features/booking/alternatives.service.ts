// Families that could take a stay instead of one whose beds are taken.

import type { Alternative } from '#contract/booking/booking.shapes.ts';
import type { OrderedTrip } from '#contract/booking/current-trip.ts';
import { takenBeds } from '#server/features/calendar/calendar.public.ts';
import type { App } from '#server/platform/app.ts';
import { familiesLike } from './facts.queries.ts';

/** How many are shown, and among how many of the county they are looked for. */
const SHOWN = 6;
const LOOKED_AT = 60;

/** Up to six live families of the same county that have the beds free on these nights. */
export async function alternativesTo({ db, clock }: Pick<App, 'db' | 'clock'>, trip: OrderedTrip): Promise<Alternative[]> {
  const { hostFamilyId, fromDate, toDate, studentIds } = trip;
  const beds = studentIds.length;
  const families = await familiesLike(db, { hostFamilyId, beds, limit: LOOKED_AT });
  const ids = families.map((family) => family.hostFamilyId);
  const taken = await takenBeds(db, ids, { fromDate, toDate, now: clock.now() });
  return families
    .filter((family) => family.guests - (taken.get(family.hostFamilyId) ?? 0) >= beds)
    .slice(0, SHOWN)
    .map(({ guests: _, ...family }) => ({ code: 'alternative', ...family }));
}
