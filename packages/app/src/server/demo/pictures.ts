// Stores the pictures of the demo world through the same door as everybody's: who is pictured, and the home of a family.

import { keepPicture, storePicture } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import { drawnImage } from '#server/platform/files/images.ts';
import { insertPhotos, lockPhotoless, photoless, setPicture, unpictured } from './demo.queries.ts';
import { homeDrawing } from './drawings/home.ts';
import { portrait } from './drawings/portrait.ts';
import type { DemoAccount, DemoFamily, PhotoKind } from './world.ts';

/** Gives somebody a picture who has none. */
export async function drawPerson(app: App, { email, firstName, lastName, looks }: DemoAccount): Promise<void> {
  const id = looks === null ? null : await unpictured(app.db, email);
  if (looks === null || id === null) return;
  const image = await drawnImage(portrait(email, looks));
  const ref = await storePicture(app, image);
  await app.db.transaction(async (tx) => {
    if (!(await setPicture(tx, { id, ref }))) return;
    const subject = { type: 'user', id: String(id) };
    await keepPicture(tx, app, { ref, ownerId: id, subject, access: 'private', name: 'portrait', alt: `${firstName} ${lastName}`, image });
  });
}

const ALTS: Record<PhotoKind, string> = {
  house: 'The house from the street',
  'living room': 'The living room',
  bedroom: "The student's bedroom",
  kitchen: 'The kitchen',
  garden: 'The garden',
};

/** Gives a family its photos, which anybody may see. */
export async function drawFamily(app: App, { email, photos }: DemoFamily): Promise<void> {
  const family = await photoless(app.db, email);
  if (family === null) return;
  const drawn = await Promise.all(
    photos.map(async (kind) => {
      const image = await drawnImage(homeDrawing(email, kind));
      return { kind, image, ref: await storePicture(app, image) };
    }),
  );
  await app.db.transaction(async (tx) => {
    if (!(await lockPhotoless(tx, family))) return;
    const subject = { type: 'hostFamily', id: String(family.id) };
    for (const { kind, image, ref } of drawn) {
      const name = kind.replace(' ', '-');
      await keepPicture(tx, app, { ref, ownerId: family.userId, subject, access: 'public', name, alt: ALTS[kind], image });
    }
    await insertPhotos(tx, { id: family.id, refs: drawn.map(({ ref }) => ref) });
  });
}
