// The files of an article: those that nothing of it shows any more are released, and go with it when it is deleted.

import type { Transaction } from '#server/db/database.ts';
import { detachFiles, listAttachments, releaseFile } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { listShownRefs } from './article-files.queries.ts';

/** What the files of an article belong to. */
export const toFileSubject = (articleId: number) => ({ type: 'article', id: String(articleId) });

/**
 * Takes the files from an article that no draft, no version and no feature image shows, so that visitors can't read them; for a day they
 * can be put back.
 */
export async function releaseUnusedFiles(tx: Transaction, call: Call, articleId: number): Promise<void> {
  const subject = toFileSubject(articleId);
  const refs = (await listAttachments(tx, subject)).map((file) => file.randomRef);
  if (refs.length === 0) return;
  const shown = await listShownRefs(tx, articleId, refs);
  for (const ref of refs.filter((one) => !shown.has(one))) await releaseFile(tx, call, { ref, subject });
}

/** Deletes all files of an article. */
export async function removeFiles(tx: Transaction, { app }: Call, articleId: number): Promise<void> {
  await detachFiles(tx, app, { subject: toFileSubject(articleId) });
}
