// Use cases of reading pages and the blog.

import type * as endpoints from '#contract/content/articles.endpoints.ts';
import type { ArticleKind, ListedArticle } from '#contract/content/articles.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import {
  type Article,
  type ArticleReader,
  countArticles,
  findArticle,
  findFormerSlug,
  findNeighbours,
  type ListedRow,
  listArticles,
} from './articles.queries.ts';
import { listFocuses } from './media/media.queries.ts';
import { createPrivacyNotice, PRIVACY_SLUG } from './privacy-notice.ts';
import { listFileRefs, toShownBlocks } from './shown-blocks.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const toArticleReader = ({ app, locale }: Call, kind: ArticleKind): ArticleReader => ({ kind, locale, now: app.clock.now() });

/** Returns the files of all pictures of an article. */
const listPictureRefs = ({ body, featureImageRef }: Pick<Article, 'body' | 'featureImageRef'>) => [
  ...listFileRefs(body),
  ...(featureImageRef === null ? [] : [featureImageRef]),
];

function toArticleRecord({ id: _, updatedAt: __, publishedAt, ...article }: ListedRow): ListedArticle {
  return { ...article, focuses: [], publishedAt: publishedAt.toISOString() };
}

/**
 * Returns a published article by its name, or by one that it had; null for what there is not.
 * @throws AppError `articleGone` if it was deleted
 */
async function findByAnyName({ db }: Call, slug: string, reader: ArticleReader): Promise<Article | null> {
  const found = await findArticle(db, slug, reader);
  if (found !== null) return found;
  const current = await findFormerSlug(db, { kind: reader.kind, slug });
  // The built-in notice is there again once the editors' own one is deleted.
  if (current === null && !(reader.kind === 'page' && slug === PRIVACY_SLUG)) throw new AppError('articleGone');
  return typeof current !== 'string' ? null : findArticle(db, current, reader);
}

export async function getPage(call: Call, { params: { slug } }: Input<'readPage'>): Output<'readPage'> {
  const found = await findByAnyName(call, slug, toArticleReader(call, 'page'));
  if (found === null && slug === PRIVACY_SLUG) return createPrivacyNotice(call.locale, call.app.config);
  if (found === null) throw notFound();
  const { locale, title, description, body, featureImageRef, featureImageAlt, updatedAt } = found;
  return {
    ...{ slug: found.slug, locale, title, description, featureImageRef, featureImageAlt },
    body: toShownBlocks(body),
    focuses: await listFocuses(call.db, listPictureRefs(found)),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function listBlogs(call: Call, { query: { page, perPage } }: Input<'listBlogs'>): Output<'listBlogs'> {
  const reader = toArticleReader(call, 'blog');
  const total = await countArticles(call.db, reader);
  const rows = await listArticles(call.db, reader, { limit: perPage, offset: (page - 1) * perPage });
  const focuses = await listFocuses(
    call.db,
    rows.flatMap(({ featureImageRef }) => featureImageRef ?? []),
  );
  const records = rows.map((row) => ({ ...toArticleRecord(row), focuses: focuses.filter(({ ref }) => ref === row.featureImageRef) }));
  return pageFrom(records, { total, page, perPage });
}

export async function getBlog(call: Call, { params: { slug } }: Input<'readBlog'>): Output<'readBlog'> {
  const reader = toArticleReader(call, 'blog');
  const found = await findByAnyName(call, slug, reader);
  if (found === null) throw notFound();
  const { body, ...listed } = found;
  const { previous, next } = await findNeighbours(call.db, listed, reader);
  const named = (other: ListedRow | null) => (other === null ? null : { slug: other.slug, title: other.title });
  const focuses = await listFocuses(call.db, listPictureRefs(found));
  return { ...toArticleRecord(listed), focuses, body: toShownBlocks(body), previous: named(previous), next: named(next) };
}
