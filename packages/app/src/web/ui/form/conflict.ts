// Merges two versions of the same data: fields changed by both are asked about, those changed by one are kept.

import { getValueAt, isSameValue, replaceValueAt } from './form-values.ts';

export type Side = 'mine' | 'theirs';

export interface Difference {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Versions {
  /** The version that both started from. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The fields on the page. */
  readonly paths: readonly string[];
}

/** Leaves out fields within another field of the page. */
function keepOuterPaths(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}.`)));
}

/** Returns the fields that both changed differently, and the fields that only they changed. */
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
 * Returns their version with the chosen own values. Values without a field on the page, such as the version number, are theirs.
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
