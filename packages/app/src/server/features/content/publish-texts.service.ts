// Use cases of what visitors read: publishing drafts now or at a time, taking them down, and calling off what is scheduled.

import type * as endpoints from '#contract/content/drafts.endpoints.ts';
import { findTextFaults } from '#contract/content/text-faults.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { toMoment } from '#contract/platform/wall-time.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { releaseUnusedFiles } from './article-files.service.ts';
import { type ArticleRow, findLastNumber, findText, type TextRow, updateText } from './drafts.queries.ts';
import { isVisibleAt, readArticleRecord } from './drafts.records.ts';
import { publishItemOfArticle } from './items/publish-items.service.ts';
import { assertRevision, lockDraft } from './lock-article.service.ts';
import { dateArticle, endVisible, insertVersion, listVisibilities, removeScheduled } from './versions.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Span {
  readonly from: Date;
  readonly until: Date | null;
}

/** @throws ValidationError for a time that has passed, or an end before the beginning */
function toSpan({ app }: Call, { publishAt, takeDownAt }: Pick<Input<'publishTexts'>['body'], 'publishAt' | 'takeDownAt'>): Span {
  const now = app.clock.now();
  const toInstant = (field: string, wall: string | null) => {
    if (wall === null) return null;
    const instant = toMoment(wall, app.config.TIME_ZONE);
    if (instant === null || instant <= now) throw new ValidationError([{ field, rule: 'future' }]);
    return instant;
  };
  const from = toInstant('publishAt', publishAt) ?? now;
  const until = toInstant('takeDownAt', takeDownAt);
  if (until !== null && until <= from) throw new ValidationError([{ field: 'takeDownAt', rule: 'afterPublishing' }]);
  return { from, until };
}

/**
 * Returns the drafts of some languages, in the order asked for.
 * @throws AppError `changedMeanwhile` if somebody has edited one since it was read; `articleIncomplete` with everything that they lack
 */
async function findComplete(
  tx: Transaction,
  call: Call,
  { article: { id, featureImageRef }, asked }: { article: ArticleRow; asked: Input<'publishTexts'>['body']['texts'] },
): Promise<TextRow[]> {
  const texts: TextRow[] = [];
  const issues: object[] = [];
  for (const [locale, revision] of new Map(asked.map((one) => [one.locale, one.revision]))) {
    const text = await findText(tx, id, locale);
    if (text !== null) await assertRevision(tx, call, { text, revision, id });
    if (text === null) issues.push({ locale, code: 'missing', key: null });
    else {
      texts.push(text);
      const faults = findTextFaults(text, { hasFeatureImage: featureImageRef !== null });
      issues.push(...faults.map((fault) => ({ locale, ...fault })));
    }
  }
  if (issues.length > 0) throw new AppError('articleIncomplete', { issues, values: { count: issues.length } });
  return texts;
}

/**
 * Readers of a missing language get the English text, so nothing is visible before it.
 * @throws AppError `englishFirst` if another language would be
 */
async function assertEnglish(tx: Transaction, call: Call, { id, locales, from }: { id: number; locales: readonly Locale[]; from: Date }) {
  if (locales.includes('en')) return;
  const english = (await listVisibilities(tx, id, call.app.clock.now())).filter(({ locale }) => locale === 'en');
  if (!isVisibleAt(english, from)) throw new AppError('englishFirst');
}

async function publishText(tx: Transaction, call: Call, { text, span }: { text: TextRow; span: Span }): Promise<void> {
  const { articleId, locale, title, description, imageAlt, body, revision } = text;
  const now = call.app.clock.now();
  await removeScheduled(tx, text, now);
  if (span.from <= now) await endVisible(tx, text, now);
  const said = { title, description, imageAlt, body };
  await insertVersion(tx, {
    ...{ articleId, locale, ...said, number: (await findLastNumber(tx, articleId, locale)) + 1 },
    ...{ visibleFrom: span.from, visibleUntil: span.until, createdAt: now, createdBy: call.caller?.id ?? null },
  });
  await updateText(tx, text, { publishedRevision: revision });
}

export async function publishTexts(call: Call, { params: { id }, body }: Input<'publishTexts'>): Output<'publishTexts'> {
  const span = toSpan(call, body);
  return call.db.transaction(async (tx) => {
    const article = await lockDraft(tx, call, { id });
    const texts = await findComplete(tx, call, { article, asked: body.texts });
    await assertEnglish(tx, call, { id, locales: texts.map(({ locale }) => locale), from: span.from });
    for (const text of texts) await publishText(tx, call, { text, span });
    await dateArticle(tx, id);
    await releaseUnusedFiles(tx, call, id);
    await publishItemOfArticle(tx, call, id);
    const { publishAt, takeDownAt } = body;
    await recordChange(tx, call, {
      ...{ action: publishAt === null ? 'article.publish' : 'article.schedule', subjectType: 'article', subjectId: id },
      changes: {
        languages: texts.map(({ locale }) => locale),
        ...(publishAt === null ? {} : { publishAt: span.from.toISOString() }),
        ...(takeDownAt === null ? {} : { takeDownAt: span.until?.toISOString() }),
      },
    });
    return readArticleRecord(call.app, tx, id);
  });
}

export async function withdrawTexts(
  call: Call,
  { params: { id }, body: { locales, what } }: Input<'withdrawTexts'>,
): Output<'withdrawTexts'> {
  return call.db.transaction(async (tx) => {
    await lockDraft(tx, call, { id });
    const now = call.app.clock.now();
    const withdrawn: Locale[] = [];
    for (const locale of new Set(locales)) {
      const key = { articleId: id, locale };
      const isDone = what === 'published' ? await endVisible(tx, key, now) : (await removeScheduled(tx, key, now)) > 0;
      if (!isDone) continue;
      withdrawn.push(locale);
      const isPublished = (await listVisibilities(tx, id, now)).some((version) => version.locale === locale);
      if (!isPublished) await updateText(tx, key, { publishedRevision: null });
    }
    if (withdrawn.length > 0) {
      await dateArticle(tx, id);
      await releaseUnusedFiles(tx, call, id);
      await recordChange(tx, call, {
        ...{ action: what === 'published' ? 'article.unpublish' : 'article.unschedule', subjectType: 'article', subjectId: id },
        changes: { languages: withdrawn },
      });
    }
    return readArticleRecord(call.app, tx, id);
  });
}
