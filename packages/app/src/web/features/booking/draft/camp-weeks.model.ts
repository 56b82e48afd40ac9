// Why a week of a stay has no camp: none takes place, all are full or for other ages, or none was chosen yet.

import type { ActivityDetail } from '#contract/activities/activities.shapes.ts';
import { getAgeOn } from '#contract/people/age.ts';

export type CampOffer = Pick<ActivityDetail, 'minAge' | 'maxAge'> & {
  readonly schedules: readonly Pick<ActivityDetail['schedules'][number], 'startDate' | 'state' | 'placesLeft'>[];
};

export interface Group {
  /** The number of places needed. */
  readonly places: number;
  /** The known dates of birth. */
  readonly births: readonly string[];
}

export type WeekStanding = { readonly why: 'none' | 'full' | 'ages' } | { readonly why: 'free'; readonly count: number };

/** Returns the status of the nearby camps in a week, for this group of children. */
export function getWeekStanding(monday: string, camps: readonly CampOffer[], { places, births }: Group): WeekStanding {
  const weekOf = ({ schedules }: CampOffer) => schedules.find(({ startDate, state }) => startDate === monday && state === 'open');
  const running = camps.filter((camp) => weekOf(camp) !== undefined);
  if (running.length === 0) return { why: 'none' };
  const ages = births.map((birth) => getAgeOn(birth, monday));
  const fitting = running.filter(({ minAge, maxAge }) => ages.every((age) => age >= minAge && age <= maxAge));
  if (fitting.length === 0) return { why: 'ages' };
  const count = fitting.filter((camp) => (weekOf(camp)?.placesLeft ?? 0) >= places).length;
  return count === 0 ? { why: 'full' } : { why: 'free', count };
}
