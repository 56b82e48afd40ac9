// Views of lists that somebody has saved.

import { savedViews } from '#server/db/schema/lists.ts';
import type { App } from '#server/platform/app.ts';
import { randomName, type Samples } from '#server/testing/sample.ts';

async function viewOf({ db }: App, userId: number) {
  const [view] = await db
    .insert(savedViews)
    .values({ userId, list: 'users', name: randomName(), query: '' })
    .returning({ id: savedViews.id });
  return { params: { id: view?.id } };
}

export const savedViewSamples: Samples = {
  'PATCH /api/saved-views/{id}': {
    own: async (app, { userId }) => ({ ...(await viewOf(app, userId)), body: { name: randomName() } }),
  },
  'DELETE /api/saved-views/{id}': { own: (app, { userId }) => viewOf(app, userId) },
};
