// Stores the pictures of the demo world through the same services as uploads: portraits, photos of children with upcoming stays, homes of
// families, and activities.

import { insertPicture, storePicture } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import { renderSvg } from '#server/platform/files/images.ts';
import {
  findActivityWithoutPicture,
  findChildWithoutPicture,
  findHostWithoutPhotos,
  findUserWithoutPicture,
  insertActivityPhoto,
  insertChildPhoto,
  insertPhotos,
  lockPhotoless,
  setPicture,
} from './demo.queries.ts';
import { campDrawing } from './drawings/camp.ts';
import { homeDrawing } from './drawings/home.ts';
import { portrait } from './drawings/portrait.ts';
import { campOf } from './places/camps.ts';
import type { DemoActivity } from './prices/price-world.ts';
import type { DemoStay } from './stays/stay-world.ts';
import { DEMO_DOMAIN, type DemoAccount, type DemoFamily, type PhotoKind } from './world.ts';

/** Adds a picture for a user without one. */
export async function drawPerson(app: App, { email, firstName, lastName, looks }: DemoAccount): Promise<void> {
  const id = looks === null ? null : await findUserWithoutPicture(app.db, email);
  if (looks === null || id === null) return;
  const image = await renderSvg(portrait(email, looks));
  const ref = await storePicture(app, image);
  await app.db.transaction(async (tx) => {
    if (!(await setPicture(tx, { id, ref }))) return;
    const subject = { type: 'user', id: String(id) };
    await insertPicture(tx, app, {
      ref,
      ownerId: id,
      subject,
      access: 'private',
      name: 'portrait',
      alt: `${firstName} ${lastName}`,
      image,
    });
  });
}

/** Adds a photo for a child without one; only those who care for the child see it. */
export async function drawChild(app: App, { parent, child }: DemoStay): Promise<void> {
  const { firstName, lastName, gender } = child;
  const found = await findChildWithoutPicture(app.db, { parent, firstName });
  if (found === null) return;
  const image = await renderSvg(portrait(`${firstName} of ${parent}`, { woman: gender === 'female', age: 'young' }));
  const ref = await storePicture(app, image);
  const subject = { type: 'student', id: String(found.id) };
  await app.db.transaction(async (tx) => {
    const picture = { ref, ownerId: found.parentId, subject, access: 'private', name: 'portrait', image } as const;
    await insertPicture(tx, app, { ...picture, alt: `${firstName} ${lastName}` });
    await insertChildPhoto(tx, { id: found.id, ref });
  });
}

const ALTS: Record<PhotoKind, string> = {
  house: 'The house from the street',
  'living room': 'The living room',
  bedroom: "The student's bedroom",
  kitchen: 'The kitchen',
  garden: 'The garden',
};

/** Adds the photos of a family, which are public. */
export async function drawFamily(app: App, { email, photos }: DemoFamily): Promise<void> {
  const family = await findHostWithoutPhotos(app.db, email);
  if (family === null) return;
  const drawn = await Promise.all(
    photos.map(async (kind) => {
      const image = await renderSvg(homeDrawing(email, kind));
      return { kind, image, ref: await storePicture(app, image) };
    }),
  );
  await app.db.transaction(async (tx) => {
    if (!(await lockPhotoless(tx, family))) return;
    const subject = { type: 'hostFamily', id: String(family.id) };
    for (const { kind, image, ref } of drawn) {
      const name = kind.replace(' ', '-');
      await insertPicture(tx, app, { ref, ownerId: family.userId, subject, access: 'public', name, alt: ALTS[kind], image });
    }
    const described = drawn.map(({ kind, ref }, index) => ({
      ...{ ref, caption: ALTS[kind], isFeature: index === 0 },
      kind: kind === 'living room' ? ('living_room' as const) : kind,
    }));
    await insertPhotos(tx, { id: family.id, photos: described });
  });
}

/** Adds a picture for an activity without one; it is public. */
export async function drawActivity(app: App, { name }: DemoActivity): Promise<void> {
  const found = await findActivityWithoutPicture(app.db, { name, keeper: `admin@${DEMO_DOMAIN}` });
  if (found === null) return;
  const image = await renderSvg(campDrawing(name, campOf(name, app.clock.now()).category));
  const ref = await storePicture(app, image);
  const subject = { type: 'activity', id: String(found.id) };
  await app.db.transaction(async (tx) => {
    await insertPicture(tx, app, { ref, ownerId: found.ownerId, subject, access: 'public', name: 'activity', alt: name, image });
    await insertActivityPhoto(tx, { id: found.id, ref });
  });
}
