// What the rest of the server may ask of pages and the blog.

import { LOCALES } from '#contract/platform/locales.ts';
import type { App } from '#server/platform/app.ts';
import type { DescribePage } from '#server/platform/http/pages/pages.ts';
import { findArticle, listLocales } from './articles.queries.ts';
import { createPrivacyNotice, PRIVACY_SLUG } from './privacy-notice.ts';

const KINDS: Readonly<Partial<Record<string, 'page' | 'blog'>>> = { page: 'page', blog: 'blog' };

/** What pages and articles are called, for the heads of pages; what is not published is missing. */
export function describeContent({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>): DescribePage {
  return async ({ name, params: { slug = '' } }, locale) => {
    const kind = KINDS[name];
    if (kind === undefined) return null;
    const found = await findArticle(db, slug, { kind, locale, now: clock.now() });
    if (found === null && name === 'page' && slug === PRIVACY_SLUG) {
      const { title, description } = createPrivacyNotice(locale, config);
      return { title, description, locales: LOCALES, imageRef: null };
    }
    if (found === null) return 'missing';
    const { id, title, description, featureImageRef } = found;
    return { title, description, locales: await listLocales(db, id), imageRef: featureImageRef };
  };
}
