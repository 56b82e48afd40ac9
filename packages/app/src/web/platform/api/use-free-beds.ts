// Whether a family has a bed for each student of a stay.

import { countFreeBeds } from '#contract/host-families/free-beds.ts';
import { readFamilyAvailability } from '#contract/host-families/profile.endpoints.ts';
import { addDays, isDay } from '#contract/platform/days.ts';
import { useEndpoint } from './endpoint-hooks.ts';

interface Wanted {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly children: number;
}

/** `size`: the family never takes so many; `dates`: it has too few free beds on these dates. */
interface TooFewBeds {
  readonly because: 'size' | 'dates';
  readonly beds: number;
}

/** Returns why a family can't take all students; null if it can, or while that is unknown. */
export function useTooFewBeds(familyId: number | null, { fromDate, toDate, children }: Wanted): TooFewBeds | null {
  const stay = isDay(fromDate) && isDay(toDate) && fromDate < toDate ? { fromDate, toDate } : null;
  const { data } = useEndpoint(
    readFamilyAvailability,
    // The last day has no night.
    { params: { id: familyId ?? 0 }, query: { fromDate: stay?.fromDate ?? '', toDate: stay === null ? '' : addDays(stay.toDate, -1) } },
    { when: familyId !== null && stay !== null },
  );
  if (data === undefined || stay === null) return null;
  if (data.guestsNumber < children) return { because: 'size', beds: data.guestsNumber };
  const beds = countFreeBeds(data, stay);
  return beds < children ? { because: 'dates', beds } : null;
}
