// Use case of suggestions while typing: places, families and activities, grouped.

import { toFamilyTitle } from '#contract/host-families/family-name.ts';
import { SEARCH_ENTITY_KINDS } from '#contract/platform/constants.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { suggestPlaces } from '#contract/search/search.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { toPlace, toShownName } from './cards.records.ts';
import { getCurrentSnapshot } from './current-index.ts';
import { foldText, splitWords } from './fuzzy.rules.ts';
import { canSeeNames } from './search.service.ts';
import type { Snapshot } from './snapshot.rules.ts';
import { findMeaning, type Meaning, NAMED_KINDS, type NamedKind } from './vocabulary.rules.ts';

/** Maximum number of items of each kind. */
const MAX_ITEMS = 6;

type Item = AnswerOf<typeof suggestPlaces>['groups'][number]['items'][number];

/** Returns the IDs of a kind that match all words, the lowest first. */
function intersectMeanings(meanings: readonly Meaning[], kind: NamedKind): number[] {
  const [first, ...rest] = meanings;
  const ids = first === undefined ? [] : [...first.ids[kind]].filter((id) => rest.every(({ ids }) => ids[kind].has(id)));
  return ids.sort((one, other) => one - other);
}

interface SuggestionContext {
  readonly names: boolean;
  readonly locale: Locale;
}

function listFamilyItems(snapshot: Snapshot, meanings: readonly Meaning[], { names, locale }: SuggestionContext): Item[] {
  const byName = names ? intersectMeanings(meanings, 'family') : [];
  // Callers who can't see surnames find families by their town.
  const towns = new Set(intersectMeanings(meanings, 'location'));
  const ids =
    byName.length > 0
      ? byName
      : snapshot.families
          .filter(({ locationId }) => locationId !== null && towns.has(locationId))
          .map(({ id }) => id)
          .sort((one, other) => one - other);
  return ids.slice(0, MAX_ITEMS).flatMap((id): Item[] => {
    const family = snapshot.familyById.get(id);
    if (family === undefined) return [];
    const { county, location } = toPlace(snapshot.places, family);
    return [{ id, label: toFamilyTitle(toShownName(family, names), locale), detail: [location, county].filter((part) => part).join(', ') }];
  });
}

/** Returns the groups in a fixed order, without empty ones. */
export async function suggestPlacesAndFamilies(
  call: Call,
  { query }: CheckedRequest<typeof suggestPlaces>,
): Promise<AnswerOf<typeof suggestPlaces>> {
  const snapshot = await getCurrentSnapshot(call.app);
  const { places } = snapshot;
  const names = canSeeNames(call);
  const kinds = NAMED_KINDS.filter((kind) => kind !== 'tag' && (names || kind !== 'family'));
  const meanings = splitWords(foldText(query.text)).map((word) => findMeaning(snapshot.vocabulary, word, { kinds }));
  const region = new Intl.DisplayNames(call.locale, { type: 'region' });
  const countryOf = (id: number) => region.of(places.countries.get(id)?.code ?? '') ?? '';
  const items: Readonly<Record<(typeof SEARCH_ENTITY_KINDS)[number], Item[]>> = {
    county: intersectMeanings(meanings, 'county').flatMap((id) => {
      const county = places.counties.get(id);
      return county === undefined ? [] : [{ id, label: county.name, detail: countryOf(county.countryId) }];
    }),
    country: intersectMeanings(meanings, 'country').map((id) => ({ id, label: countryOf(id), detail: '' })),
    'host family': listFamilyItems(snapshot, meanings, { names, locale: call.locale }),
    activity: intersectMeanings(meanings, 'activity').flatMap((id) => {
      const activity = snapshot.activityById.get(id);
      if (activity === undefined) return [];
      const { county, location } = toPlace(places, activity);
      return [{ id, label: activity.name, detail: location ?? county }];
    }),
  };
  return {
    groups: SEARCH_ENTITY_KINDS.flatMap((kind) => (items[kind].length === 0 ? [] : [{ kind, items: items[kind].slice(0, MAX_ITEMS) }])),
  };
}
