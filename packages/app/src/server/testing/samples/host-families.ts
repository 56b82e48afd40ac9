// Sample requests for the family of a user's account.

import { eq } from 'drizzle-orm';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostFamilies, hostFamilyPhotos } from '#server/db/schema/host-families.ts';
import type { App } from '#server/platform/app.ts';
import { createStoredFile } from './attachments.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createFamily } from './trips.ts';

/** Creates the family of a user; returns its id and version. */
async function createOwnFamily(app: App, userId: number) {
  const id = await createFamily(app, userId);
  const [family] = await app.db.select({ version: hostFamilies.version }).from(hostFamilies).where(eq(hostFamilies.id, id));
  return { id, version: family?.version ?? 0 };
}

/** Adds a photo to the family of an account; returns both. */
export async function createFamilyPhoto(app: App, userId: number): Promise<{ id: number; ref: string }> {
  const id = await createFamily(app, userId);
  const position = await app.db.$count(hostFamilyPhotos, eq(hostFamilyPhotos.hostFamilyId, id));
  const ref = await createStoredFile(app, { ownerId: userId, subject: { type: 'hostFamily', id: String(id) } });
  await app.db.update(attachments).set({ access: 'public' }).where(eq(attachments.ref, ref));
  await app.db.insert(hostFamilyPhotos).values({ hostFamilyId: id, ref, position });
  return { id, ref };
}

export const hostFamilySamples: Samples = {
  'GET /api/host_families/{id}': { own: async (app, { userId }) => ({ params: { id: await createFamily(app, userId) } }) },
  'GET /api/host_families/{id}/preview': { own: async (app, { userId }) => ({ params: { id: await createFamily(app, userId) } }) },
  'PATCH /api/host_families/{id}': {
    own: async (app, { userId }) => {
      const { id, version } = await createOwnFamily(app, userId);
      return { params: { id }, body: { version, houseRules: createRandomName() } };
    },
  },
  'POST /api/host_families/{id}/live': {
    own: async (app, { userId }) => {
      const { id, version } = await createOwnFamily(app, userId);
      return { params: { id }, body: { version, live: false, reason: 'We are away.' } };
    },
  },
  'GET /api/host_families/{id}/texts': { own: async (app, { userId }) => ({ params: { id: await createFamily(app, userId) } }) },
  'PATCH /api/host_families/{id}/texts/{locale}': {
    own: async (app, { userId }) => {
      const { id, version } = await createOwnFamily(app, userId);
      return { params: { id, locale: 'de' }, body: { version, story: 'Wir wohnen am Meer.' } };
    },
  },
  'GET /api/host_families/{id}/getHostfamilyInfo': {
    own: async (app, { userId }) => ({ params: { id: await createFamily(app, userId) } }),
  },
  'GET /api/host_families/{id}/photos': {
    own: async (app, { userId }) => ({ params: { id: await createFamily(app, userId) } }),
  },
  'POST /api/host_families/{id}/photos': {
    own: async (app, { userId }) => ({
      params: { id: await createFamily(app, userId) },
      body: { refs: [await createStoredFile(app, { ownerId: userId })] },
    }),
  },
  'PATCH /api/host_families/{id}/photos/order': {
    own: async (app, { userId }) => {
      const { id } = await createFamilyPhoto(app, userId);
      const rows = await app.db
        .select()
        .from(hostFamilyPhotos)
        .where(eq(hostFamilyPhotos.hostFamilyId, id))
        .orderBy(hostFamilyPhotos.position);
      const refs = rows.map(({ ref }) => ref);
      return { params: { id }, body: { refs: refs.toReversed(), previousRefs: refs } };
    },
  },
  'PATCH /api/host_families/{id}/photos/{ref}': {
    own: async (app, { userId }) => ({ params: await createFamilyPhoto(app, userId), body: { caption: 'Our garden' } }),
  },
  'POST /api/host_families/{id}/photos/{ref}/edits': {
    own: async (app, { userId }) => ({ params: await createFamilyPhoto(app, userId), body: { turn: 0, crop: null } }),
  },
  'POST /api/host_families/{id}/photos/restore': {
    own: async (app, { userId }) => {
      const ref = await createStoredFile(app, { ownerId: userId });
      const known = { position: 0, kind: 'garden', caption: '', isFeature: false, originalRef: null, edits: null };
      return { params: { id: await createFamily(app, userId) }, body: { ref, ...known } };
    },
  },
  'DELETE /api/host_families/{id}/photos/{ref}': {
    own: async (app, { userId }) => ({ params: await createFamilyPhoto(app, userId) }),
  },
};
