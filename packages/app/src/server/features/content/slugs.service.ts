// The names of pages and articles in their addresses: which are free, and what becomes of former ones.

import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import type * as endpoints from '#contract/content/drafts.endpoints.ts';
import { findSlugProblem, SLUG, type SlugProblem, toSlug } from '#contract/content/slug.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSlugOwner, freeFormerSlug, lockSlugs } from './drafts.queries.ts';

interface WantedSlug {
  readonly kind: ArticleKind;
  readonly slug: string;
  /** The article that wants it, unless it is a new one. */
  readonly articleId?: number | undefined;
}

/** Returns why an article can't have a name; null if it can. A name of a deleted article is free, and so is a former one of its own. */
async function findProblem(db: Queryable, { kind, slug, articleId }: WantedSlug): Promise<SlugProblem | null> {
  const problem = findSlugProblem(slug);
  if (problem !== null) return problem;
  const owner = await findSlugOwner(db, { kind, slug });
  if (owner === null || owner.isDeleted || owner.articleId === articleId) return null;
  return owner.isFormer ? 'redirects' : 'taken';
}

/** How many numbers are tried behind a name. */
const MAX_TRIES = 20;

async function findFreeSlug(db: Queryable, wanted: WantedSlug): Promise<string | null> {
  const base = toSlug(wanted.slug)
    .slice(0, SLUG.maxLength - 3)
    .replace(/-$/, '');
  if (base === '') return null;
  for (let number = 1; number <= MAX_TRIES; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if ((await findProblem(db, { ...wanted, slug })) === null) return slug;
  }
  return null;
}

export async function checkSlug(
  { db }: Call,
  { query }: CheckedRequest<typeof endpoints.checkSlug>,
): Promise<AnswerOf<typeof endpoints.checkSlug>> {
  const problem = await findProblem(db, query);
  return { problem, suggestion: problem === null ? null : await findFreeSlug(db, query) };
}

/**
 * Takes a name for an article, so that nobody else can until the transaction ends.
 * @throws AppError `slugRefused` if it is reserved or another article's
 */
export async function takeSlug(tx: Transaction, wanted: WantedSlug): Promise<void> {
  await lockSlugs(tx);
  const problem = await findProblem(tx, wanted);
  if (problem !== null) throw new AppError('slugRefused', { field: 'slug', values: { problem, slug: wanted.slug } });
  await freeFormerSlug(tx, wanted);
}
