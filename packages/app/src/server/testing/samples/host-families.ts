// Sample requests for the family of a user's account.

import type { Samples } from './sample.ts';
import { createFamily } from './trips.ts';

export const hostFamilySamples: Samples = {
  'GET /api/host_families/{id}/getHostfamilyInfo': {
    own: async (app, { userId }) => ({ params: { id: await createFamily(app, userId) } }),
  },
};
