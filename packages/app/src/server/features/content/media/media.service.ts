// Use cases of the media library: adding, describing and deleting pictures, and telling which pages show one.

import type * as endpoints from '#contract/content/media.endpoints.ts';
import type { Media } from '#contract/content/media.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { media } from '#server/db/schema/media.ts';
import { attachFiles, getUnusedUpload, listAttachments, releaseFile } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { createResourceUseCases } from '#server/platform/resource/resource.ts';
import { listMediaRows, listMediaUseRows, lockMediaRefs, type MediaRow, mediaListSql } from './media.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const SUBJECT = 'media';

const toFileSubject = (id: number) => ({ type: SUBJECT, id: String(id) });

export const mediaCases = createResourceUseCases<MediaRow, Media>({
  subject: SUBJECT,
  table: media,
  list: mediaListSql,
  rows: listMediaRows,
  record: ({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }),
  alike: { media_ref_unique: { field: 'ref', refusal: 'attachmentInUse' } },
  derived: ['width', 'height'],
  async beside(tx, id, { ref }, call) {
    // Only a new one names its file.
    if (typeof ref !== 'string') return;
    const [file] = await attachFiles(tx, call, { refs: [ref], subject: toFileSubject(id), access: 'public', field: 'ref' });
    if (file?.kind !== 'image') throw new ValidationError([{ field: 'ref', rule: 'invalid' }]);
  },
  async after(tx, id, call) {
    const subject = toFileSubject(id);
    // For a day this can be undone.
    for (const { randomRef: ref } of await listAttachments(tx, subject)) await releaseFile(tx, call, { ref, subject });
  },
});

export async function addMedia(call: Call, { body }: Input<'addMedia'>): Output<'addMedia'> {
  // A file that there is not can't be referred to.
  await getUnusedUpload(call.db, call, { ref: body.ref, field: 'ref' });
  return mediaCases.create(call, { ...body, createdAt: call.app.clock.now() });
}

export async function listMediaUses({ db }: Call, { params: { id } }: Input<'listMediaUses'>): Output<'listMediaUses'> {
  if ((await listMediaRows(db, [id])).length === 0) throw notFound();
  return { data: await listMediaUseRows(db, id) };
}

/** Returns those of these files that are no part of the library: they belong to the article that shows them. */
export async function listOwnRefs(tx: Transaction, refs: readonly string[]): Promise<string[]> {
  const known = await lockMediaRefs(tx, refs);
  return refs.filter((ref) => !known.has(ref));
}
