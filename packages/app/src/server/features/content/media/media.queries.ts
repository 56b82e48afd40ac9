// Queries of the media library: the list, where a picture is used, and the points that stay in sight.

import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { mediaList } from '#contract/content/media.shapes.ts';
import type { PictureFocus } from '#contract/content/picture-focus.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { articles, articleTexts, articleVersions } from '#server/db/schema/content.ts';
import { media } from '#server/db/schema/media.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const ref = inFull(media.ref);

const shows = (table: typeof articleTexts | typeof articleVersions) =>
  sql`select shown.article_id from ${table} shown where shown.file_refs ? ${ref}`;

const isShown = or(
  eq(articles.featureImageRef, media.ref),
  sql`${inFull(articles.id)} in (${shows(articleTexts)} union ${shows(articleVersions)})`,
) as SQL;

/** How many articles show a picture; of a deleted one nothing is left. */
const usedBy = sql<number>`(select count(*) from ${articles} where ${isNull(articles.deletedAt)} and ${isShown})`.mapWith(Number);

export const mediaListSql = defineListSql(mediaList, {
  key: media.id,
  sorts: { createdAt: media.createdAt, name: foldForSort(media.name) },
  search: [media.name, sql`(select string_agg(said.value, ' ') from jsonb_each_text(${inFull(media.alts)}) said)`],
  filters: { isUsed: sql`${usedBy} > 0` },
});

export async function listMediaRows(db: Queryable, ids: readonly number[]) {
  const { id, name, alts, focusX, focusY, createdAt, version } = media;
  const { width, height } = attachments;
  return ids.length === 0
    ? []
    : db
        .select({ id, ref: media.ref, name, alts, focusX, focusY, width, height, usedBy, createdAt, version })
        .from(media)
        .innerJoin(attachments, eq(attachments.ref, media.ref))
        .where(inArray(id, [...ids]));
}

export type MediaRow = Awaited<ReturnType<typeof listMediaRows>>[number];

export interface MediaUseRow {
  readonly id: number;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly locales: Locale[];
}

/** Returns the articles that show a picture, each with the languages that do: none if it is only the feature image. */
export function listMediaUseRows(db: Queryable, mediaId: number): Promise<MediaUseRow[]> {
  const id = inFull(articles.id);
  const locales = sql<Locale[]>`coalesce((select json_agg(distinct said.locale) from (
    select t.locale from ${articleTexts} t where t.article_id = ${id} and t.file_refs ? ${ref}
    union all select v.locale from ${articleVersions} v where v.article_id = ${id} and v.file_refs ? ${ref}) said), '[]'::json)`;
  const title = sql<string>`coalesce((select t.title from ${articleTexts} t where t.article_id = ${id} and t.locale = 'en'), '')`;
  return db
    .select({ id: articles.id, kind: articles.kind, title, locales })
    .from(articles)
    .innerJoin(media, eq(media.id, mediaId))
    .where(and(isNull(articles.deletedAt), isShown))
    .orderBy(asc(title), asc(articles.id));
}

/** Returns which of these files are of the library; they can't be deleted before the transaction ends. */
export async function lockMediaRefs(tx: Transaction, refs: readonly string[]): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await tx
    .select({ ref: media.ref })
    .from(media)
    .where(inArray(media.ref, [...refs]))
    .for('share');
  return new Set(rows.map((row) => row.ref));
}

/** Returns the points that stay in sight of those of these pictures that have one of their own. */
export function listFocuses(db: Queryable, refs: readonly string[]): Promise<PictureFocus[]> {
  const isMoved = or(ne(media.focusX, 50), ne(media.focusY, 50));
  return refs.length === 0
    ? Promise.resolve([])
    : db
        .select({ ref: media.ref, x: media.focusX, y: media.focusY })
        .from(media)
        .where(and(inArray(media.ref, [...refs]), isMoved));
}
