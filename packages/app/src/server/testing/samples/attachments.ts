// Files that somebody has uploaded and nothing refers to yet.

import { attachments } from '#server/db/schema/attachments.ts';
import type { App } from '#server/platform/app.ts';
import { randomName, type Samples } from '#server/testing/sample.ts';

async function fileOf({ db }: App, ownerId: number) {
  const ref = randomName(22);
  await db.insert(attachments).values({ ref, ownerId, name: 'a.webp', kind: 'image', mediaType: 'image/webp', size: 1 });
  return { params: { ref } };
}

export const attachmentSamples: Samples = {
  'PATCH /api/attachments/{ref}': {
    own: async (app, { userId }) => ({ ...(await fileOf(app, userId)), body: { alt: 'A house by the sea' } }),
  },
  'DELETE /api/attachments/{ref}': { own: (app, { userId }) => fileOf(app, userId) },
};
