// Reads at the server's start what the first search would otherwise wait for.

import type { App } from '#server/platform/app.ts';
import { getCurrentSnapshot } from './current-index.ts';
import { createWeekPricer } from './stay-prices.ts';

/** Builds the index of the search and opens the price book. */
export async function prepareSearch(app: App): Promise<void> {
  await getCurrentSnapshot(app);
  await createWeekPricer(app);
}
