// The SQL of pages and the blog, as visitors read them.

import { aliasedTable, and, asc, count, desc, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { articles, articleTexts } from '#server/db/schema/content.ts';
import { users } from '#server/db/schema/identity.ts';

const ownTexts = aliasedTable(articleTexts, 'own');
const englishTexts = aliasedTable(articleTexts, 'english');

interface ArticleReader {
  readonly kind: 'page' | 'blog';
  readonly locale: Locale;
  readonly now: Date;
}

/** In the reader's language whole, or else in English whole: never a title in one and a text in the other. */
const selectText = <Field extends 'title' | 'description' | 'body'>(field: Field) =>
  sql<string>`case when ${ownTexts.articleId} is null then ${englishTexts[field]} else ${ownTexts[field]} end`;

const title = selectText('title');

const articleColumns = {
  id: articles.id,
  slug: articles.slug,
  locale: sql<Locale>`coalesce(${ownTexts.locale}, ${englishTexts.locale})`,
  title,
  description: selectText('description'),
  body: selectText('body'),
  publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.createdAt),
  authorName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  featureImageRef: articles.featureImageRef,
  tags: articles.tags,
};

function isPublished({ kind, now }: ArticleReader): SQL | undefined {
  return and(eq(articles.kind, kind), eq(articles.state, 'published'), lte(articles.publishedAt, now));
}

function selectPublished(db: Queryable, { locale }: Pick<ArticleReader, 'locale'>) {
  return db
    .select(articleColumns)
    .from(articles)
    .leftJoin(ownTexts, and(eq(ownTexts.articleId, articles.id), eq(ownTexts.locale, locale)))
    .innerJoin(englishTexts, and(eq(englishTexts.articleId, articles.id), eq(englishTexts.locale, 'en')))
    .leftJoin(users, eq(users.id, articles.authorId));
}

/** An article in the language in which it is read. */
export interface Article {
  readonly id: number;
  readonly slug: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly publishedAt: Date;
  readonly authorName: string | null;
  readonly featureImageRef: string | null;
  readonly tags: string[];
}

/** A published article; null for a draft, for what is planned and for what there is not. */
export async function findArticle(db: Queryable, slug: string, readers: ArticleReader): Promise<Article | null> {
  const [found] = await selectPublished(db, readers).where(and(eq(articles.slug, slug), isPublished(readers)));
  return found ?? null;
}

/** The newest first. */
export function listArticles(
  db: Queryable,
  readers: ArticleReader,
  { limit, offset }: { limit: number; offset: number },
): Promise<Article[]> {
  return selectPublished(db, readers)
    .where(isPublished(readers))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset);
}

export async function countArticles(db: Queryable, readers: ArticleReader): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(articles).where(isPublished(readers));
  return row?.rows ?? 0;
}

/** The articles that were published just before and just after one. */
export async function findNeighbours(db: Queryable, { id, publishedAt }: Pick<Article, 'id' | 'publishedAt'>, readers: ArticleReader) {
  const before = or(lt(articles.publishedAt, publishedAt), and(eq(articles.publishedAt, publishedAt), lt(articles.id, id)));
  const after = or(gt(articles.publishedAt, publishedAt), and(eq(articles.publishedAt, publishedAt), gt(articles.id, id)));
  const [previous] = await selectPublished(db, readers)
    .where(and(isPublished(readers), before))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(1);
  const [next] = await selectPublished(db, readers)
    .where(and(isPublished(readers), after))
    .orderBy(asc(articles.publishedAt), asc(articles.id))
    .limit(1);
  return { previous: previous ?? null, next: next ?? null };
}

/** The languages in which an article is written. */
export async function listLocales(db: Queryable, articleId: number): Promise<Locale[]> {
  const rows = await db
    .select({ locale: articleTexts.locale })
    .from(articleTexts)
    .where(eq(articleTexts.articleId, articleId))
    .orderBy(asc(articleTexts.locale));
  return rows.map(({ locale }) => locale);
}
