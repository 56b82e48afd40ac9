// Articles and pages as structured data for search engines.

import type { ShownPage, StructuredData } from '#server/platform/http/pages/page-head.ts';
import { toBreadcrumbs } from '#server/platform/http/pages/structured-data.ts';
import { getTranslator } from '#server/platform/translate.ts';
import type { Article } from './articles.queries.ts';

type Told = Pick<Article, 'publishedAt' | 'updatedAt' | 'authorName' | 'tags' | 'locale'> & { readonly imagePath: string | null };

interface Site {
  readonly PUBLIC_URL: string;
  readonly PRODUCT_NAME: string;
}

/** Returns an article of the blog with the way to it. */
export function toArticleData(article: Told, page: ShownPage, { PUBLIC_URL, PRODUCT_NAME }: Site): StructuredData[] {
  const { publishedAt, updatedAt, authorName, tags, imagePath, locale } = article;
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: PUBLIC_URL };
  const posting = {
    '@type': 'BlogPosting',
    mainEntityOfPage: page.address,
    headline: page.title,
    ...(page.description !== '' && { description: page.description }),
    inLanguage: locale,
    datePublished: publishedAt.toISOString(),
    dateModified: (updatedAt > publishedAt ? updatedAt : publishedAt).toISOString(),
    author: authorName === null || authorName === '' ? publisher : { '@type': 'Person', name: authorName },
    publisher,
    ...(imagePath !== null && { image: PUBLIC_URL + imagePath }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
  };
  const blog = { name: getTranslator(page.locale)('pagePaths.blog'), address: page.toAddress('/blog') };
  return [posting, toBreadcrumbs(page, [blog])];
}

/** Returns a page that editors have written. */
export function toPageData({ updatedAt, locale }: Told, page: ShownPage): StructuredData[] {
  const text = { '@type': 'WebPage', url: page.address, name: page.title, inLanguage: locale, dateModified: updatedAt.toISOString() };
  return [{ ...text, ...(page.description !== '' && { description: page.description }) }, toBreadcrumbs(page, [])];
}
