// Writes the pictures of the demo world's media library.

import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { articles, articleTexts, articleVersions } from '#server/db/schema/content.ts';
import { users } from '#server/db/schema/identity.ts';
import { media } from '#server/db/schema/media.ts';

/** Returns the account that keeps the library, unless it has this picture already. */
export async function findKeeper(db: Queryable, { email, name }: { email: string; name: string }): Promise<number | null> {
  const known = await db.select({ id: media.id }).from(media).where(eq(media.name, name)).limit(1);
  const [keeper] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return known.length > 0 ? null : (keeper?.id ?? null);
}

interface NewMedia {
  readonly ref: string;
  readonly name: string;
  readonly alts: Partial<Record<Locale, string>>;
  readonly focusX: number;
  readonly focusY: number;
  readonly createdAt: Date;
}

/** Inserts a picture after its file, and returns its ID. */
export async function insertMedia(tx: Transaction, row: NewMedia): Promise<number> {
  const [made] = await tx.insert(media).values(row).returning({ id: media.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Puts a picture above a page, unless an editor has chosen one, with what it shows in the languages that are known. */
export async function showOnPage(
  tx: Transaction,
  { slug, ref, alts }: { readonly slug: string; readonly ref: string; readonly alts: NewMedia['alts'] },
): Promise<void> {
  const [page] = await tx
    .update(articles)
    .set({ featureImageRef: ref })
    .where(and(eq(articles.kind, 'page'), eq(articles.slug, slug), isNull(articles.featureImageRef)))
    .returning({ id: articles.id });
  if (page === undefined) return;
  for (const [locale, imageAlt] of Object.entries(alts)) {
    for (const table of [articleTexts, articleVersions]) {
      await tx
        .update(table)
        .set({ imageAlt })
        .where(and(eq(table.articleId, page.id), eq(table.locale, locale as Locale), eq(table.imageAlt, '')));
    }
  }
}
