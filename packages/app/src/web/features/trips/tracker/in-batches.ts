// Changes more trips than one request takes, in several requests.

import { TRACKED_AT_ONCE } from '#contract/trips/tracker.shapes.ts';

interface Changed {
  readonly changed: readonly number[];
}

/** Sends a change of trips, so many at once as a request takes, and returns all that were changed. Repeating it changes nothing twice. */
export async function changeInBatches(ids: readonly number[], send: (ids: number[]) => Promise<Changed>): Promise<Changed> {
  const changed: number[] = [];
  for (let start = 0; start < ids.length; start += TRACKED_AT_ONCE) {
    changed.push(...(await send(ids.slice(start, start + TRACKED_AT_ONCE))).changed);
  }
  return { changed };
}
