// Use cases of secret links that show the draft of an article to whoever has them, for a week.

import { hash, randomBytes } from 'node:crypto';
import type { readPreview as readPreviewEndpoint } from '#contract/content/articles.endpoints.ts';
import type * as endpoints from '#contract/content/drafts.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { findPreviewed, insertPreview, removePreviews } from './drafts.queries.ts';
import { readArticleRecord } from './drafts.records.ts';
import { lockDraft } from './lock-article.service.ts';
import { listFocuses } from './media/media.queries.ts';
import { listFileRefs, toShownBlocks } from './shown-blocks.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const PREVIEW_MS = 7 * 24 * 3600 * 1000;

const toTokenHash = (token: string) => hash('sha256', token, 'hex');

export async function createPreview(call: Call, { params: { id }, body: { locale } }: Input<'createPreview'>): Output<'createPreview'> {
  const { app, caller } = call;
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + PREVIEW_MS);
  await call.db.transaction(async (tx) => {
    await lockDraft(tx, call, { id });
    await insertPreview(tx, { articleId: id, tokenHash: toTokenHash(token), createdAt: now, createdBy: caller?.id ?? null, expiresAt });
    await recordChange(tx, call, { action: 'article.preview', subjectType: 'article', subjectId: id });
  });
  const path = PAGE_PATHS.preview.replace('{token}', token);
  return { url: `${app.config.PUBLIC_URL}/${locale}${path}`, expiresAt: expiresAt.toISOString() };
}

export async function revokePreviews(call: Call, { params: { id } }: Input<'revokePreviews'>): Output<'revokePreviews'> {
  return call.db.transaction(async (tx) => {
    await lockDraft(tx, call, { id });
    await removePreviews(tx, id);
    await recordChange(tx, call, { action: 'article.revoke', subjectType: 'article', subjectId: id });
    return readArticleRecord(call.app, tx, id);
  });
}

export async function readPreview(
  { app, db, locale }: Call,
  { params: { token } }: CheckedRequest<typeof readPreviewEndpoint>,
): Promise<AnswerOf<typeof readPreviewEndpoint>> {
  const found = await findPreviewed(db, { tokenHash: toTokenHash(token), locale, now: app.clock.now() });
  if (found === null) throw notFound();
  const { article, text, expiresAt, author } = found;
  return {
    ...{ kind: article.kind, slug: article.slug, featureImageRef: article.featureImageRef },
    ...{ locale: text.locale, title: text.title, description: text.description, featureImageAlt: text.imageAlt },
    body: toShownBlocks(text.body),
    focuses: await listFocuses(db, [...listFileRefs(text.body), ...(article.featureImageRef === null ? [] : [article.featureImageRef])]),
    authorName: article.authorId === null ? null : author,
    expiresAt: expiresAt.toISOString(),
  };
}
