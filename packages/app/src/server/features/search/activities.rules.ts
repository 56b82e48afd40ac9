// Which activities are offered: those that fit what is asked for, within reach of a family; and those near the families that were found.

import type { ActivityType } from '#contract/search/activity-types.ts';
import { foldText, splitWords } from './fuzzy.rules.ts';
import type { Match } from './match-families.rules.ts';
import { type ActivityFacts, findDistance, NEAR_KM, type Snapshot } from './snapshot.rules.ts';
import { findMeaning } from './vocabulary.rules.ts';

const GENDERS = ['female', 'male', 'other'] as const;

/** A gender as the wizard sends it; `any` and nothing are no wish. */
export function toGender(gender: string | undefined): (typeof GENDERS)[number] | null {
  return GENDERS.find((one) => one === gender) ?? null;
}

/** In which countries activities are. */
export function listCountries({ activityById, places }: Snapshot, ids: readonly number[]): Set<number> {
  return new Set(ids.flatMap((id) => places.counties.get(activityById.get(id)?.countyId ?? 0)?.countryId ?? []));
}

/** The activities near most of the families that were found, those of the first ones before others. */
export function listActivitiesNear(snapshot: Snapshot, result: readonly Match[], types: readonly ActivityType[]): ActivityFacts[] {
  const ids = new Set<number>();
  for (const { family } of result) {
    for (const id of family.nearby) ids.add(id);
    if (ids.size >= snapshot.activities.length) break;
  }
  const near = [...ids].flatMap((id) => snapshot.activityById.get(id) ?? []);
  return near.filter(({ type, weeks }) => weeks.length > 0 && (types.length === 0 || types.includes(type)));
}

/** Whether an activity fits a text: each word names it, its place or its kind. */
function createTextFilter(snapshot: Snapshot, text: string): (activity: ActivityFacts) => boolean {
  const kinds = ['activity', 'county', 'location', 'country', 'tag'] as const;
  const meanings = splitWords(foldText(text)).map((word) => findMeaning(snapshot.vocabulary, word, { kinds }));
  return ({ id, countyId, locationId, categoryId }) =>
    meanings.every(
      ({ ids }) =>
        ids.activity.has(id) ||
        ids.county.has(countyId) ||
        ids.location.has(locationId ?? 0) ||
        ids.tag.has(categoryId ?? 0) ||
        ids.country.has(snapshot.places.counties.get(countyId)?.countryId ?? 0),
    );
}

interface ActivityInput {
  readonly activityType?: ActivityType | '' | undefined;
  readonly activityGender?: string | undefined;
  readonly activitySearch: string;
  readonly activityCategory?: number | undefined;
  readonly countyId?: number | undefined;
}

/** The activities that fit what somebody asks for. */
export function filterActivities(snapshot: Snapshot, wished: ActivityInput): ActivityFacts[] {
  const fits = createTextFilter(snapshot, wished.activitySearch);
  const gender = toGender(wished.activityGender);
  return snapshot.activities.filter(
    (activity) =>
      (!wished.activityType || activity.type === wished.activityType) &&
      (gender === null || activity.gender === 'any' || activity.gender === gender) &&
      (wished.activityCategory === undefined || activity.categoryId === wished.activityCategory) &&
      (wished.countyId === undefined || activity.countyId === wished.countyId) &&
      fits(activity),
  );
}

/** What is farther than any distance: in a place that nobody knows. */
const UNKNOWN_DISTANCE = Number.MAX_SAFE_INTEGER;

interface From {
  readonly host?: number | undefined;
  readonly activities: readonly number[];
}

/**
 * What a stay can have beside a family: what is in its country, the nearest first, with how far it is; before a family is chosen, what
 * is in the country of what has been chosen.
 */
export function listReachableActivities(
  snapshot: Snapshot,
  { host, activities }: From,
  found: readonly ActivityFacts[],
): { activity: ActivityFacts; kilometres: number | null }[] {
  const { places, familyById } = snapshot;
  const home = familyById.get(host ?? 0);
  const countries = home === undefined ? listCountries(snapshot, activities) : new Set([home.countryId]);
  const there = found.filter(({ countyId }) => countries.size === 0 || countries.has(places.counties.get(countyId)?.countryId ?? 0));
  if (home === undefined) return there.map((activity) => ({ activity, kilometres: null }));
  // One in the same county whose town is not known is nearer than all of the other counties.
  const farOf = ({ activity, kilometres }: { activity: ActivityFacts; kilometres: number | null }) =>
    kilometres ?? (activity.countyId === home.countyId ? NEAR_KM : UNKNOWN_DISTANCE);
  return there
    .map((activity) => ({ activity, kilometres: findDistance(places, home, activity) }))
    .sort((one, other) => farOf(one) - farOf(other));
}
