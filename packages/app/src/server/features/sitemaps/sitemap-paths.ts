// What search engines may read, by kind and language: only what visitors see now.

import type { Locale } from '#contract/platform/locales.ts';
import { INDEXED_PAGES } from '#contract/platform/page-addresses.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { Queryable } from '#server/db/database.ts';
import { listActivityChangeDays } from '#server/features/activities/activities.public.ts';
import { countArticlePaths, isPrivacyNoticeBuiltIn, listArticlePaths } from '#server/features/content/content.public.ts';
import { listPublicChangeDays } from '#server/features/host-families/host-families.public.ts';
import { getCurrentSnapshot, type Snapshot } from '#server/features/search/search.public.ts';
import type { App } from '#server/platform/app.ts';

export const SITEMAP_KINDS = ['pages', 'articles', 'families', 'activities'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A page for search engines; the path has no prefix. */
export interface SitemapEntry {
  readonly path: string;
  /** When it last changed, as a day or a time in ISO 8601. */
  readonly changed?: string;
}

/** A part of a list. */
interface Part {
  readonly locale: Locale;
  readonly offset: number;
  readonly limit: number;
}

interface Source {
  readonly count: (app: App, locale: Locale) => Promise<number>;
  readonly list: (app: App, part: Part) => AsyncIterable<SitemapEntry>;
}

/** The pages that are one address each. */
const SINGLE_PATHS = INDEXED_PAGES.map((name) => PAGE_PATHS[name]).filter((path) => !path.includes('{'));

async function listPages(app: App): Promise<string[]> {
  return (await isPrivacyNoticeBuiltIn(app)) ? [...SINGLE_PATHS, '/page/privacy'] : SINGLE_PATHS;
}

/** Returns a source of rows that are in memory. */
function fromMemory(read: (app: App) => Promise<readonly string[]>): Source {
  return {
    count: async (app) => (await read(app)).length,
    async *list(app, { offset, limit }) {
      for (const path of (await read(app)).slice(offset, offset + limit)) yield { path };
    },
  };
}

interface Records {
  readonly read: (snapshot: Snapshot) => readonly { readonly id: number }[];
  readonly toPath: (id: number) => string;
  readonly listDays: (db: Queryable, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** Returns a source of records of the search, by their IDs, each with the day on which its public page last changed. */
function fromSearch({ read, toPath, listDays }: Records): Source {
  return {
    count: async (app) => read(await getCurrentSnapshot(app)).length,
    async *list(app, { offset, limit }) {
      const ids = read(await getCurrentSnapshot(app)).map(({ id }) => id);
      const part = ids.toSorted((one, other) => one - other).slice(offset, offset + limit);
      const days = await listDays(app.db, part);
      for (const id of part) {
        const changed = days.get(id);
        yield { path: toPath(id), ...(changed !== undefined && { changed }) };
      }
    },
  };
}

async function* listArticles(app: App, part: Part): AsyncGenerator<SitemapEntry> {
  for await (const { path, changedAt } of listArticlePaths(app, part)) yield { path, changed: changedAt.toISOString() };
}

const SOURCES: Readonly<Record<SitemapKind, Source>> = {
  pages: fromMemory(listPages),
  articles: { count: countArticlePaths, list: listArticles },
  families: fromSearch({
    read: ({ families }) => families,
    toPath: (id) => `/travel/families/${id}`,
    listDays: listPublicChangeDays,
  }),
  activities: fromSearch({
    read: ({ activities }) => activities,
    toPath: (id) => `/travel/activities/${id}`,
    listDays: listActivityChangeDays,
  }),
};

export function countSitemapEntries(app: App, kind: SitemapKind, locale: Locale): Promise<number> {
  return SOURCES[kind].count(app, locale);
}

export function listSitemapEntries(app: App, kind: SitemapKind, part: Part): AsyncIterable<SitemapEntry> {
  return SOURCES[kind].list(app, part);
}
