// The SQL of pages and the blog, as visitors read them.

import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import type { Block } from '#contract/content/blocks.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { articleSlugs, articles, articleVersions } from '#server/db/schema/content.ts';
import { users } from '#server/db/schema/identity.ts';

export interface ArticleReader {
  readonly kind: ArticleKind;
  readonly locale: Locale;
  readonly now: Date;
}

/** Selects the version in a language that became visible last, whether or not it still is. */
function selectLatest(db: Queryable, { locale, now, name }: { locale: Locale; now: Date; name: string }) {
  const { articleId, visibleFrom, id } = articleVersions;
  return db
    .select()
    .from(articleVersions)
    .where(and(eq(articleId, articles.id), eq(articleVersions.locale, locale), lte(visibleFrom, now)))
    .orderBy(desc(visibleFrom), desc(id))
    .limit(1)
    .as(name);
}

/** Returns what visitors can read, in the reader's language whole, or else in English whole: never a title in one and a text in the other. */
function preparePublished(db: Queryable, { locale, now }: Pick<ArticleReader, 'locale' | 'now'>) {
  const own = selectLatest(db, { locale, now, name: 'own' });
  const english = selectLatest(db, { locale: 'en', now, name: 'english' });
  const isVisible = (version: typeof own) => or(isNull(version.visibleUntil), gt(version.visibleUntil, now));
  const either = <Field extends 'title' | 'description' | 'imageAlt'>(field: Field) =>
    sql<string>`case when ${own.id} is null then ${english[field]} else ${own[field]} end`;
  const fields = {
    id: articles.id,
    slug: articles.slug,
    locale: sql<Locale>`coalesce(${own.locale}, ${english.locale})`,
    title: either('title'),
    description: either('description'),
    featureImageAlt: either('imageAlt'),
    updatedAt: sql<Date>`coalesce(${own.visibleFrom}, ${english.visibleFrom})`.mapWith(articles.createdAt),
    publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.createdAt),
    authorName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    featureImageRef: articles.featureImageRef,
    tags: articles.tags,
  };
  const body = sql<Block[]>`case when ${own.id} is null then ${english.body} else ${own.body} end`.mapWith(articleVersions.body);
  return { own, english, fields, body, isVisible };
}

/** Selects published articles without their texts. */
function selectListed(db: Queryable, reader: Pick<ArticleReader, 'locale' | 'now'>) {
  const { own, english, fields, isVisible } = preparePublished(db, reader);
  return db
    .select(fields)
    .from(articles)
    .leftJoinLateral(own, isVisible(own))
    .innerJoinLateral(english, isVisible(english))
    .leftJoin(users, eq(users.id, articles.authorId));
}

function selectWhole(db: Queryable, reader: Pick<ArticleReader, 'locale' | 'now'>) {
  const { own, english, fields, body, isVisible } = preparePublished(db, reader);
  return db
    .select({ ...fields, body })
    .from(articles)
    .leftJoinLateral(own, isVisible(own))
    .innerJoinLateral(english, isVisible(english))
    .leftJoin(users, eq(users.id, articles.authorId));
}

/** An article in the language in which it is read, without its text. */
export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

/** An article in the language in which it is read. */
export type Article = Awaited<ReturnType<typeof selectWhole>>[number];

const isOffered = (kind: ArticleKind): SQL | undefined =>
  and(eq(articles.kind, kind), isNull(articles.archivedAt), isNull(articles.deletedAt));

/** A published article; null for a draft, for what is planned and for what there is not. */
export async function findArticle(db: Queryable, slug: string, reader: ArticleReader): Promise<Article | null> {
  const [found] = await selectWhole(db, reader).where(and(eq(articles.slug, slug), isOffered(reader.kind)));
  return found ?? null;
}

/** Where a former name leads: the name of the article now, or null for a deleted one; undefined for a name that nothing ever had. */
export async function findFormerSlug(
  db: Queryable,
  { kind, slug }: { kind: ArticleKind; slug: string },
): Promise<string | null | undefined> {
  const [found] = await db
    .select({ slug: articles.slug, deletedAt: articles.deletedAt })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(and(eq(articleSlugs.kind, kind), eq(articleSlugs.slug, slug)));
  if (found === undefined) return undefined;
  return found.deletedAt === null ? found.slug : null;
}

