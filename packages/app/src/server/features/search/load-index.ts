// Loads what the search keeps in memory: all of it at the start, later the rows that have changed.

import { setImmediate as giveWay } from 'node:timers/promises';
import { LOCALES } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { listCampAreas } from '#server/features/geofences/geofences.public.ts';
import { findResponseMinutes } from '#server/features/host-families/host-families.public.ts';
import type { App } from '#server/platform/app.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { type ChangeCursor, readSearchChanges, type SearchChange } from './search-changes.queries.ts';
import { SearchIndex } from './search-index.rules.ts';
import { listActivityRows, listFamilyRows, listPlaceRows } from './snapshot.queries.ts';
import type { FamilyFacts, KnownPlaces } from './snapshot.rules.ts';

const REGIONS = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Returns the name of a tag in a language; tags that were added later have only their own name. */
export function getTagName({ code, name }: { readonly code: string; readonly name: string }, locale: (typeof LOCALES)[number]): string {
  return createMessageLookup(locale)(`tags.tag.${code}`) ?? name;
}

async function loadPlaces(db: Queryable): Promise<KnownPlaces> {
  const { countries, counties, locations, tags } = await listPlaceRows(db);
  const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const named = tags.map(({ id, kind, code, name }) => ({
    id,
    kind,
    code,
    names: [name, ...LOCALES.map((locale) => getTagName({ code, name }, locale))],
  }));
  const hosting = countries.filter((country) => country.hosting);
  const countryNames = new Map(hosting.map(({ id, code, name }) => [id, [name, ...REGIONS.map((region) => region.of(code) ?? name)]]));
  const places = { countries: byId(countries), counties: byId(counties), locations: byId(locations), tags: byId(named) };
  return { ...places, countryNames, campAreas: await listCampAreas(db, locations) };
}

/** Families per query. */
const BATCH = 5000;

/** Families put into the index before other requests have their turn. */
const FAMILIES_IN_TURN = 200;

async function putFamilies(index: SearchIndex, families: readonly FamilyFacts[], response: ReadonlyMap<number, number>): Promise<void> {
  for (const [number, family] of families.entries()) {
    if (number % FAMILIES_IN_TURN === FAMILIES_IN_TURN - 1) await giveWay();
    index.putFamily(family, response.get(family.id) ?? null);
  }
}

/** An index, and how far its data is up to date. */
export interface LoadedIndex {
  readonly index: SearchIndex;
  readonly cursor: ChangeCursor;
  /** The day from which it knows weeks and beds. */
  readonly day: string;
}

/** Reads everything, in batches. What changes meanwhile is in the log, from the cursor on. */
export async function loadIndex({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<LoadedIndex> {
  const { cursor } = await readSearchChanges(db, null);
  const day = clock.today();
  const index = new SearchIndex();
  index.putPlaces(await loadPlaces(db));
  index.putActivities([], await listActivityRows(db, day));
  const response = await findResponseMinutes(db, { now: clock.now() });
  for (let after: number | undefined = 0; after !== undefined; ) {
    const families: readonly FamilyFacts[] = await listFamilyRows(db, { after, limit: BATCH }, day);
    await putFamilies(index, families, response);
    after = families.length < BATCH ? undefined : families.at(-1)?.id;
  }
  return { index, cursor, day };
}

async function updateFamilies({ db, clock }: Pick<App, 'db' | 'clock'>, index: SearchIndex, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const families = await listFamilyRows(db, { ids: some }, clock.today());
    const response = await findResponseMinutes(db, { now: clock.now(), hostFamilyIds: families.map(({ id }) => id) });
    const live = new Set(families.map(({ id }) => id));
    for (const id of some) if (!live.has(id)) index.removeFamily(id);
    await putFamilies(index, families, response);
  }
}

async function updateActivities(db: Queryable, index: SearchIndex, day: string, ids?: readonly number[]): Promise<void> {
  index.putActivities(ids ?? index.activityById.keys(), await listActivityRows(db, day, ids));
}

/** Reads what has changed, and the weeks of activities on another day; families stay as they are then. */
export async function updateIndex(
  app: Pick<App, 'db' | 'clock'>,
  { index, day }: Pick<LoadedIndex, 'index' | 'day'>,
  changes: readonly SearchChange[],
): Promise<void> {
  const listIds = (wanted: SearchChange['subject']) => [
    ...new Set(changes.filter(({ subject }) => subject === wanted).map(({ subjectId }) => subjectId)),
  ];
  const today = app.clock.today();
  if (changes.some(({ subject }) => subject === 'place')) index.putPlaces(await loadPlaces(app.db));
  const activities = listIds('activity');
  if (today !== day) await updateActivities(app.db, index, today);
  else if (activities.length > 0) await updateActivities(app.db, index, today, activities);
  await updateFamilies(app, index, listIds('family'));
}
