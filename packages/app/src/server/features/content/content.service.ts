// Use cases of reading pages and the blog.

import type * as endpoints from '#contract/content/articles.endpoints.ts';
import type { ListedArticle } from '#contract/content/articles.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';
import { type Article, countArticles, findArticle, findNeighbours, listArticles } from './articles.queries.ts';
import { createPrivacyNotice, PRIVACY_SLUG } from './privacy-notice.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const toArticleReader = ({ app, locale }: Call, kind: 'page' | 'blog') => ({ kind, locale, now: app.clock.now() });

function toArticleRecord({ id: _, body: __, publishedAt, ...article }: Article): ListedArticle {
  return { ...article, publishedAt: publishedAt.toISOString() };
}

export async function getPage(call: Call, { params: { slug } }: Input<'readPage'>): Output<'readPage'> {
  const found = await findArticle(call.db, slug, toArticleReader(call, 'page'));
  if (found === null && slug === PRIVACY_SLUG) return createPrivacyNotice(call.locale, call.app.config);
  if (found === null) throw notFound();
  const { locale, title, description, body, publishedAt } = found;
  return { slug, locale, title, description, body: cleanRichText(body), updatedAt: publishedAt.toISOString() };
}

export async function listBlogs(call: Call, { query: { page, perPage } }: Input<'listBlogs'>): Output<'listBlogs'> {
  const readers = toArticleReader(call, 'blog');
  const total = await countArticles(call.db, readers);
  const rows = await listArticles(call.db, readers, { limit: perPage, offset: (page - 1) * perPage });
  return pageFrom(rows.map(toArticleRecord), { total, page, perPage });
}

export async function getBlog(call: Call, { params: { slug } }: Input<'readBlog'>): Output<'readBlog'> {
  const readers = toArticleReader(call, 'blog');
  const found = await findArticle(call.db, slug, readers);
  if (found === null) throw notFound();
  const { previous, next } = await findNeighbours(call.db, found, readers);
  const named = (other: Article | null) => (other === null ? null : { slug: other.slug, title: other.title });
  return { ...toArticleRecord(found), body: cleanRichText(found.body), previous: named(previous), next: named(next) };
}
