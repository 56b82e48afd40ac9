// What search engines may read, by kind and language: only what visitors see now.

import type { Locale } from '#contract/platform/locales.ts';
import { INDEXED_PAGES } from '#contract/platform/page-addresses.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import { countArticlePaths, isPrivacyNoticeBuiltIn, listArticlePaths } from '#server/features/content/content.public.ts';
import { getCurrentSnapshot } from '#server/features/search/search.public.ts';
import type { App } from '#server/platform/app.ts';

export const SITEMAP_KINDS = ['pages', 'articles', 'families', 'activities'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A page for search engines; the path has no prefix. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date;
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

const byId = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).toSorted((one, other) => one - other);

const SOURCES: Readonly<Record<SitemapKind, Source>> = {
  pages: fromMemory(listPages),
  articles: { count: countArticlePaths, list: listArticlePaths },
  families: fromMemory(async (app) => byId((await getCurrentSnapshot(app)).families).map((id) => `/travel/families/${id}`)),
  activities: fromMemory(async (app) => byId((await getCurrentSnapshot(app)).activities).map((id) => `/travel/activities/${id}`)),
};

export function countSitemapEntries(app: App, kind: SitemapKind, locale: Locale): Promise<number> {
  return SOURCES[kind].count(app, locale);
}

export function listSitemapEntries(app: App, kind: SitemapKind, part: Part): AsyncIterable<SitemapEntry> {
  return SOURCES[kind].list(app, part);
}
