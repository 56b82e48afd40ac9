// Queries of what is published: the versions of a text, when each is visible, and the staff who can be authors.

import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { articles, articleVersions } from '#server/db/schema/content.ts';
import { userRoles, users } from '#server/db/schema/identity.ts';

const fullName = sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

function selectVersions(db: Queryable) {
  return db
    .select({ version: articleVersions, by: fullName })
    .from(articleVersions)
    .leftJoin(users, eq(users.id, articleVersions.createdBy));
}

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

/** Returns what was published in a language, the latest first. */
export function listVersionRows(db: Queryable, articleId: number, locale: Locale): Promise<VersionRow[]> {
  return selectVersions(db)
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.locale, locale)))
    .orderBy(desc(articleVersions.number));
}

export async function findVersion(db: Queryable, articleId: number, id: number): Promise<VersionRow | null> {
  const [row] = await selectVersions(db).where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.id, id)));
  return row ?? null;
}

interface Visibility {
  readonly id: number;
  readonly locale: Locale;
  readonly visibleFrom: Date;
  readonly visibleUntil: Date | null;
}

/** Returns when the texts of an article are visible: by language, the version that started last and those that are still to come. */
export async function listVisibilities(db: Queryable, articleId: number, now: Date): Promise<Visibility[]> {
  const { locale, visibleFrom, visibleUntil, id } = articleVersions;
  const latest = db
    .selectDistinctOn([locale], { id })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), lte(visibleFrom, now)))
    .orderBy(asc(locale), desc(visibleFrom), desc(id));
  return db
    .select({ id, locale, visibleFrom, visibleUntil })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), or(gt(visibleFrom, now), inArray(id, latest))))
    .orderBy(asc(visibleFrom), asc(id));
}

export async function insertVersion(tx: Transaction, row: typeof articleVersions.$inferInsert): Promise<void> {
  await tx.insert(articleVersions).values(row);
}

interface TextKey {
  readonly articleId: number;
  readonly locale: Locale;
}

const isOf = ({ articleId, locale }: TextKey) => and(eq(articleVersions.articleId, articleId), eq(articleVersions.locale, locale));

/** Removes the versions that nobody has seen yet; returns how many there were. */
export async function removeScheduled(tx: Transaction, key: TextKey, now: Date): Promise<number> {
  const gone = await tx
    .delete(articleVersions)
    .where(and(isOf(key), gt(articleVersions.visibleFrom, now)))
    .returning({ id: articleVersions.id });
  return gone.length;
}

/** Ends what is visible of a text; returns whether anything was. */
export async function endVisible(tx: Transaction, key: TextKey, now: Date): Promise<boolean> {
  const { visibleFrom, visibleUntil, id } = articleVersions;
  const ended = await tx
    .update(articleVersions)
    .set({ visibleUntil: now })
    .where(and(isOf(key), lte(visibleFrom, now), or(isNull(visibleUntil), gt(visibleUntil, now))))
    .returning({ id });
  return ended.length > 0;
}

/** Dates an article by when its English text became visible first, or will; null if it never does. */
export async function dateArticle(tx: Transaction, articleId: number): Promise<void> {
  const first = sql`(select min(v.visible_from) from ${articleVersions} v where v.article_id = ${articleId} and v.locale = 'en')`;
  await tx.update(articles).set({ publishedAt: first }).where(eq(articles.id, articleId));
}

/** Returns the staff who write for visitors, by name, and whether they also edit content. */
export function listAuthorRows(db: Queryable, userId?: number) {
  const isStaff = inArray(userRoles.role, ['Page editor', 'Administrator', 'Coordinator', 'Finance', 'Vetting admin']);
  return db
    .select({ id: users.id, name: fullName, isEditor: sql<boolean>`bool_or(${inArray(userRoles.role, ['Page editor', 'Administrator'])})` })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isStaff, isNull(users.anonymisedAt), userId === undefined ? undefined : eq(users.id, userId)))
    .groupBy(users.id)
    .orderBy(asc(fullName), asc(users.id));
}
