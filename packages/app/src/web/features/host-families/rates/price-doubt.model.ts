// Prices that are most likely a slip of the keys, such as one without its decimal point.

/** How many times a price may be higher, or lower, before there is doubt. */
const DOUBTFUL_TIMES = 3;

/** Returns whether a price is far above or below the current one; null if it is neither. */
export function findPriceDoubt(amount: string, current: string): 'high' | 'low' | null {
  const [asked, now] = [Number(amount), Number(current)];
  if (!(now > 0)) return null;
  if (asked > now * DOUBTFUL_TIMES) return 'high';
  return asked * DOUBTFUL_TIMES < now ? 'low' : null;
}
