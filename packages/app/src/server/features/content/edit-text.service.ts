// Use cases of the draft of a text: saving it as it is typed, and confirming a translation.

import { isDeepStrictEqual } from 'node:util';
import type * as endpoints from '#contract/content/drafts.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { attachFiles } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { releaseUnusedFiles, toFileSubject } from './article-files.service.ts';
import { findText, insertText, type TextRow, updateText } from './drafts.queries.ts';
import { readArticleRecord } from './drafts.records.ts';
import { assertRevision, lockDraft } from './lock-article.service.ts';
import { listOwnRefs } from './media/media.service.ts';
import { listFileRefs, toCleanBlocks } from './shown-blocks.records.ts';
import { findLastWriting } from './sittings.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/**
 * Saves of one person within this time after a line of the audit log belong to that line: a text is saved every few seconds while it is
 * typed.
 */
const SITTING_MS = 15 * 60_000;

type Said = Pick<TextRow, 'title' | 'description' | 'imageAlt' | 'body'>;

/** Notes in the audit log that a draft was written, once for each sitting. */
export async function recordSave(tx: Transaction, call: Call, { id, locale }: { id: number; locale: Locale }) {
  const last = await findLastWriting(tx, { id, locale });
  const isSameSitting =
    last !== null && last.actorId === call.caller?.id && call.app.clock.now().getTime() - last.at.getTime() < SITTING_MS;
  if (isSameSitting) return;
  await recordChange(tx, call, { action: 'article.write', subjectType: 'article', subjectId: id, changes: { language: locale } });
}

interface WrittenText {
  readonly id: number;
  readonly locale: Locale;
  readonly before: TextRow | null;
  readonly said: Said;
  /** For what a language model has translated: the revision of the English text. */
  readonly translatedFrom?: number;
}

/** Writes a draft, and returns whether it says anything else than before. */
export async function writeText(tx: Transaction, call: Call, { id, locale, before, said, translatedFrom }: WrittenText): Promise<boolean> {
  const refs = listFileRefs(said.body);
  const own = await listOwnRefs(tx, refs);
  if (own.length > 0) await attachFiles(tx, call, { refs: own, subject: toFileSubject(id), access: 'public', field: 'body' });
  const now = call.app.clock.now();
  const by = { updatedAt: now, updatedBy: call.caller?.id ?? null };
  const translation = translatedFrom === undefined ? {} : { sourceRevision: translatedFrom, translatedAt: now };
  if (before === null) {
    const english = locale === 'en' ? null : await findText(tx, id, 'en');
    await insertText(tx, { articleId: id, locale, ...said, ...by, sourceRevision: english?.revision ?? null, ...translation });
    return true;
  }
  const { title, description, imageAlt, body } = before;
  // The database returns the fields of a block in an order of its own.
  if (translatedFrom === undefined && isDeepStrictEqual(said, { title, description, imageAlt, body })) return false;
  await updateText(tx, before, { ...said, ...by, ...translation, revision: before.revision + 1 });
  if (listFileRefs(body).some((ref) => !refs.includes(ref))) await releaseUnusedFiles(tx, call, id);
  return true;
}

/**
 * Returns whether a draft is what the caller has just saved: they send it again, because the answer was lost. What is stored was cleaned, so
 * the caller can't tell that themselves.
 */
function isSavedAlready(call: Call, { before, said, revision }: { before: TextRow | null; said: Said; revision: number }): boolean {
  if (before === null || before.revision !== revision + 1 || before.updatedBy !== call.caller?.id) return false;
  const { title, description, imageAlt, body } = before;
  return isDeepStrictEqual(said, { title, description, imageAlt, body });
}

export async function saveText(call: Call, { params: { id, locale }, body }: Input<'saveText'>): Output<'saveText'> {
  const { revision, title, description, imageAlt, body: blocks } = body;
  return call.db.transaction(async (tx) => {
    await lockDraft(tx, call, { id });
    const before = await findText(tx, id, locale);
    const said = { title, description, imageAlt, body: toCleanBlocks(blocks) };
    if (isSavedAlready(call, { before, said, revision })) return readArticleRecord(call.app, tx, id);
    await assertRevision(tx, call, { text: before, revision, id });
    if (await writeText(tx, call, { id, locale, before, said })) await recordSave(tx, call, { id, locale });
    return readArticleRecord(call.app, tx, id);
  });
}

export async function confirmTranslation(
  call: Call,
  { params: { id, locale }, body: { englishRevision } }: Input<'confirmTranslation'>,
): Output<'confirmTranslation'> {
  return call.db.transaction(async (tx) => {
    await lockDraft(tx, call, { id });
    const [text, english] = [await findText(tx, id, locale), await findText(tx, id, 'en')];
    if (text === null || english === null || locale === 'en') throw notFound();
    await assertRevision(tx, call, { text: english, revision: englishRevision, id });
    if (text.sourceRevision !== english.revision || text.translatedAt !== null) {
      await updateText(tx, text, { sourceRevision: english.revision, translatedAt: null });
      await recordChange(tx, call, { action: 'article.confirm', subjectType: 'article', subjectId: id, changes: { language: locale } });
    }
    return readArticleRecord(call.app, tx, id);
  });
}
