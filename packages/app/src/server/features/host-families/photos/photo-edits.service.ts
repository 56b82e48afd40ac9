// Use cases of turning and cropping a family's photo. What was uploaded is kept, so that each edit starts from it and can be taken back.

import type * as endpoints from '#contract/host-families/photos.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { detachFiles, insertPicture, moveFile, readStoredFile, storePicture } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { createEditedImage, type EncodedImage } from '#server/platform/files/images.ts';
import { assertReachable, changePhotos, getPhoto } from './photo-changes.service.ts';
import { lookAtPhotos } from './photo-hints.service.ts';
import { listPhotoRows, type PhotoRow, toOriginalSubject, toPhotoSubject, updatePhoto } from './photos.queries.ts';

type Input = CheckedRequest<typeof endpoints.editPhoto>;

const NAME = 'photo';

async function createEdit(call: Call, source: string, edits: Input['body']): Promise<{ ref: string; image: EncodedImage }> {
  const image = await createEditedImage(await readStoredFile(call.app, source), edits);
  if (image === null) throw new AppError('imageUnreadable');
  return { ref: await storePicture(call.app, image), image };
}

/** What looked like a document stays hidden until the new picture was looked at. */
const toAccess = ({ hints }: PhotoRow) => (hints?.includes('document') === true ? 'private' : 'public');

/** Shows another file in place of a photo; returns the refs of its files that are needed from then on. */
async function replacePhoto(
  tx: Transaction,
  call: Call,
  {
    familyId,
    photo,
    made,
    edits,
  }: { familyId: number; photo: PhotoRow; made: Awaited<ReturnType<typeof createEdit>>; edits: Input['body'] },
): Promise<string> {
  const [shown, originals] = [toPhotoSubject(familyId), toOriginalSubject(familyId)];
  const access = toAccess(photo);
  await insertPicture(tx, call.app, { ...made, ownerId: call.caller?.id ?? 0, subject: shown, access, name: NAME, alt: '' });
  if (photo.originalRef === null) await moveFile(tx, { ref: photo.ref, from: shown, to: originals, access: 'private' });
  const originalRef = photo.originalRef ?? photo.ref;
  await updatePhoto(tx, { familyId, ref: photo.ref, change: { ref: made.ref, originalRef, edits, hints: null } });
  return made.ref;
}

/** Shows the original of a photo again; returns its ref. */
async function revertPhoto(tx: Transaction, familyId: number, photo: PhotoRow): Promise<string> {
  const { ref, originalRef } = photo;
  if (originalRef === null) return ref;
  await moveFile(tx, { ref: originalRef, from: toOriginalSubject(familyId), to: toPhotoSubject(familyId), access: toAccess(photo) });
  await updatePhoto(tx, { familyId, ref, change: { ref: originalRef, originalRef: null, edits: null, hints: null } });
  return originalRef;
}

export async function editOnePhoto(call: Call, { params: { id, ref }, body }: Input): Promise<AnswerOf<typeof endpoints.editPhoto>> {
  await assertReachable(call, id);
  const { originalRef } = getPhoto(await listPhotoRows(call.db, id), ref);
  const made = body.turn === 0 && body.crop === null ? null : await createEdit(call, originalRef ?? ref, body);
  return changePhotos(call, id, {
    action: 'hostFamilies.editPhoto',
    change: async (tx, photos) => {
      const photo = getPhoto(photos, ref);
      const next =
        made === null ? await revertPhoto(tx, id, photo) : await replacePhoto(tx, call, { familyId: id, photo, made, edits: body });
      const refs = photos.map((one) => (one.ref === ref ? next : one.ref));
      await lookAtPhotos(tx, call.app, id);
      await detachFiles(tx, call.app, { subject: toPhotoSubject(id), except: refs });
      return { photos: refs.length };
    },
  });
}
