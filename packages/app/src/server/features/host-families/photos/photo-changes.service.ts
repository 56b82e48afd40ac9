// What all use cases of a family's photos share: who may arrange them, and that one request changes them after the other.

import type { OwnPhotos } from '#contract/host-families/photos.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { isFamilyLive } from '../live/live.queries.ts';
import { findFamilyAccount, listPhotoRows, lockPhotosOf, type PhotoRow } from './photos.queries.ts';

/** Refuses families that are neither the caller's own nor among those that staff may see. */
export async function assertReachable(call: Call, familyId: number): Promise<void> {
  const family = await findFamilyAccount(call.db, familyId);
  if (family === null || !(call.grant.all || family.userId === call.caller?.id)) throw notFound();
}

/** Returns the photos of a family as the one who arranges them gets them. */
export async function getPhotos(db: Queryable, familyId: number): Promise<OwnPhotos> {
  return { data: await listPhotoRows(db, familyId), isLive: await isFamilyLive(db, familyId) };
}

/** Changes photos while no other request does; returns them as they are then. */
export async function changePhotos(
  call: Call,
  familyId: number,
  { action, change }: { action: string; change: (tx: Transaction, photos: PhotoRow[]) => Promise<Readonly<Record<string, unknown>>> },
): Promise<OwnPhotos> {
  return call.db.transaction(async (tx) => {
    await lockPhotosOf(tx, familyId);
    const changes = await change(tx, await listPhotoRows(tx, familyId));
    await recordChange(tx, call, { action, subjectType: 'hostFamily', subjectId: familyId, changes });
    return getPhotos(tx, familyId);
  });
}

/** Returns a photo of a family by its ref. */
export const getPhoto = (photos: readonly PhotoRow[], ref: string): PhotoRow => {
  const photo = photos.find((one) => one.ref === ref);
  if (photo === undefined) throw notFound();
  return photo;
};
