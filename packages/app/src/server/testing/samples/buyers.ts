// Sample requests for accounts that are billed.

import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { createRandomName, type Samples } from './sample.ts';
import { createTestTrip } from './trips.ts';

export const buyerSamples: Samples = {
  'GET /api/invoices/buyers/{id}': {
    own: async (app, { userId }) => {
      const parentId = await createAccount(app.db, { email: `${createRandomName(8)}@example.test`, roles: ['Parent'] }, app.clock.now());
      await createTestTrip(app, { agentId: userId, parentId });
      return { params: { id: parentId } };
    },
  },
};
