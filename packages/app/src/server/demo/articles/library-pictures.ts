// Draws the pictures of the demo world's media library, which its editors choose in pages and articles.

import type { Locale } from '#contract/platform/locales.ts';
import { insertPicture, moveFile, storePicture } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import { renderSvg } from '#server/platform/files/images.ts';
import { homeDrawing } from '../drawings/home.ts';
import { DEMO_DOMAIN, type PhotoKind } from '../world.ts';
import { findKeeper, insertMedia, showOnPage } from './media.queries.ts';
import { WELCOME_PAGE } from './welcome-page.ts';

interface LibraryPicture {
  readonly kind: PhotoKind;
  readonly name: string;
  readonly alts: Partial<Record<Locale, string>>;
  readonly focusX: number;
  readonly focusY: number;
  /** The name of the page that it stands above. */
  readonly page?: string;
}

export const LIBRARY_PICTURES: readonly LibraryPicture[] = [
  {
    ...{ kind: 'house', name: 'House from the street', focusX: 50, focusY: 60 },
    alts: { en: 'A house seen from the street', de: 'Ein Haus, von der Straße aus', ja: '通りから見た家' },
  },
  {
    ...{ kind: 'garden', name: 'Garden in summer', focusX: 30, focusY: 70, page: WELCOME_PAGE.slug },
    alts: { en: 'A garden with trees', de: 'Ein Garten mit Bäumen', ja: '木のある庭' },
  },
  { kind: 'kitchen', name: 'Kitchen', focusX: 50, focusY: 50, alts: { en: 'A kitchen with a table' } },
];

/** Adds a picture to the library, unless it is there. */
export async function drawForLibrary(app: App, { kind, page, ...said }: LibraryPicture): Promise<void> {
  const email = `editor@${DEMO_DOMAIN}`;
  if ((await findKeeper(app.db, { email, name: said.name })) === null) return;
  const image = await renderSvg(homeDrawing('library', kind));
  const ref = await storePicture(app, image);
  await app.db.transaction(async (tx) => {
    const ownerId = await findKeeper(tx, { email, name: said.name });
    if (ownerId === null) return;
    // The picture refers to its file, and the file to its picture.
    const from = { type: 'media', id: 'new' };
    await insertPicture(tx, app, { ref, ownerId, subject: from, access: 'public', name: 'library', alt: said.alts.en ?? '', image });
    const id = await insertMedia(tx, { ...said, ref, createdAt: app.clock.now() });
    await moveFile(tx, { ref, from, to: { type: 'media', id: String(id) }, access: 'public' });
    if (page !== undefined) await showOnPage(tx, { slug: page, ref, alts: said.alts });
  });
}
