// Lists gathered under a key, in the order of their first entry.

/** What `Map.groupBy` does, for engines that don't have it yet. */
export function groupBy<T, K>(entries: readonly T[], keyOf: (entry: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}
