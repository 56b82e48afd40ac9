// Limits the events of one connection: a bucket that each event takes from, and that fills up again over time.

const PER_SECOND = 20;
const BURST = 60;
/** So many refused events in a row are no accident: the connection is closed. */
const MAX_REFUSED = 200;

export type LimitVerdict = 'allowed' | 'refused' | 'flooding';

/**
 * Creates the limit of one connection; each call counts an event.
 * @param now the time in milliseconds, monotonic
 */
export function createEventLimit(now: () => number = () => performance.now()): () => LimitVerdict {
  let left = BURST;
  let filledAt = now();
  let refused = 0;
  return () => {
    const at = now();
    left = Math.min(BURST, left + ((at - filledAt) / 1000) * PER_SECOND);
    filledAt = at;
    if (left < 1) {
      refused += 1;
      return refused > MAX_REFUSED ? 'flooding' : 'refused';
    }
    if (left >= BURST / 2) refused = 0;
    left -= 1;
    return 'allowed';
  };
}
