// Queries of testimonials: the list of editors, the order, and what visitors get.

import { and, asc, desc, eq, gte, inArray, isNotNull, max, ne, type SQL, sql } from 'drizzle-orm';
import type { TestimonialOrder } from '#contract/content/blocks.shapes.ts';
import { type ShownTestimonial, type TestimonialState, testimonialsList } from '#contract/content/testimonials.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { testimonials } from '#server/db/schema/testimonials.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const { id, locale, position, rating, consentBy, consentOn, consentWay, isPublished } = testimonials;

const hasConsent = and(ne(consentBy, ''), isNotNull(consentOn), isNotNull(consentWay)) as SQL;

const state = sql<TestimonialState>`case when ${isPublished} then 'published' when ${hasConsent} then 'ready' else 'noConsent' end`;

export const testimonialList = defineListSql(testimonialsList, {
  key: id,
  sorts: { position: [locale, position], name: foldForSort(testimonials.name), rating, consentOn },
  search: [testimonials.name, testimonials.role, testimonials.text],
  filters: { state, locale, rating },
});

export async function listTestimonialRows(db: Queryable, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : db
        .select({
          ...{ id, name: testimonials.name, role: testimonials.role, text: testimonials.text, rating, photoRef: testimonials.photoRef },
          ...{ locale, consentBy, consentOn, consentWay, isPublished, state, position, version: testimonials.version },
        })
        .from(testimonials)
        .where(inArray(id, [...ids]));
}

export type TestimonialRow = Awaited<ReturnType<typeof listTestimonialRows>>[number];

/** Keeps two editors from taking one place at once. */
export async function lockOrder(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('testimonials'))`);
}

/** Returns the place behind the last one of a language. */
export async function findLastPlace(tx: Transaction, of: Locale): Promise<number> {
  const [row] = await tx
    .select({ last: max(position) })
    .from(testimonials)
    .where(eq(locale, of));
  return (row?.last ?? 0) + 1;
}

/** Returns the one before or after another among those of its language. */
export async function findBeside(tx: Transaction, row: Pick<TestimonialRow, 'locale' | 'position'>, by: -1 | 1) {
  const isBeside = by < 0 ? sql`${position} < ${row.position}` : sql`${position} > ${row.position}`;
  const [found] = await tx
    .select({ id, position })
    .from(testimonials)
    .where(and(eq(locale, row.locale), isBeside))
    .orderBy(by < 0 ? desc(position) : asc(position))
    .limit(1);
  return found ?? null;
}

export async function setPlace(tx: Transaction, testimonialId: number, place: number): Promise<void> {
  await tx.update(testimonials).set({ position: place }).where(eq(id, testimonialId));
}

interface ShownQuery {
  readonly locale: Locale;
  readonly minRating: number | undefined;
  readonly order: TestimonialOrder;
  readonly count: number;
}

const ORDERS: Readonly<Record<TestimonialOrder, readonly SQL[]>> = {
  arranged: [asc(position)],
  rating: [sql`${rating} desc nulls last`, asc(position)],
  newest: [desc(testimonials.createdAt)],
};

/** Returns what visitors get: published, and never without consent. */
export function listShown(db: Queryable, { locale: of, minRating, order, count }: ShownQuery): Promise<ShownTestimonial[]> {
  const { name, role, text, photoRef } = testimonials;
  return db
    .select({ id, name, role, text, rating, photoRef, locale })
    .from(testimonials)
    .where(and(eq(isPublished, true), hasConsent, eq(locale, of), minRating === undefined ? undefined : gte(rating, minRating)))
    .orderBy(...ORDERS[order], asc(id))
    .limit(count);
}
