// Writes the menus of the demo world: what visitors find at the top and bottom of public pages.

import { eq } from 'drizzle-orm';
import { MENU_PLACES, type MenuEntry, type MenuPage, type MenuPlace, type MenuTarget } from '#contract/content/menus.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { articles } from '#server/db/schema/content.ts';
import { menus } from '#server/db/schema/menus.ts';

/** The headings of the footer, in the languages whose menus were translated: all others get the English menu. */
const HEADINGS: Readonly<Partial<Record<Locale, { readonly families: string; readonly about: string }>>> = {
  en: { families: 'For families', about: 'About us' },
  de: { families: 'Für Familien', about: 'Über uns' },
  ja: { families: 'ご家族の方へ', about: '私たちについて' },
};

type ToArticle = (slug: string) => MenuTarget;

const toPage = (page: MenuPage): MenuTarget => ({ kind: 'page', page });

function createEntry(key: string, to: MenuTarget, entries: MenuEntry['entries'] = [], label = ''): MenuEntry {
  return { key, label, to, isVisible: true, entries };
}

function createInner(key: string, to: MenuTarget): MenuEntry['entries'][number] {
  return { key, label: '', to, isVisible: true };
}

function createEntries(place: MenuPlace, { families, about }: { families: string; about: string }, toArticle: ToArticle): MenuEntry[] {
  if (place === 'header') {
    return [
      createEntry('find', toPage('travelSearch')),
      createEntry('book', toPage('book'), [createInner('wish', toPage('experience')), createInner('stay', toArticle('a-stay-in-ireland'))]),
      createEntry('works', toArticle('how-it-works')),
      createEntry('blog', toPage('blogList')),
    ];
  }
  const heading: MenuTarget = { kind: 'heading' };
  return [
    createEntry(
      'families',
      heading,
      [createInner('search', toPage('travelSearch')), createInner('host', toPage('registerAsHostFamily'))],
      families,
    ),
    createEntry('about', heading, [createInner('terms', toArticle('terms')), createInner('news', toPage('blogList'))], about),
  ];
}

/** Comes after the articles, which the menus lead to. */
export async function insertMenus(tx: Transaction, { now, editorId }: { now: Date; editorId: number }): Promise<void> {
  const pages = await tx.select({ id: articles.id, slug: articles.slug }).from(articles).where(eq(articles.kind, 'page'));
  const toArticle: ToArticle = (slug) => ({ kind: 'article', articleId: pages.find((page) => page.slug === slug)?.id ?? 0 });
  const rows = Object.entries(HEADINGS).flatMap(([locale, headings]) =>
    MENU_PLACES.map((place) => ({
      ...{ place, locale: locale as Locale, entries: createEntries(place, headings, toArticle) },
      ...{ updatedAt: now, updatedBy: editorId },
    })),
  );
  await tx.insert(menus).values(rows);
}
