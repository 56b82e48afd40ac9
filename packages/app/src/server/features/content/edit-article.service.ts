// Use cases of an article as a whole: adding it, its address, tags, author and feature image, hiding and deleting it.

import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import type { DraftBlock } from '#contract/content/blocks.shapes.ts';
import type * as endpoints from '#contract/content/drafts.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { attachFiles } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { releaseUnusedFiles, removeFiles, toFileSubject } from './article-files.service.ts';
import {
  type ArticleColumns,
  type ArticleRow,
  insertArticle,
  insertText,
  keepFormerSlug,
  removePreviews,
  removeTexts,
  updateArticle,
} from './drafts.queries.ts';
import { readArticleRecord } from './drafts.records.ts';
import { releaseItem } from './items/publish-items.service.ts';
import { lockDraft } from './lock-article.service.ts';
import { listOwnRefs } from './media/media.service.ts';
import { takeSlug } from './slugs.service.ts';
import { listAuthorRows } from './versions.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export function readArticle({ app, db }: Call, { params: { id } }: Input<'readArticle'>): Output<'readArticle'> {
  return readArticleRecord(app, db, id);
}

interface NewArticle {
  readonly kind: ArticleKind;
  readonly title: string;
  readonly slug: string;
  readonly description?: string;
  readonly body?: DraftBlock[];
}

/** Adds a page or an article with its English draft, and returns its ID. */
export async function insertDraft(tx: Transaction, call: Call, { kind, title, slug, ...said }: NewArticle): Promise<number> {
  await takeSlug(tx, { kind, slug });
  const [now, byId] = [call.app.clock.now(), call.caller?.id ?? null];
  const id = await insertArticle(tx, { kind, slug, authorId: byId, createdAt: now });
  await insertText(tx, { articleId: id, locale: 'en', title, body: [], ...said, updatedAt: now, updatedBy: byId });
  await recordChange(tx, call, {
    ...{ action: 'article.create', subjectType: 'article', subjectId: id },
    changes: findDifferences({}, { kind, title, slug }),
  });
  return id;
}

export async function createArticle(call: Call, { body }: Input<'createArticle'>): Output<'createArticle'> {
  return call.db.transaction(async (tx) => readArticleRecord(call.app, tx, await insertDraft(tx, call, body)));
}

/** @throws ValidationError for an author who isn't on the staff */
async function assertAuthor(tx: Transaction, authorId: number | null | undefined): Promise<void> {
  if (typeof authorId !== 'number' || (await listAuthorRows(tx, authorId)).length > 0) return;
  throw new ValidationError([{ field: 'authorId', rule: 'unknownNumber' }]);
}

/** Gives an article its new address; the former one leads to it once visitors may know it. */
async function moveArticle(tx: Transaction, { id, kind, slug: former, publishedAt }: ArticleRow, slug: string): Promise<void> {
  await takeSlug(tx, { kind, slug, articleId: id });
  if (publishedAt !== null) await keepFormerSlug(tx, { kind, slug: former, articleId: id });
}

export async function changeArticle(call: Call, { params: { id }, body }: Input<'changeArticle'>): Output<'changeArticle'> {
  const { version, ...fields } = body;
  return call.db.transaction(async (tx) => {
    const article = await lockDraft(tx, call, { id, version });
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<ArticleColumns>;
    if (given.tags !== undefined) given.tags = [...new Set(given.tags)];
    const changes = findDifferences(article, given);
    if (Object.keys(changes).length === 0) return readArticleRecord(call.app, tx, id);
    // Who has left the staff since may stay the author.
    if (changes['authorId'] !== undefined) await assertAuthor(tx, given.authorId);
    const { featureImageRef: ref } = given;
    if (typeof ref === 'string' && (await listOwnRefs(tx, [ref])).length > 0) {
      await attachFiles(tx, call, { refs: [ref], subject: toFileSubject(id), access: 'public', field: 'featureImageRef' });
    }
    if (given.slug !== undefined && given.slug !== article.slug) await moveArticle(tx, article, given.slug);
    await updateArticle(tx, id, given);
    if (changes['featureImageRef'] !== undefined) await releaseUnusedFiles(tx, call, id);
    await recordChange(tx, call, { action: 'article.edit', subjectType: 'article', subjectId: id, changes });
    return readArticleRecord(call.app, tx, id);
  });
}

export async function archiveArticle(
  call: Call,
  { params: { id }, body: { isArchived, version } }: Input<'archiveArticle'>,
): Output<'archiveArticle'> {
  return call.db.transaction(async (tx) => {
    const { archivedAt } = await lockDraft(tx, call, { id, version });
    if ((archivedAt !== null) !== isArchived) {
      await updateArticle(tx, id, { archivedAt: isArchived ? call.app.clock.now() : null });
      await recordChange(tx, call, { action: isArchived ? 'article.archive' : 'article.unarchive', subjectType: 'article', subjectId: id });
    }
    return readArticleRecord(call.app, tx, id);
  });
}

/** Its texts, versions and files go with it: only its addresses are known from then on, and the change log. */
export async function deleteArticle(call: Call, { params: { id } }: Input<'deleteArticle'>): Output<'deleteArticle'> {
  await call.db.transaction(async (tx) => {
    const { kind, slug, publishedAt } = await lockDraft(tx, call, { id });
    await updateArticle(tx, id, { deletedAt: call.app.clock.now() });
    if (publishedAt !== null) await keepFormerSlug(tx, { kind, slug, articleId: id });
    await removePreviews(tx, id);
    await removeTexts(tx, id);
    await removeFiles(tx, call, id);
    await releaseItem(tx, call, id);
    await recordChange(tx, call, {
      ...{ action: 'article.delete', subjectType: 'article', subjectId: id },
      changes: findDifferences({ slug }, { slug: null }),
    });
  });
  return { message: getTranslator(call.locale)('answers.articleDeleted') };
}
