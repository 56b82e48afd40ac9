// The use case of making a draft of a text: a new page or article, or a part of a draft that there is.

import { BLOCK_LIMITS, type DraftBlock } from '#contract/content/blocks.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/writing/language-model.endpoints.ts';
import { WRITING_LIMITS } from '#contract/writing/prompt-text.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  assertRevision,
  findText,
  insertDraft,
  linkDraft,
  lockDraft,
  lockUnsentItem,
  readArticleRecord,
  recordSave,
  writeText,
} from '#server/features/content/drafts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { findWriting, linkArticle } from '../write/writings.queries.ts';
import { readMarkdown } from './markdown-blocks.ts';

type Input = CheckedRequest<typeof endpoints.saveAnswer>;
type Target = Input['body']['target'];

const tooLong = () => new ValidationError([{ field: 'answer', rule: 'maxLength', values: { max: WRITING_LIMITS.answer } }]);

/** @throws ValidationError if a part of it is too long for a block */
function toBlocks(answer: string): DraftBlock[] {
  const { blocks } = readMarkdown(answer);
  if (blocks.some((block) => block.kind === 'text' && block.html.length > BLOCK_LIMITS.html)) throw tooLong();
  return blocks;
}

/** Puts blocks at the end of a draft, or in the place of what it has. */
async function writeIntoDraft(
  tx: Transaction,
  call: Call,
  { articleId: id, locale, revision, replaces, blocks }: Extract<Target, { to: 'draft' }> & { blocks: DraftBlock[] },
): Promise<void> {
  await lockDraft(tx, call, { id });
  const before = await findText(tx, id, locale);
  await assertRevision(tx, call, { text: before, revision, id });
  const { title = '', description = '', imageAlt = '', body = [] } = before ?? {};
  const written = replaces ? blocks : [...body, ...blocks];
  if (written.length > BLOCK_LIMITS.blocks || JSON.stringify(written).length > BLOCK_LIMITS.letters) throw tooLong();
  if (await writeText(tx, call, { id, locale, before, said: { title, description, imageAlt, body: written } })) {
    await recordSave(tx, call, { id, locale });
  }
}

/** Adds a page or an article, linked with the content item that it is written for. */
async function insertArticle(
  tx: Transaction,
  call: Call,
  { contentItemId, blocks, kind, title, slug, description }: Extract<Target, { to: 'new' }> & { blocks: DraftBlock[] },
): Promise<number> {
  const item = contentItemId === null ? null : await lockUnsentItem(tx, call, contentItemId);
  const id = await insertDraft(tx, call, { kind, title, slug, description, body: blocks });
  if (item !== null) await linkDraft(tx, call, item, id);
  return id;
}

export async function saveAnswer(call: Call, { body }: Input): Promise<AnswerOf<typeof endpoints.saveAnswer>> {
  const { answer, writingId, target } = body;
  const blocks = toBlocks(answer);
  return call.db.transaction(async (tx) => {
    if (writingId !== null && (await findWriting(tx, writingId)) === null) throw notFound();
    const id = target.to === 'new' ? await insertArticle(tx, call, { ...target, blocks }) : target.articleId;
    if (target.to === 'draft') await writeIntoDraft(tx, call, { ...target, blocks });
    if (writingId !== null) await linkArticle(tx, writingId, id);
    return { article: await readArticleRecord(call.app, tx, id) };
  });
}
