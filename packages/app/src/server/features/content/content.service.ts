// Use cases of reading pages and the blog.

import type * as endpoints from '#contract/content/articles.endpoints.ts';
import type { ListedArticle } from '#contract/content/articles.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/paging.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/refusal.ts';
import { cleanRichText } from '#server/platform/rich-text/clean.ts';
import { type Article, articlesOf, countArticles, findArticle, neighboursOf } from './articles.queries.ts';
import { PRIVACY_SLUG, privacyNoticeIn } from './privacy-notice.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const readersOf = ({ app, locale }: Call, kind: 'page' | 'blog') => ({ kind, locale, now: app.clock.now() });

function recordOf({ id: _, body: __, publishedAt, ...article }: Article): ListedArticle {
  return { ...article, publishedAt: publishedAt.toISOString() };
}

export async function readPage(call: Call, { params: { slug } }: Asked<'readPage'>): Answered<'readPage'> {
  const found = await findArticle(call.db, slug, readersOf(call, 'page'));
  if (found === null && slug === PRIVACY_SLUG) return privacyNoticeIn(call.locale);
  if (found === null) throw notFound();
  const { locale, title, description, body, publishedAt } = found;
  return { slug, locale, title, description, body: cleanRichText(body), updatedAt: publishedAt.toISOString() };
}

export async function listBlogs(call: Call, { query: { page, perPage } }: Asked<'listBlogs'>): Answered<'listBlogs'> {
  const readers = readersOf(call, 'blog');
  const total = await countArticles(call.db, readers);
  const rows = await articlesOf(call.db, readers, { limit: perPage, offset: (page - 1) * perPage });
  return pageFrom(rows.map(recordOf), { total, page, perPage });
}

export async function readBlog(call: Call, { params: { slug } }: Asked<'readBlog'>): Answered<'readBlog'> {
  const readers = readersOf(call, 'blog');
  const found = await findArticle(call.db, slug, readers);
  if (found === null) throw notFound();
  const { previous, next } = await neighboursOf(call.db, found, readers);
  const named = (other: Article | null) => (other === null ? null : { slug: other.slug, title: other.title });
  return { ...recordOf(found), body: cleanRichText(found.body), previous: named(previous), next: named(next) };
}
