// Sample requests for uploaded files that nothing refers to yet.

import { attachments } from '#server/db/schema/attachments.ts';
import type { App } from '#server/platform/app.ts';
import { getStores } from '#server/platform/files/stores.ts';
import { createRandomName, type Samples } from './sample.ts';

interface Stored {
  readonly ownerId: number;
  /** What refers to it. */
  readonly subject?: { readonly type: string; readonly id: string };
}

/** Creates a private file with content; returns its name. */
export async function createStoredFile({ db, config }: Pick<App, 'db' | 'config'>, { ownerId, subject }: Stored): Promise<string> {
  const ref = createRandomName(22);
  const used = subject === undefined ? {} : { subjectType: subject.type, subjectId: subject.id };
  await getStores(config).files.put(ref, new Uint8Array([1]));
  await db.insert(attachments).values({ ref, ownerId, name: 'a.webp', kind: 'image', mediaType: 'image/webp', size: 1, ...used });
  return ref;
}

const fileOf = async (app: App, ownerId: number) => ({ params: { ref: await createStoredFile(app, { ownerId }) } });

export const attachmentSamples: Samples = {
  'PATCH /api/attachments/{ref}': {
    own: async (app, { userId }) => ({ ...(await fileOf(app, userId)), body: { alt: 'A house by the sea' } }),
  },
  'DELETE /api/attachments/{ref}': { own: (app, { userId }) => fileOf(app, userId) },
};
