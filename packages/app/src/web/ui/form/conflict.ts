// Two people changed the same thing: what both touched is asked about, what only one touched is kept as they have it.

import { sameValue, valueAt, withValue } from './form-values.ts';

export type Side = 'mine' | 'theirs';

export interface Difference {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Versions {
  /** What both began with. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The fields that are on the page. */
  readonly paths: readonly string[];
}

/** A field within another one that is on the page too is part of that one. */
function ownPaths(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}.`)));
}

/** What has to be asked about, and the fields that only they changed. */
export function differencesOf({ base, mine, theirs, paths }: Versions): { asked: readonly Difference[]; taken: readonly string[] } {
  const apart = ownPaths(paths)
    .map((path) => ({ path, base: valueAt(base, path), mine: valueAt(mine, path), theirs: valueAt(theirs, path) }))
    .filter((one) => !sameValue(one.mine, one.theirs));
  return {
    asked: apart
      .filter((one) => !sameValue(one.mine, one.base) && !sameValue(one.theirs, one.base))
      .map((one) => ({ path: one.path, mine: one.mine, theirs: one.theirs })),
    taken: apart.filter((one) => sameValue(one.mine, one.base)).map(({ path }) => path),
  };
}

/**
 * Their version with what is kept of the own one put in. What is no field of the page, such as the number of the version, is theirs.
 * @param chosen for each field that was asked about; without a choice the own value stays
 */
export function merged<Values>(versions: Omit<Versions, 'theirs'> & { theirs: Values }, chosen: Readonly<Record<string, Side>>): Values {
  const { base, mine, theirs, paths } = versions;
  const kept = ownPaths(paths).filter((path) => {
    const changedByMe = !sameValue(valueAt(mine, path), valueAt(base, path));
    return changedByMe && (chosen[path] ?? 'mine') === 'mine';
  });
  return kept.reduce<unknown>((values, path) => withValue(values, path, valueAt(mine, path)), theirs) as Values;
}
