// Looks at photos of families in the background, and keeps the words of what it noticed.

import type { Queryable } from '#server/db/database.ts';
import { readStoredFile } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import { readPixels } from '#server/platform/files/images.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { findPhotoHints } from './photo-hints.rules.ts';
import { listPhotosWithoutHints, updateHints } from './photos.queries.ts';

export const PHOTO_HINTS_JOB = 'hostFamilies.findPhotoHints';

/** The longer side of the pictures that are looked at, in pixels. */
export const HINT_SIDE = 800;

/** Looks at photos later: those of a family, once the transaction is committed. */
export function lookAtPhotos(tx: Queryable, app: Pick<App, 'jobs'>, familyId: number): Promise<void> {
  return enqueue(tx, app, { kind: PHOTO_HINTS_JOB, payload: { familyId } });
}

/** Adds the hints to photos that nobody has looked at; of one family, or of all. */
export async function addPhotoHints(
  app: App,
  { familyId, limit, signal }: { readonly familyId?: number; readonly limit: number; readonly signal: AbortSignal },
): Promise<void> {
  for (const { ref, width, height } of await listPhotosWithoutHints(app.db, { familyId, limit })) {
    if (signal.aborted) return;
    const photo = await readStoredFile(app, ref);
    const pixels = await readPixels(photo, HINT_SIDE);
    const size = { width: width ?? pixels?.width ?? 0, height: height ?? pixels?.height ?? 0 };
    const hints = pixels === null ? [] : findPhotoHints(pixels, size);
    await updateHints(app.db, { ref, hints });
  }
}
