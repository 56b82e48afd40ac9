// Queries of pages and articles as editors see them: the lists, an article with its texts, and what is written of them.

import { and, asc, desc, eq, gt, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { type ArticleState, blogPostsList, pagesList } from '#contract/content/drafts.shapes.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { articlePreviews, articleSlugs, articles, articleTexts, articleVersions } from '#server/db/schema/content.ts';
import { users } from '#server/db/schema/identity.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const authors = alias(users, 'authors');

/** Returns SQL for the name of a user; empty if there is none. */
export const fullName = (table: typeof users | typeof authors) =>
  sql<string>`coalesce(trim(${table.firstName} || ' ' || ${table.lastName}), '')`;

const english = alias(articleTexts, 'english');

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** The languages that visitors can read: none without the English text. */
const visibleLocales = (now: Date) => sql<Locale[]>`coalesce((select json_agg(seen.locale order by seen.locale) from (
  select distinct on (v.locale) v.locale, v.visible_until from ${articleVersions} v
  where v.article_id = ${inFull(articles.id)} and v.visible_from <= ${at(now)}
  order by v.locale, v.visible_from desc, v.id desc) seen
  where (seen.visible_until is null or seen.visible_until > ${at(now)}) and ${isVisibleIn(sql`'en'`, now)}), '[]'::json)`;

/** Whether visitors can read an article in a language, if they can in English. */
export const isVisibleIn = (locale: SQL, now: Date) => sql`coalesce((select v.visible_until is null or v.visible_until > ${at(now)}
  from ${articleVersions} v where v.article_id = ${inFull(articles.id)} and v.locale = ${locale} and v.visible_from <= ${at(now)}
  order by v.visible_from desc, v.id desc limit 1), false)`;

/** What visitors see of an article at a time. */
export const stateOf = (now: Date) => sql<ArticleState>`case when ${inFull(articles.archivedAt)} is not null then 'archived'
  when ${isVisibleIn(sql`'en'`, now)} then 'published'
  when exists (select 1 from ${articleVersions} v where v.article_id = ${inFull(articles.id)} and v.locale = 'en'
    and v.visible_from > ${at(now)}) then 'scheduled'
  else 'draft' end`;

const updatedAt = sql<Date>`(select max(t.updated_at) from ${articleTexts} t where t.article_id = ${inFull(articles.id)})`;

const updatedBy = sql<string>`coalesce((select trim(u.first_name || ' ' || u.last_name) from ${articleTexts} t
  join ${users} u on u.id = t.updated_by where t.article_id = ${inFull(articles.id)} order by t.updated_at desc limit 1), '')`;

/** Returns sorting, search and filters of the list of pages or of articles; what is visible depends on the time. */
export function createDraftList(kind: ArticleKind, now: Date) {
  const state = stateOf(now);
  const whereLacksLocale = (condition: Condition) =>
    condition.kind === 'choice'
      ? sql`(${sql.join(
          condition.values.map((locale) => sql`not (${isVisibleIn(sql`${locale}`, now)} and ${isVisibleIn(sql`'en'`, now)})`),
          sql` or `,
        )})`
      : undefined;
  return defineListSql(kind === 'page' ? pagesList : blogPostsList, {
    key: articles.id,
    from: sql`${articles} left join ${articleTexts} ${sql.identifier('english')}
      on ${english.articleId} = ${articles.id} and ${english.locale} = 'en'`,
    sorts: {
      title: foldForSort(english.title),
      slug: articles.slug,
      state: sql`array_position(array['draft', 'scheduled', 'published', 'archived'], ${state})`,
      updatedAt,
      publishedAt: articles.publishedAt,
    },
    search: [english.title, english.description, articles.slug, sql`${articles.tags}::text`],
    filters: { state, lacksLocale: { by: whereLacksLocale }, authorId: articles.authorId, updatedAt },
  });
}

export const isListed = (kind: ArticleKind) => and(eq(articles.kind, kind), isNull(articles.deletedAt));

function selectDrafts(db: Queryable, now: Date) {
  return db
    .select({
      article: articles,
      title: english.title,
      description: english.description,
      state: stateOf(now),
      locales: visibleLocales(now),
      author: fullName(authors),
      updatedAt: updatedAt.mapWith(articles.createdAt),
      updatedBy,
    })
    .from(articles)
    .leftJoin(english, and(eq(english.articleId, articles.id), eq(english.locale, 'en')))
    .leftJoin(authors, eq(authors.id, articles.authorId));
}

export type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number] & { readonly id: number };

