// Use cases of a family's photos. Each change locks the family first, so that positions stay dense and limits hold with several tabs open.

import { EXTENSIONS } from '#contract/attachments/attachment.ts';
import type * as endpoints from '#contract/host-families/photos.endpoints.ts';
import { PHOTO_LIMIT } from '#contract/host-families/photos.shapes.ts';
import { FEATURE_IMAGE_LIMIT, MIN_PHOTOS } from '#contract/platform/constants.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  attachFiles,
  detachFiles,
  getUnusedUpload,
  insertPicture,
  releaseFile,
  storeStill,
} from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { ADD_TO_PRICE_BOOK_JOB } from '../live/pause-family.service.ts';
import { assertReachable, changePhotos, getPhoto, getPhotos } from './photo-changes.service.ts';
import { lookAtPhotos, showPhoto } from './photo-hints.service.ts';
import {
  deletePhotoRow,
  insertPhotoRows,
  listPhotoRows,
  toOriginalSubject,
  toPhotoSubject,
  updateOrder,
  updatePhoto,
} from './photos.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listFamilyPhotos(call: Call, { params: { id } }: Input<'listPhotos'>): Output<'listPhotos'> {
  await assertReachable(call, id);
  return getPhotos(call.db, id);
}

type Still = NonNullable<Awaited<ReturnType<typeof storeStill>>>;

/** Stores the first frame of each animation among uploads, since photos don't move. */
async function storeStills(call: Call, refs: readonly string[]): Promise<Map<string, Still>> {
  const stills = new Map<string, Still>();
  for (const ref of refs) {
    await getUnusedUpload(call.db, call, { ref, field: 'refs' });
    const still = await storeStill(call.app, ref);
    if (still !== null) stills.set(ref, still);
  }
  return stills;
}

/** Makes uploads the photos of a family; returns the refs of the photos. */
async function attachPhotos(
  tx: Transaction,
  call: Call,
  { familyId, refs, stills }: { familyId: number; refs: string[]; stills: Map<string, Still> },
) {
  const subject = toPhotoSubject(familyId);
  const before = (await listPhotoRows(tx, familyId)).map(({ ref }) => ref);
  const files = await attachFiles(tx, call, { refs, subject, access: 'public', field: 'refs' });
  if (files.some(({ kind }) => kind !== 'image')) {
    throw new AppError('fileTypeRefused', { field: 'refs', values: { kinds: EXTENSIONS.image.join(', ') } });
  }
  for (const [ref, still] of stills) {
    const name = files.find(({ randomRef }) => randomRef === ref)?.name ?? '';
    await insertPicture(tx, call.app, { ...still, ownerId: call.caller?.id ?? 0, subject, access: 'public', name, alt: '' });
  }
  const added = refs.map((ref) => stills.get(ref)?.ref ?? ref);
  if (stills.size > 0) await detachFiles(tx, call.app, { subject, except: [...before, ...added] });
  return added;
}

export async function createPhotos(call: Call, { params: { id }, body }: Input<'addPhotos'>): Output<'addPhotos'> {
  await assertReachable(call, id);
  const refs = [...new Set(body.refs)];
  const stills = await storeStills(call, refs);
  return changePhotos(call, id, {
    action: 'hostFamilies.addPhotos',
    change: async (tx, photos) => {
      if (photos.length + refs.length > PHOTO_LIMIT.all) throw new AppError('tooManyPhotos', { values: { limit: PHOTO_LIMIT.all } });
      const added = await attachPhotos(tx, call, { familyId: id, refs, stills });
      await insertPhotoRows(tx, { familyId: id, refs: added, from: photos.length });
      await lookAtPhotos(tx, call.app, id);
      // These may be the last that an approved family lacked.
      if (photos.length < MIN_PHOTOS) await enqueue(tx, call.app, { kind: ADD_TO_PRICE_BOOK_JOB, payload: {} });
      return { photos: photos.length + added.length };
    },
  });
}

const isSameOrder = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((ref, at) => ref === others[at]);

