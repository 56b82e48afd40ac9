// Looks at photos of families in the background, and keeps the words of what it noticed. What looks like a document is hidden from others.

import type { Queryable, Transaction } from '#server/db/database.ts';
import { moveFile, readStoredFile } from '#server/features/attachments/attachments.public.ts';
import { noteFamilyChange } from '#server/features/search/search.public.ts';
import type { App } from '#server/platform/app.ts';
import { readPixels } from '#server/platform/files/images.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { findPhotoHints } from './photo-hints.rules.ts';
import { listPhotosWithoutHints, toPhotoSubject, updateHints } from './photos.queries.ts';

export const PHOTO_HINTS_JOB = 'hostFamilies.findPhotoHints';

/** The longer side of the pictures that are looked at, in pixels. */
export const HINT_SIDE = 800;

/** Looks at photos later: those of a family, once the transaction is committed. */
export function lookAtPhotos(tx: Queryable, app: Pick<App, 'jobs'>, familyId: number): Promise<void> {
  return enqueue(tx, app, { kind: PHOTO_HINTS_JOB, payload: { familyId } });
}

/** Lets others see a photo, or only the family and staff; the search follows. */
export async function showPhoto(
  tx: Transaction,
  { familyId, ref, isShown }: { readonly familyId: number; readonly ref: string; readonly isShown: boolean },
): Promise<void> {
  const subject = toPhotoSubject(familyId);
  await moveFile(tx, { ref, from: subject, to: subject, access: isShown ? 'public' : 'private' });
  await noteFamilyChange(tx, familyId);
}

/** Adds the hints to photos that nobody has looked at; of one family, or of all. */
export async function addPhotoHints(
  app: App,
  { familyId, limit, signal }: { readonly familyId?: number; readonly limit: number; readonly signal: AbortSignal },
): Promise<void> {
  for (const { ref, width, height, ...photo } of await listPhotosWithoutHints(app.db, { familyId, limit })) {
    if (signal.aborted) return;
    const pixels = await readPixels(await readStoredFile(app, ref), HINT_SIDE);
    const size = { width: width ?? pixels?.width ?? 0, height: height ?? pixels?.height ?? 0 };
    const hints = pixels === null ? [] : findPhotoHints(pixels, size);
    await app.db.transaction(async (tx) => {
      if (!(await updateHints(tx, { ref, hints }))) return;
      await showPhoto(tx, { familyId: photo.familyId, ref, isShown: !hints.includes('document') });
    });
  }
}
