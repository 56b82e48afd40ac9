// Sample requests for a user's saved views of lists.

import { savedViews } from '#server/db/schema/lists.ts';
import type { App } from '#server/platform/app.ts';
import { createRandomName, type Samples } from './sample.ts';

async function viewOf({ db }: App, userId: number) {
  const [view] = await db
    .insert(savedViews)
    .values({ userId, list: 'users', name: createRandomName(), query: '' })
    .returning({ id: savedViews.id });
  return { params: { id: view?.id } };
}

export const savedViewSamples: Samples = {
  'PATCH /api/saved-views/{id}': {
    own: async (app, { userId }) => ({ ...(await viewOf(app, userId)), body: { name: createRandomName() } }),
  },
  'DELETE /api/saved-views/{id}': { own: (app, { userId }) => viewOf(app, userId) },
};
