// What Stripe's keys reveal about themselves.

/** Returns whether a key moves money: `sk_live_…`, `rk_live_…`, `pk_live_…`. All others are for tests. */
export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}
