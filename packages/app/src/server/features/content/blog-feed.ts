// The feed of the blog, for programs that tell their readers of new articles: one for each language, with what is there in it.

import type { RequestHandler } from 'express';
import { create } from 'xmlbuilder2';
import { DEFAULT_LOCALE, type Locale } from '#contract/platform/locales.ts';
import { toLocalePath } from '#contract/platform/page-addresses.ts';
import { splitLocale } from '#contract/platform/page-match.ts';
import type { App } from '#server/platform/app.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type ListedRow, listArticles } from './articles.queries.ts';

/** The path of the feed, without prefix. */
export const FEED_PATH = '/blog/feed.xml';

const MOST_ENTRIES = 50;

/** Returns the name of the feed in a language. */
export function nameFeed(locale: Locale, productName: string): string {
  return `${productName} · ${getTranslator(locale)('pagePaths.blog')}`;
}

interface Feed {
  readonly locale: Locale;
  readonly articles: readonly ListedRow[];
  readonly site: Pick<App['config'], 'PUBLIC_URL' | 'PRODUCT_NAME'>;
}

/** Returns the feed as an Atom document. */
function renderFeed({ locale, articles, site: { PUBLIC_URL, PRODUCT_NAME } }: Feed): string {
  const toAddress = (path: string) => PUBLIC_URL + toLocalePath(locale, path);
  const toLink = (rel: string, href: string) => ({ '@rel': rel, '@href': href });
  const changedAt = ({ publishedAt, updatedAt }: ListedRow) => (updatedAt > publishedAt ? updatedAt : publishedAt).toISOString();
  const latest = articles.map(changedAt).toSorted().at(-1) ?? new Date(0).toISOString();
  const entry = articles.map((article) => {
    const address = toAddress(`/blog/${encodeURIComponent(article.slug)}`);
    return {
      ...{ id: address, title: article.title, link: toLink('alternate', address) },
      ...{ published: article.publishedAt.toISOString(), updated: changedAt(article) },
      author: { name: article.authorName || PRODUCT_NAME },
      category: article.tags.map((tag) => ({ '@term': tag })),
      ...(article.description !== '' && { summary: article.description }),
    };
  });
  const feed = {
    ...{ '@xmlns': 'http://www.w3.org/2005/Atom', '@xml:lang': locale },
    ...{ id: toAddress(FEED_PATH), title: nameFeed(locale, PRODUCT_NAME), updated: latest },
    link: [toLink('self', toAddress(FEED_PATH)), toLink('alternate', toAddress('/blog'))],
    entry,
  };
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, { feed }).end();
}

/** Serves the feed at its path, with or without the prefix of a language. */
export function serveBlogFeed({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>): RequestHandler {
  return async (request, response, next) => {
    const { locale = null, path } = splitLocale(request.path);
    if (path !== FEED_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const reader = { kind: 'blog', locale: locale ?? DEFAULT_LOCALE, now: clock.now() } as const;
    const articles = await listArticles(db, reader, { limit: MOST_ENTRIES, offset: 0, inLanguage: true });
    const feed = renderFeed({ locale: reader.locale, articles, site: config });
    response.type('application/atom+xml').set('Cache-Control', 'no-cache').send(feed);
  };
}
