// What is searched, kept in this process and read again as soon as anything of it has changed.

import { LOCALES } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { responseMinutes } from '#server/features/host-families/host-families.public.ts';
import type { App } from '#server/platform/app.ts';
import { lookUpIn } from '#server/platform/words.ts';
import { activityRows, familyRows, type PlaceRows, placeRows, stampOf } from './snapshot.queries.ts';
import { type KnownPlaces, type Snapshot, snapshotOf } from './snapshot.rules.ts';

interface Kept {
  readonly stamp: string;
  readonly snapshot: Promise<Snapshot>;
}

const shelves = new WeakMap<App, Kept>();

const REGIONS = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** The name of a tag in a language; one that was added later has its own only. */
export function tagName({ code, name }: { readonly code: string; readonly name: string }, locale: (typeof LOCALES)[number]): string {
  return lookUpIn(locale)(`tags.tag.${code}`) ?? name;
}

function known({ countries, counties, locations, tags }: PlaceRows): KnownPlaces {
  const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const named = tags.map(({ id, kind, code, name }) => ({
    id,
    kind,
    code,
    names: [name, ...LOCALES.map((locale) => tagName({ code, name }, locale))],
  }));
  const hosting = countries.filter((country) => country.hosting);
  const countryNames = new Map(hosting.map(({ id, code, name }) => [id, [name, ...REGIONS.map((region) => region.of(code) ?? name)]]));
  return { countries: byId(countries), counties: byId(counties), locations: byId(locations), tags: byId(named), countryNames };
}

async function read(db: Queryable, now: Date, today: string): Promise<Snapshot> {
  const places = known(await placeRows(db));
  const families = await familyRows(db);
  const activities = await activityRows(db, today);
  const response = await responseMinutes(db, { now });
  return snapshotOf({ families, activities, places, response });
}

/** What is searched, as it is now: a change is seen by the first request after it was saved. */
export async function currentSnapshot(app: App): Promise<Snapshot> {
  const today = app.clock.today();
  const stamp = `${today} ${await stampOf(app.db)}`;
  const kept = shelves.get(app);
  if (kept?.stamp === stamp) return kept.snapshot;
  const snapshot = read(app.db, app.clock.now(), today);
  shelves.set(app, { stamp, snapshot });
  // What could not be read is read again by the next one who asks.
  snapshot.catch(() => shelves.delete(app));
  return snapshot;
}
