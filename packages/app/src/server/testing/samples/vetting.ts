// Sample requests for the vetting of a user's family.

import { vettingRequests } from '#server/db/schema/vetting.ts';
import type { Samples } from './sample.ts';
import { createFamily } from './trips.ts';

export const vettingSamples: Samples = {
  'POST /api/vetting/own/requests/{requestId}': {
    own: async ({ db, clock }, { userId }) => {
      const hostFamilyId = await createFamily({ db }, userId);
      const asked = { hostFamilyId, items: ['other' as const], askedAt: clock.now() };
      const [request] = await db.insert(vettingRequests).values(asked).returning({ id: vettingRequests.id });
      return { params: { requestId: request?.id ?? 0 }, body: { answer: 'Here it is.' } };
    },
  },
};
