// How often one caller may ask for what costs much to answer: searches, prices, free beds. Counted in the memory of each process, for a
// statement in the database for each would cost as much as it saves.

import type { App, Call } from '#server/platform/app.ts';
import { HttpError } from '#server/platform/errors.ts';
import { MINUTE_MS } from './counters.ts';

/** All who share an address, such as a school, together. */
const ADDRESS_FACTOR = 5;

/** Callers of one minute that are remembered: more come only from whoever makes addresses up, and then all begin anew. */
const MAX_CALLERS = 100_000;

export interface SearchLimit {
  /** @throws HttpError `tooMany`, which tells when to come back */
  count(call: Pick<Call, 'address' | 'caller'>): void;
}

export function createSearchLimit({ config, clock }: Pick<App, 'config' | 'clock'>): SearchLimit {
  const max = config.SEARCHES_PER_MINUTE;
  const counts = new Map<string, number>();
  let endsAt = 0;

  function increment(key: string, most: number, now: number): void {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) throw new HttpError('tooMany', { minutes: 1, seconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) });
  }

  return {
    count({ address, caller }) {
      if (max === 0) return;
      const now = clock.now().getTime();
      if (now >= endsAt || counts.size >= MAX_CALLERS) {
        counts.clear();
        endsAt = now + MINUTE_MS;
      }
      increment(caller === null ? `visitors ${address}` : `account ${caller.id}`, max, now);
      increment(`address ${address}`, max * ADDRESS_FACTOR, now);
    },
  };
}
