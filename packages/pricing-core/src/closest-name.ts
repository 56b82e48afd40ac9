// Did you mean …? The name nearest to a mistyped one.

/** Nobody mistypes a name as long as this; comparing it would only take time. */
const LONGEST_NAME = 100;

/** The most similar of `names`, or null if none is close enough. */
export function closestName(name: string, names: readonly string[]): string | null {
  if (name.length > LONGEST_NAME) return null;
  let closest: string | null = null;
  let nearest = (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < nearest) [closest, nearest] = [candidate, distance];
  }
  return closest;
}

/** Letters to add, drop or change to turn `from` into `to`. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[to.length] as number;
}
