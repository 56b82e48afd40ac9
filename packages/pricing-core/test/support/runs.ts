// How often a property is tried: FC_RUNS multiplies it, FC_SEED repeats a run.

import * as fc from 'fast-check';

const { FC_RUNS, FC_SEED } = process.env;

/** Tries a property about `numRuns` times and throws its smallest counterexample. */
export function holds<T>(property: fc.IProperty<T>, numRuns: number): void {
  const seed = FC_SEED === undefined ? {} : { seed: Number(FC_SEED) };
  // biome-ignore lint/nursery/noFloatingPromises: the overload for synchronous properties returns nothing to wait for.
  fc.assert(property, { numRuns: Math.ceil(numRuns * Number(FC_RUNS ?? 1)), ...seed });
}
