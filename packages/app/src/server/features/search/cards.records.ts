// Maps the search data in memory to the cards that a caller sees.

import type { ActivityCard, CustomerPrice, FamilyCard, Place } from '#contract/search/search.shapes.ts';
import { roundDegrees } from './facets.rules.ts';
import type { Match } from './match-families.rules.ts';
import { getChildAge } from './own-children.rules.ts';
import type { ActivityFacts, KnownPlaces, SearchedFamily } from './snapshot.rules.ts';
import type { StayPricer } from './stay-prices.ts';

/** Returns the town and county of an item, never its address. */
export function toPlace(
  { counties, countries, locations }: KnownPlaces,
  { countyId, locationId }: { readonly countyId: number; readonly locationId: number | null },
): Place {
  const county = counties.get(countyId);
  const location = locationId === null ? undefined : locations.get(locationId);
  return {
    countyId,
    county: county?.name ?? '',
    countryCode: countries.get(county?.countryId ?? 0)?.code ?? '',
    locationId: location?.id ?? null,
    location: location?.name ?? null,
    latitude: location === undefined ? null : roundDegrees(location.latitude),
    longitude: location === undefined ? null : roundDegrees(location.longitude),
  };
}

/** Returns the family's name for this caller: its surname, or its ID. */
export function toShownName({ id, surname }: Pick<SearchedFamily, 'id' | 'surname'>, tellsNames: boolean): string {
  return tellsNames && surname !== '' ? surname : `#${id}`;
}

/** Returns a family's children with their ages on a day. */
export function toChildren({ children }: Pick<SearchedFamily, 'children'>, today: string): FamilyCard['children'] {
  return children.map((child) => ({ gender: child.gender, age: getChildAge(child, today) }));
}

export interface CardContext {
  readonly tellsNames: boolean;
  readonly today: string;
  /** Null if no dates are given. */
  readonly stayPrice: StayPricer | null;
  readonly weekPrice: StayPricer;
}

export function toFamilyCard({ family, freeBeds, brokenRule, isFull }: Match, places: KnownPlaces, means: CardContext): FamilyCard {
  const { tellsNames, today, stayPrice, weekPrice } = means;
  return {
    id: family.id,
    name: toShownName(family, tellsNames),
    ...toPlace(places, family),
    photoRef: family.photoRef,
    photoPlaceholder: family.photoPlaceholder,
    photoCount: family.photoCount,
    firstLine: tellsNames ? family.firstLine : family.publicLine,
    hostingTypes: [...family.hostingTypes],
    welcomesAgeFrom: family.welcomesAgeFrom,
    welcomesAgeTo: family.welcomesAgeTo,
    welcomesGenders: [...family.welcomesGenders],
    children: toChildren(family, today),
    guestsNumber: family.guestsNumber,
    amenities: [...family.amenities],
    interests: [...family.interests],
    stayTypes: [...family.stayTypes],
    responseMinutes: family.responseMinutes,
    freeBeds,
    brokenRule,
    isFull,
    price: stayPrice === null ? null : stayPrice.priceOf(family.id),
    fromPrice: weekPrice.priceOf(family.id),
  };
}

export function toActivityCard(activity: ActivityFacts, places: KnownPlaces, fromPrice: CustomerPrice | null): ActivityCard {
  const { id, name, type, categoryId, gender, minAge, maxAge, photoRef, description, weeks } = activity;
  const [nextWeek = null] = weeks;
  return {
    ...{ id, name, type, categoryId, gender, minAge, maxAge, photoRef, nextWeek, fromPrice },
    ...toPlace(places, activity),
    firstLine: description.trim().split('\n', 1)[0] ?? '',
    weeks: weeks.length,
  };
}
