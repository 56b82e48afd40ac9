// Rules of which activities are offered: those that match the query within reach of a family, and those near the families found.

import type { ActivityType } from '#contract/search/activity-types.ts';
import { findDistance, NEAR_KM } from './distance.rules.ts';
import { foldText, splitWords } from './fuzzy.rules.ts';
import type { LazyOrder } from './lazy-order.rules.ts';
import type { Match } from './match-families.rules.ts';
import type { ActivityFacts, Snapshot } from './snapshot.rules.ts';
import { findMeaning } from './vocabulary.rules.ts';

const GENDERS = ['female', 'male', 'other'] as const;

/** Returns the gender sent by the wizard; null for `any` or an empty value. */
export function toGender(gender: string | undefined): (typeof GENDERS)[number] | null {
  return GENDERS.find((one) => one === gender) ?? null;
}

/** Returns the countries of activities. */
export function listCountries({ activityById, places }: Snapshot, ids: readonly number[]): Set<number> {
  return new Set(ids.flatMap((id) => places.counties.get(activityById.get(id)?.countyId ?? 0)?.countryId ?? []));
}

/** Returns the first few activities near the families found, in the order of the families. */
export function listActivitiesNear(
  snapshot: Snapshot,
  result: LazyOrder<Match>,
  { types, most }: { readonly types: readonly ActivityType[]; readonly most: number },
): ActivityFacts[] {
  const isShown = ({ type, weeks }: ActivityFacts) => weeks.length > 0 && (types.length === 0 || types.includes(type));
  const listShown = (ids: Iterable<number>) => [...ids].flatMap((id) => snapshot.activityById.get(id) ?? []).filter(isShown);
  // Families of a place share one list: there are far fewer lists than families.
  const reachable = new Set([...new Set(result.items.map(({ family }) => family.nearby))].flat());
  const expected = Math.min(most, listShown(reachable).length);
  const found = new Set<ActivityFacts>();
  if (expected === 0) return [];
  for (const { family } of result) {
    for (const activity of listShown(family.nearby)) found.add(activity);
    if (found.size >= expected) break;
  }
  return [...found].slice(0, most);
}

/** Returns a filter by text: each word must match the activity's name, place or category. */
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

/** Returns the activities that match a query. */
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

/** Greater than any distance: for activities whose place is unknown. */
const UNKNOWN_DISTANCE = Number.MAX_SAFE_INTEGER;

interface From {
  readonly host?: number | undefined;
  readonly activities: readonly number[];
}

/**
 * Returns the activities in the family's country, nearest first, with their distance. Before a family is chosen, returns those in the
 * countries of the chosen activities.
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
  // An activity in the same county whose town is unknown ranks before those in other counties.
  const farOf = ({ activity, kilometres }: { activity: ActivityFacts; kilometres: number | null }) =>
    kilometres ?? (activity.countyId === home.countyId ? NEAR_KM : UNKNOWN_DISTANCE);
  return there
    .map((activity) => ({ activity, kilometres: findDistance(places, home, activity) }))
    .sort((one, other) => farOf(one) - farOf(other));
}
