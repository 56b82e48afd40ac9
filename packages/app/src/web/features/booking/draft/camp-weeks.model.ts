// Why a week of a stay has no camp: none runs in it, those that do are full or for other ages, or nobody has chosen one yet.

import type { ActivityDetail } from '#contract/activities/activities.shapes.ts';
import { getAgeOn } from '#contract/people/age.ts';

export type CampOffer = Pick<ActivityDetail, 'minAge' | 'maxAge'> & {
  readonly schedules: readonly Pick<ActivityDetail['schedules'][number], 'startDate' | 'state' | 'placesLeft'>[];
};

export interface Group {
  /** As many places have to be left. */
  readonly places: number;
  /** Dates of birth, as far as they are known. */
  readonly births: readonly string[];
}

export type WeekStanding = { readonly why: 'none' | 'full' | 'ages' } | { readonly why: 'free'; readonly count: number };

/** How the camps near by stand in a week, for just these children. */
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