export async function changePhotoOrder(call: Call, { params: { id }, body }: Input<'arrangePhotos'>): Output<'arrangePhotos'> {
  await assertReachable(call, id);
  const { refs, previousRefs } = body;
  if (!isSameOrder(refs.toSorted(), previousRefs.toSorted()) || new Set(refs).size < refs.length) {
    throw new ValidationError([{ field: 'refs', rule: 'invalid' }]);
  }
  return changePhotos(call, id, {
    action: 'hostFamilies.orderPhotos',
    change: async (tx, photos) => {
      if (
        !isSameOrder(
          previousRefs,
          photos.map(({ ref }) => ref),
        )
      )
        throw new AppError('changedMeanwhile', { current: { ...(await getPhotos(tx, id)) } });
      await updateOrder(tx, { familyId: id, refs });
      return { photos: refs.length };
    },
  });
}

export async function changeOnePhoto(call: Call, { params: { id, ref }, body }: Input<'changePhoto'>): Output<'changePhoto'> {
  await assertReachable(call, id);
  return changePhotos(call, id, {
    action: 'hostFamilies.changePhoto',
    change: async (tx, photos) => {
      const { isFeature } = getPhoto(photos, ref);
      const isAnother = body.isFeature === true && !isFeature;
      if (isAnother && photos.filter((photo) => photo.isFeature).length >= FEATURE_IMAGE_LIMIT) {
        throw new AppError('tooManyFeatureImages', { values: { limit: FEATURE_IMAGE_LIMIT } });
      }
      const { keepsAnyway, ...change } = body;
      await updatePhoto(tx, { familyId: id, ref, change: keepsAnyway === true ? { ...change, hints: [] } : change });
      if (keepsAnyway === true) await showPhoto(tx, { familyId: id, ref, isShown: true });
      return change;
    },
  });
}

export async function deletePhoto(call: Call, { params: { id, ref } }: Input<'removePhoto'>): Output<'removePhoto'> {
  await assertReachable(call, id);
  return changePhotos(call, id, {
    action: 'hostFamilies.removePhoto',
    change: async (tx, photos) => {
      const { originalRef } = getPhoto(photos, ref);
      const left = photos.map((photo) => photo.ref).filter((one) => one !== ref);
      await deletePhotoRow(tx, { familyId: id, ref });
      await releaseFile(tx, call, { ref, subject: toPhotoSubject(id) });
      if (originalRef !== null) await releaseFile(tx, call, { ref: originalRef, subject: toOriginalSubject(id) });
      await updateOrder(tx, { familyId: id, refs: left });
      return { photos: left.length };
    },
  });
}

/** Attaches the files of a deleted photo, its original still hidden from others. */
async function reattachPhoto(tx: Transaction, call: Call, familyId: number, { ref, originalRef, hints }: Input<'restorePhoto'>['body']) {
  await getUnusedUpload(tx, call, { ref, field: 'ref' });
  const access = hints?.includes('document') === true ? 'private' : 'public';
  await attachFiles(tx, call, { refs: [ref], subject: toPhotoSubject(familyId), access, field: 'ref' });
  if (originalRef === null) return;
  await getUnusedUpload(tx, call, { ref: originalRef, field: 'originalRef' });
  const subject = toOriginalSubject(familyId);
  await attachFiles(tx, call, { refs: [originalRef], subject, access: 'private', field: 'originalRef' });
}

export async function restoreDeletedPhoto(call: Call, { params: { id }, body }: Input<'restorePhoto'>): Output<'restorePhoto'> {
  await assertReachable(call, id);
  return changePhotos(call, id, {
    action: 'hostFamilies.restorePhoto',
    change: async (tx, photos) => {
      if (photos.length >= PHOTO_LIMIT.all) throw new AppError('tooManyPhotos', { values: { limit: PHOTO_LIMIT.all } });
      await reattachPhoto(tx, call, id, body);
      const { ref, position, isFeature, ...rest } = body;
      const hasRoom = photos.filter((photo) => photo.isFeature).length < FEATURE_IMAGE_LIMIT;
      await insertPhotoRows(tx, { familyId: id, refs: [ref], from: photos.length });
      await updatePhoto(tx, { familyId: id, ref, change: { ...rest, isFeature: isFeature && hasRoom } });
      if (rest.hints === null) await lookAtPhotos(tx, call.app, id);
      const refs = photos.map((photo) => photo.ref).toSpliced(position, 0, ref);
      await updateOrder(tx, { familyId: id, refs });
      return { photos: refs.length };
    },
  });
}
