// Use cases of versions: what was published of a text, and making it the draft again.

import type * as endpoints from '#contract/content/drafts.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { findDraft, findText } from './drafts.queries.ts';
import { isVisibleAt, readArticleRecord, toArticleVersion } from './drafts.records.ts';
import { writeText } from './edit-text.service.ts';
import { assertRevision, lockDraft } from './lock-article.service.ts';
import { toShownBlocks } from './shown-blocks.records.ts';
import { findVersion, listVersionRows, listVisibilities } from './versions.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns the ID of the version that visitors can read: the one that started last, while it and the English text last; null for none. */
async function findVisibleId({ app, db }: Call, id: number, locale: Locale): Promise<number | null> {
  const now = app.clock.now();
  const visibilities = await listVisibilities(db, id, now);
  const isVisible = [locale, 'en' as const].every((one) =>
    isVisibleAt(
      visibilities.filter((version) => version.locale === one),
      now,
    ),
  );
  const started = visibilities.findLast((version) => version.locale === locale && version.visibleFrom <= now);
  return isVisible && started !== undefined ? started.id : null;
}

async function assertArticle({ app, db }: Call, id: number): Promise<void> {
  if ((await findDraft(db, id, app.clock.now())) === null) throw notFound();
}

export async function listVersions(call: Call, { params: { id }, query: { locale } }: Input<'listVersions'>): Output<'listVersions'> {
  await assertArticle(call, id);
  const rows = await listVersionRows(call.db, id, locale);
  const visibleId = await findVisibleId(call, id, locale);
  return { data: rows.map((row) => toArticleVersion(row, visibleId)) };
}

export async function readVersion(call: Call, { params: { id, versionId } }: Input<'readVersion'>): Output<'readVersion'> {
  await assertArticle(call, id);
  const row = await findVersion(call.db, id, versionId);
  if (row === null) throw notFound();
  const visibleId = await findVisibleId(call, id, row.version.locale);
  const { description, imageAlt, body } = row.version;
  return { ...toArticleVersion(row, visibleId), description, imageAlt, body: toShownBlocks(body) };
}

export async function restoreVersion(
  call: Call,
  { params: { id, versionId }, body: { revision } }: Input<'restoreVersion'>,
): Output<'restoreVersion'> {
  return call.db.transaction(async (tx) => {
    await lockDraft(tx, call, { id });
    const row = await findVersion(tx, id, versionId);
    if (row === null) throw notFound();
    const { locale, title, description, imageAlt, body, number } = row.version;
    const before = await findText(tx, id, locale);
    await assertRevision(tx, call, { text: before, revision, id });
    if (await writeText(tx, call, { id, locale, before, said: { title, description, imageAlt, body } })) {
      await recordChange(tx, call, {
        ...{ action: 'article.restore', subjectType: 'article', subjectId: id },
        changes: { language: locale, restoredVersion: number },
      });
    }
    return readArticleRecord(call.app, tx, id);
  });
}
