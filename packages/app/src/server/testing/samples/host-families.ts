// Sample requests for the family of a user's account.

import { eq } from 'drizzle-orm';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import type { App } from '#server/platform/app.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createFamily } from './trips.ts';

/** Creates the family of a user; returns its id and version. */
async function createOwnFamily(app: App, userId: number) {
  const id = await createFamily(app, userId);
  const [family] = await app.db.select({ version: hostFamilies.version }).from(hostFamilies).where(eq(hostFamilies.id, id));
  return { id, version: family?.version ?? 0 };
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
};
