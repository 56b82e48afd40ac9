// Queries of sources of texts, and of the ways in which people have found us.

import { and, asc, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import { inquirySourcesList, type Source, sourcesList } from '#contract/content/sources.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { articles, articleTexts } from '#server/db/schema/content.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';
import { inquirySources } from '#server/db/schema/places.ts';
import { articleSources, sources } from '#server/db/schema/sources.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const isUsed = sql`exists (select 1 from ${articleSources} used join ${articles} a on a.id = used.article_id
  where used.source_id = ${inFull(sources.id)} and a.deleted_at is null)`;

export const sourceList = defineListSql(sourcesList, {
  key: sources.id,
  sorts: { title: foldForSort(sources.title), createdAt: sources.createdAt },
  search: [sources.title, sources.url, sources.notes, sql`${sources.tags}::text`],
  filters: { active: sources.active, isUsed },
});

/** The pages and articles that rest on a source, by title. */
const citing = sql<
  Source['articles']
>`coalesce((select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'title', coalesce(t.title, ''))
  order by t.title, a.id) from ${articleSources} used join ${articles} a on a.id = used.article_id
  left join ${articleTexts} t on t.article_id = a.id and t.locale = 'en'
  where used.source_id = ${inFull(sources.id)} and a.deleted_at is null), '[]'::json)`;

export async function listSourceRows(db: Queryable, ids: readonly number[]) {
  const { id, url, urlKey, title, notes, licence, tags, active, version } = sources;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, url, urlKey, title, notes, licence, tags, active, version, articles: citing })
          .from(sources)
          .where(inArray(id, [...ids]));
  return rows.map((row) => ({ ...row, articleIds: row.articles.map((article) => article.id).toSorted((a, b) => a - b) }));
}

export type SourceRow = Awaited<ReturnType<typeof listSourceRows>>[number];

/** Writes which articles rest on a source. */
export async function replaceArticles(tx: Transaction, sourceId: number, articleIds: readonly number[]): Promise<void> {
  const isOther = articleIds.length === 0 ? undefined : notInArray(articleSources.articleId, [...articleIds]);
  await tx.delete(articleSources).where(and(eq(articleSources.sourceId, sourceId), isOther));
  if (articleIds.length === 0) return;
  await tx
    .insert(articleSources)
    .values(articleIds.map((articleId) => ({ sourceId, articleId })))
    .onConflictDoNothing();
}

const key = inFull(inquirySources.id);

/** How many name it: leads, families that came by it, and requests of parents. */
const namedBy = sql<number>`((select count(*) from ${scoutingLeads} l where l.inquiry_source_id = ${key})
  + (select count(*) from ${hostFamilies} f where f.found_us_where = ${key}::text)
  + (select count(*) from ${experienceRequests} r where r.document ->> 'inquirySourceId' = ${key}::text))`.mapWith(Number);

export const inquirySourceList = defineListSql(inquirySourcesList, {
  key: inquirySources.id,
  sorts: { position: inquirySources.position, name: foldForSort(inquirySources.name) },
  search: [inquirySources.name],
  filters: { active: inquirySources.active },
});

export async function listInquirySourceRows(db: Queryable, ids: readonly number[]) {
  const { id, code, name, active, version } = inquirySources;
  return ids.length === 0
    ? []
    : db
        .select({ id, code, name, active, version, usedBy: namedBy })
        .from(inquirySources)
        .where(inArray(id, [...ids]))
        .orderBy(asc(id));
}

export type InquirySourceRow = Awaited<ReturnType<typeof listInquirySourceRows>>[number];

/** Returns the place behind the last one. */
export async function findNextPlace(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: max(inquirySources.position) }).from(inquirySources);
  return (row?.last ?? 0) + 1;
}

/** Returns which of these articles nobody has deleted; they can't be deleted for good before the transaction ends. */
export async function lockExisting(tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, [...ids]), isNull(articles.deletedAt)))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
