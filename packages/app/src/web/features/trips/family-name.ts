// The name of a trip's family, the same on every page.

import type { FamilyOfTrip } from '#contract/trips/trip.shapes.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';

/** @example const nameOf = useFamilyName(); nameOf({ id: 4, name: 'Byrne' }) // 'The Byrne family' */
export function useFamilyName(): (family: Pick<FamilyOfTrip, 'id' | 'name'>) => string {
  const titleOf = useFamilyTitle();
  return ({ id, name }) => titleOf(name === '' ? `#${id}` : name);
}