export async function listDraftRows(db: Queryable, ids: readonly number[], now: Date): Promise<DraftRow[]> {
  const rows = ids.length === 0 ? [] : await selectDrafts(db, now).where(inArray(articles.id, [...ids]));
  return rows.map((row) => ({ ...row, id: row.article.id }));
}

/** Returns an article that nobody has deleted. */
export async function findDraft(db: Queryable, id: number, now: Date): Promise<DraftRow | null> {
  const [row] = await selectDrafts(db, now).where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  return row === undefined ? null : { ...row, id };
}

export type ArticleRow = typeof articles.$inferSelect;

/** Locks an article that nobody has deleted until the transaction ends, so that nobody else changes it or its texts. */
export async function lockArticle(tx: Transaction, id: number): Promise<ArticleRow | null> {
  const [row] = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Keeps two editors from taking one name at once. */
export async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('article_slugs'))`);
}

export type ArticleColumns = typeof articles.$inferInsert;

export async function insertArticle(tx: Transaction, row: ArticleColumns): Promise<number> {
  const [made] = await tx.insert(articles).values(row).returning({ id: articles.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Changes columns of an article, and counts the change. */
export async function updateArticle(tx: Transaction, id: number, columns: Partial<ArticleColumns>): Promise<void> {
  await tx
    .update(articles)
    .set({ ...columns, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id));
}

export type TextRow = typeof articleTexts.$inferSelect;

export function listTexts(db: Queryable, articleId: number) {
  return db
    .select({ text: articleTexts, by: fullName(users) })
    .from(articleTexts)
    .leftJoin(users, eq(users.id, articleTexts.updatedBy))
    .where(eq(articleTexts.articleId, articleId))
    .orderBy(asc(articleTexts.locale));
}

export async function findText(db: Queryable, articleId: number, locale: Locale): Promise<TextRow | null> {
  const [row] = await db
    .select()
    .from(articleTexts)
    .where(and(eq(articleTexts.articleId, articleId), eq(articleTexts.locale, locale)));
  return row ?? null;
}

type TextColumns = typeof articleTexts.$inferInsert;

export async function insertText(tx: Transaction, row: TextColumns): Promise<void> {
  await tx.insert(articleTexts).values(row);
}

export async function updateText(
  tx: Transaction,
  { articleId, locale }: Pick<TextRow, 'articleId' | 'locale'>,
  columns: Partial<TextColumns>,
): Promise<void> {
  await tx
    .update(articleTexts)
    .set(columns)
    .where(and(eq(articleTexts.articleId, articleId), eq(articleTexts.locale, locale)));
}

/** Returns who has a name now, or had it: the article, and whether it is only a former name. */
export async function findSlugOwner(db: Queryable, { kind, slug }: { kind: ArticleKind; slug: string }) {
  const [live] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.kind, kind), eq(articles.slug, slug), isNull(articles.deletedAt)));
  if (live !== undefined) return { articleId: live.id, isFormer: false, isDeleted: false };
  const [former] = await db
    .select({ articleId: articleSlugs.articleId, deletedAt: articles.deletedAt })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(and(eq(articleSlugs.kind, kind), eq(articleSlugs.slug, slug)));
  return former === undefined ? null : { articleId: former.articleId, isFormer: true, isDeleted: former.deletedAt !== null };
}

export async function listFormerSlugs(db: Queryable, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .where(eq(articleSlugs.articleId, articleId))
    .orderBy(asc(articleSlugs.slug));
  return rows.map(({ slug }) => slug);
}

type SlugRow = typeof articleSlugs.$inferInsert;

/** Keeps a former name, which may have led elsewhere before. */
export async function keepFormerSlug(tx: Transaction, row: SlugRow): Promise<void> {
  await tx
    .insert(articleSlugs)
    .values(row)
    .onConflictDoUpdate({ target: [articleSlugs.kind, articleSlugs.slug], set: { articleId: row.articleId } });
}

/** Frees a former name, which an article has now. */
export async function freeFormerSlug(tx: Transaction, { kind, slug }: Pick<SlugRow, 'kind' | 'slug'>): Promise<void> {
  await tx.delete(articleSlugs).where(and(eq(articleSlugs.kind, kind), eq(articleSlugs.slug, slug)));
}

/** Returns the links of an article that still show its drafts. */
export function listPreviews(db: Queryable, articleId: number, now: Date) {
  const { id, createdAt, expiresAt } = articlePreviews;
  return db
    .select({ id, createdAt, expiresAt, by: fullName(users) })
    .from(articlePreviews)
    .leftJoin(users, eq(users.id, articlePreviews.createdBy))
    .where(and(eq(articlePreviews.articleId, articleId), gt(expiresAt, now)))
    .orderBy(desc(id));
}

export async function insertPreview(tx: Transaction, row: typeof articlePreviews.$inferInsert): Promise<void> {
  await tx.insert(articlePreviews).values(row);
}

export async function removePreviews(tx: Transaction, articleId: number): Promise<void> {
  await tx.delete(articlePreviews).where(eq(articlePreviews.articleId, articleId));
}

/** Removes everything that is said in an article, drafts and versions. */
export async function removeTexts(tx: Transaction, articleId: number): Promise<void> {
  await tx.delete(articleTexts).where(eq(articleTexts.articleId, articleId));
  await tx.delete(articleVersions).where(eq(articleVersions.articleId, articleId));
}

/** Returns the draft that a link shows, in a language or in English; null once it has expired or was revoked. */
export async function findPreviewed(db: Queryable, { tokenHash, locale, now }: { tokenHash: string; locale: Locale; now: Date }) {
  const rows = await db
    .select({ article: articles, text: articleTexts, expiresAt: articlePreviews.expiresAt, author: fullName(authors) })
    .from(articlePreviews)
    .innerJoin(articles, eq(articles.id, articlePreviews.articleId))
    .innerJoin(articleTexts, and(eq(articleTexts.articleId, articles.id), inArray(articleTexts.locale, [locale, 'en'])))
    .leftJoin(authors, eq(authors.id, articles.authorId))
    .where(and(eq(articlePreviews.tokenHash, tokenHash), gt(articlePreviews.expiresAt, now), isNull(articles.deletedAt)));
  return rows.find(({ text }) => text.locale === locale) ?? rows[0] ?? null;
}

/** Returns the tags of all articles, by name. */
export async function listTags(db: Queryable): Promise<string[]> {
  const tag = sql<string>`jsonb_array_elements_text(${articles.tags})`;
  const rows = await db
    .selectDistinct({ tag: tag.as('tag') })
    .from(articles)
    .where(isNull(articles.deletedAt))
    .orderBy(sql`1`);
  return rows.map((row) => row.tag);
}

/** Returns the latest version number of a text; 0 if it was never published. */
export async function findLastNumber(db: Queryable, articleId: number, locale: Locale): Promise<number> {
  const [row] = await db
    .select({ number: max(articleVersions.number) })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.locale, locale)));
  return row?.number ?? 0;
}

/** Returns all articles that nobody has deleted, by title. */
export async function listAllDrafts(db: Queryable, now: Date): Promise<DraftRow[]> {
  const rows = await selectDrafts(db, now).where(isNull(articles.deletedAt)).orderBy(asc(english.title), asc(articles.id));
  return rows.map((row) => ({ ...row, id: row.article.id }));
}
