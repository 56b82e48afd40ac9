// Sample requests for a user's scenarios of the calculator.

import { scenarios } from '#server/db/schema/price-books.ts';
import type { App } from '#server/platform/app.ts';
import { createRandomName, type Samples } from './sample.ts';

const request = { hostFamilyId: 1, fromDate: '2026-07-05', toDate: '2026-07-26' };

async function scenarioOf({ db, clock }: App, userId: number) {
  const [scenario] = await db
    .insert(scenarios)
    .values({ userId, name: createRandomName(), request, createdAt: clock.now() })
    .returning({ id: scenarios.id });
  return { params: { id: scenario?.id } };
}

export const scenarioSamples: Samples = {
  'PATCH /api/pricing/scenarios/{id}': {
    own: async (app, { userId }) => ({ ...(await scenarioOf(app, userId)), body: { name: createRandomName() } }),
  },
  'DELETE /api/pricing/scenarios/{id}': { own: (app, { userId }) => scenarioOf(app, userId) },
};
