// What somebody may mean by a few letters: places, families and activities, grouped.

import { familyTitle } from '#contract/host-families/family-name.ts';
import { SEARCH_ENTITY_KINDS } from '#contract/platform/constants.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { suggestPlaces } from '#contract/search/search.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { nameFor, placeOf } from './cards.records.ts';
import { fold, wordsOf } from './fuzzy.rules.ts';
import { tellsNames } from './search.service.ts';
import type { Snapshot } from './snapshot.rules.ts';
import { currentSnapshot } from './snapshot.ts';
import { type Meaning, meaningOf, NAMED_KINDS, type NamedKind } from './vocabulary.rules.ts';

/** As many of each kind as a list can show. */
const SHOWN = 6;

type Item = AnswerOf<typeof suggestPlaces>['groups'][number]['items'][number];

/** The numbers of a kind that all words name. */
function inAll(meanings: readonly Meaning[], kind: NamedKind): number[] {
  const [first, ...rest] = meanings;
  return first === undefined ? [] : [...first.ids[kind]].filter((id) => rest.every(({ ids }) => ids[kind].has(id)));
}

interface Asking {
  readonly names: boolean;
  readonly locale: Locale;
}

function familyItems(snapshot: Snapshot, meanings: readonly Meaning[], { names, locale }: Asking): Item[] {
  const byName = names ? inAll(meanings, 'family') : [];
  // Who is not told surnames finds families by their town.
  const towns = new Set(inAll(meanings, 'location'));
  const ids =
    byName.length > 0
      ? byName
      : snapshot.families.filter(({ locationId }) => locationId !== null && towns.has(locationId)).map(({ id }) => id);
  return ids.slice(0, SHOWN).flatMap((id): Item[] => {
    const family = snapshot.familyById.get(id);
    if (family === undefined) return [];
    const { county, location } = placeOf(snapshot.places, family);
    return [{ id, label: familyTitle(nameFor(family, names), locale), detail: [location, county].filter((part) => part).join(', ') }];
  });
}

/** Groups in their fixed order; those with nothing in them are left out. */
export async function suggestions(call: Call, { query }: CheckedRequest<typeof suggestPlaces>): Promise<AnswerOf<typeof suggestPlaces>> {
  const snapshot = await currentSnapshot(call.app);
  const { places } = snapshot;
  const names = tellsNames(call);
  const kinds = NAMED_KINDS.filter((kind) => kind !== 'tag' && (names || kind !== 'family'));
  const meanings = wordsOf(fold(query.text)).map((word) => meaningOf(snapshot.vocabulary, word, { kinds }));
  const region = new Intl.DisplayNames(call.locale, { type: 'region' });
  const countryOf = (id: number) => region.of(places.countries.get(id)?.code ?? '') ?? '';
  const items: Readonly<Record<(typeof SEARCH_ENTITY_KINDS)[number], Item[]>> = {
    county: inAll(meanings, 'county').flatMap((id) => {
      const county = places.counties.get(id);
      return county === undefined ? [] : [{ id, label: county.name, detail: countryOf(county.countryId) }];
    }),
    country: inAll(meanings, 'country').map((id) => ({ id, label: countryOf(id), detail: '' })),
    'host family': familyItems(snapshot, meanings, { names, locale: call.locale }),
    activity: inAll(meanings, 'activity').flatMap((id) => {
      const activity = snapshot.activityById.get(id);
      if (activity === undefined) return [];
      const { county, location } = placeOf(places, activity);
      return [{ id, label: activity.name, detail: location ?? county }];
    }),
  };
  return {
    groups: SEARCH_ENTITY_KINDS.flatMap((kind) => (items[kind].length === 0 ? [] : [{ kind, items: items[kind].slice(0, SHOWN) }])),
  };
}
