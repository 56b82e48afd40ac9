// A map that holds no more than the last few: a page that stays open for days and shows one book after another does not grow.

const LAST = 8;

/** Puts an entry last, and lets go of the oldest beyond eight that may go. */
export function keepLast<V>(kept: Map<string, V>, key: string, value: V, mayGo: (value: V) => boolean = () => true): V {
  kept.delete(key);
  kept.set(key, value);
  for (const [old, held] of kept) {
    if (kept.size <= LAST) break;
    if (old !== key && mayGo(held)) kept.delete(old);
  }
  return value;
}
