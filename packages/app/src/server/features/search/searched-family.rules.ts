// What the search knows of a family: its data with texts to search, and what is near it.

import type { StayType } from '#contract/search/stay-types.ts';
import type { Near } from './distance.rules.ts';
import { foldText } from './fuzzy.rules.ts';
import type { FamilyFacts, KnownPlaces, SearchedFamily } from './snapshot.rules.ts';

/** Replaces surnames in a text. */
export function removeNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name.trim() !== '')
    .reduce((left, name) => left.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), '…'), text);
}

const toFirstLine = (text: string) => text.trim().split('\n', 1)[0]?.trim() ?? '';

const IMMERSION_TYPE_ID = 1;

/** Returns the possible stay types with a family: immersion days if it hosts them, camps if there are any nearby. */
function listStayTypes(hostingTypes: readonly number[], hasCamps: boolean): StayType[] {
  const immerses = hostingTypes.includes(IMMERSION_TYPE_ID);
  return [
    ...(immerses ? (['family'] as const) : []),
    ...(hasCamps ? (['local'] as const) : []),
    ...(immerses && hasCamps ? (['mixed'] as const) : []),
  ];
}

/** Returns what depends on the places and activities around a family. */
export function toSurroundings(family: Pick<FamilyFacts, 'countyId' | 'hostingTypes' | 'tagIds'>, near: Near, places: KnownPlaces) {
  const of = (kind: string) => family.tagIds.filter((id) => places.tags.get(id)?.kind === kind);
  return {
    countryId: places.counties.get(family.countyId)?.countryId ?? 0,
    amenities: of('amenity'),
    interests: of('interest'),
    nearby: near.ids,
    activityTypes: near.types,
    stayTypes: listStayTypes(family.hostingTypes, near.ids.length > 0),
  };
}

/** @param responseMinutes how fast it usually answers; null if unknown */
export function toSearchedFamily(family: FamilyFacts, near: Near, places: KnownPlaces, responseMinutes: number | null): SearchedFamily {
  const firstLine = toFirstLine(family.description);
  const publicLine = removeNames(firstLine, [family.surname, family.surnameTwo]);
  const text = foldText(family.description);
  const publicText = publicLine === family.description ? text : foldText(publicLine);
  return { ...family, ...toSurroundings(family, near, places), ...{ firstLine, publicLine, text, publicText, responseMinutes } };
}
