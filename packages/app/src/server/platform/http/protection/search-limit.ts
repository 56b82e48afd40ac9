// Rate limit for expensive requests: searches, prices, availability. Counted in memory for each process, because a database statement for
// each would cost as much as it saves.

import type { App, Call } from '#server/platform/app.ts';
import { HttpError } from '#server/platform/errors.ts';
import { MINUTE_MS } from './counters.ts';

/** The factor for all callers with the same address, such as a school. */
const ADDRESS_FACTOR = 5;

/** The maximum of callers counted per minute; only fake addresses could exceed it, and then all counts restart. */
const MAX_CALLERS = 100_000;

export interface SearchLimit {
  /** @throws HttpError `tooMany`, with the retry time */
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
