// What the rest of the server may ask of pages and the blog.

import type { RequestHandler } from 'express';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/platform/locales.ts';
import { matchPage, splitLocale } from '#contract/platform/page-match.ts';
import { readStoredFile } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import type { DescribePage, ShownPage } from '#server/platform/http/pages/page-head.ts';
import { countAddresses, findArticle, findFormerSlug, listAddresses, listLocales } from './articles.queries.ts';
import { FEED_PATH, nameFeed } from './blog-feed.ts';
import { createPrivacyNotice, PRIVACY_SLUG } from './privacy-notice.ts';
import { toArticleData, toPageData } from './structured-articles.records.ts';

export { serveBlogFeed } from './blog-feed.ts';
export { testimonialPhotos } from './testimonials/testimonials.service.ts';

const KINDS: Readonly<Partial<Record<string, ArticleKind>>> = { page: 'page', blog: 'blog' };

/** Wide enough for the large pictures of link previews. */
const PREVIEW_WIDTH = 1280;

type Reading = Pick<App, 'db' | 'clock' | 'config'>;

/** What pages and articles are called, for the heads of pages; what is not published is missing. */
export function describeContent({ db, clock, config }: Reading): DescribePage {
  return async ({ page: { name, params }, locale }) => {
    const { slug = '' } = params;
    const kind = KINDS[name];
    if (kind === undefined) return null;
    const now = clock.now();
    const found = await findArticle(db, slug, { kind, locale, now });
    if (found === null && name === 'page' && slug === PRIVACY_SLUG) {
      const { title, description } = createPrivacyNotice(locale, config);
      return { title, description };
    }
    if (found === null) return 'missing';
    const locales = await listLocales(db, found.id, now);
    const { title, description, featureImageRef, publishedAt } = found;
    const imagePath = featureImageRef === null ? null : toImagePath(featureImageRef, PREVIEW_WIDTH);
    const article = { ...found, imagePath };
    const readImage = featureImageRef === null ? undefined : () => readStoredFile({ config }, featureImageRef);
    const picture = { imagePath, ...(readImage !== undefined && { readImage }) };
    const structure = (page: ShownPage) => toArticleData(article, page, config);
    if (kind === 'page') return { title, description, locales, ...picture, structure: (page) => toPageData(article, page) };
    return { title, description, locales, ...picture, publishedAt, feed: describeFeed(locale, config), structure };
  };
}

/** The feed of the blog, for the heads of its pages. */
export function describeFeed(locale: Locale, { PRODUCT_NAME }: Pick<App['config'], 'PRODUCT_NAME'>): { path: string; title: string } {
  return { path: FEED_PATH, title: nameFeed(locale, PRODUCT_NAME) };
}

interface ArticleAddress {
  readonly path: string;
  readonly changedAt: Date;
}

/** How many addresses are read at once. */
const BATCH = 1000;

/** Returns the paths of the articles and pages that are there in a language, read little by little. */
export async function* listArticlePaths(
  { db, clock }: Pick<Reading, 'db' | 'clock'>,
  { locale, offset, limit }: { locale: Locale; offset: number; limit: number },
): AsyncGenerator<ArticleAddress> {
  const reader = { locale, now: clock.now() };
  let [after, left] = [0, limit];
  while (left > 0) {
    const rows = await listAddresses(db, reader, { after, offset: after === 0 ? offset : 0, limit: Math.min(BATCH, left) });
    for (const { kind, slug, changedAt } of rows) yield { path: `/${kind}/${encodeURIComponent(slug)}`, changedAt };
    after = rows.at(-1)?.id ?? 0;
    left = rows.length < BATCH ? 0 : left - rows.length;
  }
}

export function countArticlePaths({ db, clock }: Pick<Reading, 'db' | 'clock'>, locale: Locale): Promise<number> {
  return countAddresses(db, { locale, now: clock.now() });
}

/** Whether the privacy notice is the one of the product itself, which is in no table. */
export async function isPrivacyNoticeBuiltIn({ db, clock }: Pick<Reading, 'db' | 'clock'>): Promise<boolean> {
  return (await findArticle(db, PRIVACY_SLUG, { kind: 'page', locale: DEFAULT_LOCALE, now: clock.now() })) === null;
}

/**
 * Sends visitors from a former address of an article to the one that it has now, tells that a deleted one is gone, and keeps previews out of
 * search engines. Everything else is left to the page.
 */
export function redirectContent({ db, clock }: Pick<Reading, 'db' | 'clock'>): RequestHandler {
  return async (request, response, next) => {
    const { locale, path } = splitLocale(request.path);
    const match = matchPage(path);
    if (match?.name === 'preview') response.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' });
    const kind = KINDS[match?.name ?? ''];
    const { slug = '' } = match?.params ?? {};
    if (kind === undefined) return next();
    const reader = { kind, locale: locale ?? 'en', now: clock.now() };
    if ((await findArticle(db, slug, reader)) !== null) return next();
    const current = await findFormerSlug(db, { kind, slug });
    if (typeof current === 'string') {
      // A draft's name is nobody's business.
      if ((await findArticle(db, current, reader)) === null) return next();
      const query = request.url.slice(request.path.length);
      const prefix = locale === null ? '' : `/${locale}`;
      response.set('Cache-Control', 'no-cache').redirect(301, `${prefix}/${kind}/${current}${query}`);
      return;
    }
    if (current === null) {
      // The page itself says that there is nothing; search engines shall learn that there never will be again.
      const setStatus = response.status.bind(response);
      response.status = (code) => setStatus(code === 404 ? 410 : code);
    }
    next();
  };
}
