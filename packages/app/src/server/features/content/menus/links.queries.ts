// Queries of links: what visitors read that may hold some, what is known of other sites, and those that lead nowhere.

import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { brokenLinksList } from '#contract/content/menus.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { articles, articleVersions } from '#server/db/schema/content.ts';
import { brokenLinks, checkedAddresses } from '#server/db/schema/menus.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

/** Returns the texts that visitors can read, each in the version that they get. */
export async function listShownTexts(db: Queryable, now: Date) {
  const { articleId, locale, visibleFrom, visibleUntil, body, id } = articleVersions;
  const rows = await db
    .selectDistinctOn([articleId, locale], { articleId, locale, body, visibleUntil, kind: articles.kind })
    .from(articleVersions)
    .innerJoin(articles, and(eq(articles.id, articleId), isNull(articles.archivedAt), isNull(articles.deletedAt)))
    .where(lte(visibleFrom, now))
    .orderBy(asc(articleId), asc(locale), desc(visibleFrom), desc(id));
  return rows.filter((row) => row.visibleUntil === null || row.visibleUntil > now);
}

/** Returns which of these files everybody can read. */
export async function listPublicRefs(db: Queryable, refs: readonly string[]): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .select({ ref: attachments.ref })
    .from(attachments)
    .where(and(inArray(attachments.ref, [...refs]), eq(attachments.access, 'public')));
  return new Set(rows.map(({ ref }) => ref));
}

export type CheckedAddress = typeof checkedAddresses.$inferSelect;

export function listCheckedAddresses(db: Queryable): Promise<CheckedAddress[]> {
  return db.select().from(checkedAddresses);
}

export async function saveCheckedAddress(db: Queryable, row: CheckedAddress): Promise<void> {
  const { url, ...result } = row;
  await db.insert(checkedAddresses).values(row).onConflictDoUpdate({ target: checkedAddresses.url, set: result });
}

export async function forgetAddresses(tx: Transaction, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await tx.delete(checkedAddresses).where(inArray(checkedAddresses.url, [...urls]));
}

type BrokenLinkColumns = Omit<typeof brokenLinks.$inferInsert, 'id'>;

const toKey = ({ source, sourceId, locale, url }: BrokenLinkColumns) => JSON.stringify([source, sourceId, locale, url]);

/** Keeps these links as the broken ones, and returns how many of them are new; those that were known stay as old as they are. */
export async function replaceBrokenLinks(tx: Transaction, found: readonly BrokenLinkColumns[]): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('broken_links'))`);
  const known = await tx.select().from(brokenLinks);
  const wanted = new Map(found.map((link) => [toKey(link), link]));
  const gone = known.filter((link) => wanted.get(toKey(link))?.fault !== link.fault);
  if (gone.length > 0) {
    await tx.delete(brokenLinks).where(
      inArray(
        brokenLinks.id,
        gone.map(({ id }) => id),
      ),
    );
  }
  const kept = new Set(known.filter((link) => !gone.includes(link)).map(toKey));
  const added = [...wanted].filter(([key]) => !kept.has(key)).map(([, link]) => link);
  if (added.length > 0) await tx.insert(brokenLinks).values(added);
  const before = new Set(known.map(toKey));
  return added.filter((link) => !before.has(toKey(link))).length;
}

const title = sql<string>`coalesce((select t.title from article_texts t where ${inFull(brokenLinks.source)} <> 'menu'
  and t.article_id::text = ${inFull(brokenLinks.sourceId)} and t.locale = ${inFull(brokenLinks.locale)}), '')`;

export const brokenLinkList = defineListSql(brokenLinksList, {
  key: brokenLinks.id,
  sorts: { foundAt: brokenLinks.foundAt, url: brokenLinks.url, source: [brokenLinks.source, brokenLinks.sourceId, brokenLinks.locale] },
  search: [brokenLinks.url, title],
  filters: { source: brokenLinks.source, fault: brokenLinks.fault, locale: brokenLinks.locale },
});

export async function listBrokenLinkRows(db: Queryable, ids: readonly number[]) {
  const { id, source, sourceId, locale, url, fault, foundAt } = brokenLinks;
  return ids.length === 0
    ? []
    : db
        .select({ id, source, sourceId, locale, url, fault, foundAt, title })
        .from(brokenLinks)
        .where(inArray(id, [...ids]));
}

export type BrokenLinkRow = Awaited<ReturnType<typeof listBrokenLinkRows>>[number];
