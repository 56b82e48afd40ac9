// Queries of the files of an article: which of them it shows, in whichever language and version.

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { articles, articleTexts, articleVersions } from '#server/db/schema/content.ts';

/** Returns which files the drafts, the versions or the feature image of an article show. */
export async function listShownRefs(db: Queryable, articleId: number, refs: readonly string[]): Promise<ReadonlySet<string>> {
  const isIn = (table: typeof articleTexts | typeof articleVersions) => sql`exists (select 1 from ${table} shown
    where shown.article_id = ${articleId} and shown.file_refs ? ${inFull(attachments.ref)})`;
  const rows = await db
    .selectDistinct({ ref: attachments.ref })
    .from(attachments)
    .leftJoin(articles, and(eq(articles.id, articleId), eq(articles.featureImageRef, attachments.ref)))
    .where(and(inArray(attachments.ref, [...refs]), or(sql`${articles.id} is not null`, isIn(articleTexts), isIn(articleVersions))));
  return new Set(rows.map(({ ref }) => ref));
}
