// The family of somebody's account.

import type { Samples } from '#server/testing/sample.ts';
import { makeFamily } from './trips.ts';

export const hostFamilySamples: Samples = {
  'GET /api/host_families/{id}/getHostfamilyInfo': {
    own: async (app, { userId }) => ({ params: { id: await makeFamily(app, userId) } }),
  },
};