/** The newest first; if asked for, only those that are there in the reader's language. */
export function listArticles(
  db: Queryable,
  reader: ArticleReader,
  { limit, offset, inLanguage = false }: { limit: number; offset: number; inLanguage?: boolean },
): Promise<ListedRow[]> {
  const { fields } = preparePublished(db, reader);
  return selectListed(db, reader)
    .where(and(isOffered(reader.kind), inLanguage ? eq(fields.locale, reader.locale) : undefined))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset);
}

export async function countArticles(db: Queryable, { kind, now }: ArticleReader): Promise<number> {
  const english = selectLatest(db, { locale: 'en', now, name: 'english' });
  const [row] = await db
    .select({ rows: count() })
    .from(articles)
    .innerJoinLateral(english, or(isNull(english.visibleUntil), gt(english.visibleUntil, now)))
    .where(isOffered(kind));
  return row?.rows ?? 0;
}

const isListed = and(isNull(articles.archivedAt), isNull(articles.deletedAt));

/** Selects the articles and pages that are there in a language, not only in English instead. */
function selectInLanguage(db: Queryable, reader: Pick<ArticleReader, 'locale' | 'now'>) {
  const { own, english, isVisible } = preparePublished(db, reader);
  return db
    .select({ id: articles.id, kind: articles.kind, slug: articles.slug, changedAt: own.visibleFrom })
    .from(articles)
    .innerJoinLateral(own, isVisible(own))
    .innerJoinLateral(english, isVisible(english));
}

/** Returns the addresses of what is there in a language, by ID. */
export function listAddresses(
  db: Queryable,
  reader: Pick<ArticleReader, 'locale' | 'now'>,
  { after, offset, limit }: { after: number; offset: number; limit: number },
) {
  return selectInLanguage(db, reader)
    .where(and(isListed, gt(articles.id, after)))
    .orderBy(asc(articles.id))
    .limit(limit)
    .offset(offset);
}

export async function countAddresses(db: Queryable, reader: Pick<ArticleReader, 'locale' | 'now'>): Promise<number> {
  const found = selectInLanguage(db, reader).where(isListed).as('found');
  const [row] = await db.select({ rows: count() }).from(found);
  return row?.rows ?? 0;
}

/** The articles that were published just before and just after one. */
export async function findNeighbours(db: Queryable, { id, publishedAt }: Pick<ListedRow, 'id' | 'publishedAt'>, reader: ArticleReader) {
  const before = or(lt(articles.publishedAt, publishedAt), and(eq(articles.publishedAt, publishedAt), lt(articles.id, id)));
  const after = or(gt(articles.publishedAt, publishedAt), and(eq(articles.publishedAt, publishedAt), gt(articles.id, id)));
  const [previous] = await selectListed(db, reader)
    .where(and(isOffered(reader.kind), before))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(1);
  const [next] = await selectListed(db, reader)
    .where(and(isOffered(reader.kind), after))
    .orderBy(asc(articles.publishedAt), asc(articles.id))
    .limit(1);
  return { previous: previous ?? null, next: next ?? null };
}

/** The languages in which visitors can read an article. */
export async function listLocales(db: Queryable, articleId: number, now: Date): Promise<Locale[]> {
  const { locale, visibleFrom, visibleUntil, id } = articleVersions;
  const rows = await db
    .selectDistinctOn([locale], { locale, visibleUntil })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), lte(visibleFrom, now)))
    .orderBy(asc(locale), desc(visibleFrom), desc(id));
  return rows.filter((row) => row.visibleUntil === null || row.visibleUntil > now).map((row) => row.locale);
}

/** Returns those of some articles that visitors can read, whatever their kind. */
export async function listReadable(
  db: Queryable,
  ids: readonly number[],
  reader: Pick<ArticleReader, 'locale' | 'now'>,
): Promise<{ id: number; kind: ArticleKind; slug: string; title: string }[]> {
  if (ids.length === 0) return [];
  const { id, kind } = articles;
  const rows = await selectListed(db, reader).where(and(inArray(id, [...ids]), isNull(articles.archivedAt), isNull(articles.deletedAt)));
  const kinds = await db
    .select({ id, kind })
    .from(articles)
    .where(inArray(id, [...ids]));
  const kindOf = new Map(kinds.map((row) => [row.id, row.kind]));
  return rows.map((row) => ({ id: row.id, kind: kindOf.get(row.id) ?? 'page', slug: row.slug, title: row.title }));
}
