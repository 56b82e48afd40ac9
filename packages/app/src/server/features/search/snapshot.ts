// Keeps the search snapshot of this process in memory, and reloads it when searched data has changed.

import { LOCALES } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { findResponseMinutes } from '#server/features/host-families/host-families.public.ts';
import type { App } from '#server/platform/app.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { findDataStamp, listActivityRows, listFamilyRows, listPlaceRows, type PlaceRows } from './snapshot.queries.ts';
import { createSnapshot, type KnownPlaces, type Snapshot } from './snapshot.rules.ts';

interface CachedSnapshot {
  readonly stamp: string;
  readonly snapshot: Promise<Snapshot>;
}

const snapshots = new WeakMap<App, CachedSnapshot>();

const REGIONS = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Returns the name of a tag in a language; tags that were added later have only their own name. */
export function getTagName({ code, name }: { readonly code: string; readonly name: string }, locale: (typeof LOCALES)[number]): string {
  return createMessageLookup(locale)(`tags.tag.${code}`) ?? name;
}

function toKnownPlaces({ countries, counties, locations, tags }: PlaceRows): KnownPlaces {
  const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const named = tags.map(({ id, kind, code, name }) => ({
    id,
    kind,
    code,
    names: [name, ...LOCALES.map((locale) => getTagName({ code, name }, locale))],
  }));
  const hosting = countries.filter((country) => country.hosting);
  const countryNames = new Map(hosting.map(({ id, code, name }) => [id, [name, ...REGIONS.map((region) => region.of(code) ?? name)]]));
  return { countries: byId(countries), counties: byId(counties), locations: byId(locations), tags: byId(named), countryNames };
}

async function loadSnapshot(db: Queryable, now: Date, today: string): Promise<Snapshot> {
  const places = toKnownPlaces(await listPlaceRows(db));
  const families = await listFamilyRows(db);
  const activities = await listActivityRows(db, today);
  const response = await findResponseMinutes(db, { now });
  return createSnapshot({ families, activities, places, response });
}

/** Returns the current snapshot: the first request after a committed change sees it. */
export async function getCurrentSnapshot(app: App): Promise<Snapshot> {
  const today = app.clock.today();
  const stamp = `${today} ${await findDataStamp(app.db)}`;
  const kept = snapshots.get(app);
  if (kept?.stamp === stamp) return kept.snapshot;
  const snapshot = loadSnapshot(app.db, app.clock.now(), today);
  snapshots.set(app, { stamp, snapshot });
  // Forgets a failed load, so that the next request tries again.
  snapshot.catch(() => snapshots.delete(app));
  return snapshot;
}
