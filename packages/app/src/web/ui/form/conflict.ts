// Two people changed the same thing: what both changed is asked about, what only one changed is kept.

import { getValueAt, isSameValue, replaceValueAt } from './form-values.ts';

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
function keepOuterPaths(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}.`)));
}

/** The fields that both changed differently, and the fields that only they changed. */
export function findDifferences({ base, mine, theirs, paths }: Versions): {
  conflicting: readonly Difference[];
  changedByThem: readonly string[];
} {
  const differing = keepOuterPaths(paths)
    .map((path) => ({ path, base: getValueAt(base, path), mine: getValueAt(mine, path), theirs: getValueAt(theirs, path) }))
    .filter((one) => !isSameValue(one.mine, one.theirs));
  return {
    conflicting: differing
      .filter((one) => !isSameValue(one.mine, one.base) && !isSameValue(one.theirs, one.base))
      .map((one) => ({ path: one.path, mine: one.mine, theirs: one.theirs })),
    changedByThem: differing.filter((one) => isSameValue(one.mine, one.base)).map(({ path }) => path),
  };
}

/**
 * Their version with what is kept of the own one put in. What is no field of the page, such as the number of the version, is theirs.
 * @param chosen for each conflicting field; without a choice the own value stays
 */
export function mergeVersions<Values>(
  versions: Omit<Versions, 'theirs'> & { theirs: Values },
  chosen: Readonly<Record<string, Side>>,
): Values {
  const { base, mine, theirs, paths } = versions;
  const kept = keepOuterPaths(paths).filter((path) => {
    const changedByMe = !isSameValue(getValueAt(mine, path), getValueAt(base, path));
    return changedByMe && (chosen[path] ?? 'mine') === 'mine';
  });
  return kept.reduce<unknown>((values, path) => replaceValueAt(values, path, getValueAt(mine, path)), theirs) as Values;
}
