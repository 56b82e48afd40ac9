// Queries of the menus: as editors left them, and what visitors can open of what they lead to.

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { MenuPlace } from '#contract/content/menus.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { articles } from '#server/db/schema/content.ts';
import { users } from '#server/db/schema/identity.ts';
import { menus } from '#server/db/schema/menus.ts';
import { fullName } from '../drafts.queries.ts';

function selectMenus(db: Queryable) {
  return db
    .select({ menu: menus, by: fullName(users) })
    .from(menus)
    .leftJoin(users, eq(users.id, menus.updatedBy));
}

export type MenuRow = Awaited<ReturnType<typeof selectMenus>>[number];

export function listMenuRows(db: Queryable): Promise<MenuRow[]> {
  return selectMenus(db).orderBy(asc(menus.place), asc(menus.locale));
}

interface MenuKey {
  readonly place: MenuPlace;
  readonly locale: Locale;
}

const isMenu = ({ place, locale }: MenuKey) => and(eq(menus.place, place), eq(menus.locale, locale));

export async function findMenu(db: Queryable, key: MenuKey): Promise<MenuRow | null> {
  const [row] = await selectMenus(db).where(isMenu(key));
  return row ?? null;
}

type MenuColumns = typeof menus.$inferInsert;

/** Writes a menu that was read in a version, 0 for none; returns whether it still was that version. */
export async function writeMenu(tx: Transaction, row: MenuColumns, version: number): Promise<boolean> {
  const { entries, updatedAt, updatedBy } = row;
  const written =
    version === 0
      ? await tx.insert(menus).values(row).onConflictDoNothing().returning({ version: menus.version })
      : await tx
          .update(menus)
          .set({ entries, updatedAt, updatedBy, version: version + 1 })
          .where(and(isMenu(row), eq(menus.version, version)))
          .returning({ version: menus.version });
  return written.length > 0;
}

/** Returns which of these articles nobody has deleted. */
export async function listExisting(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, [...ids]), isNull(articles.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}
