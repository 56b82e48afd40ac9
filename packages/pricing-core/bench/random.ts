// Random numbers that are the same on every machine: a bench must always measure the same book.

/** A seeded source of random choices (mulberry32). */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** True once in `n` times, in the long run. */
  oneIn(n: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Some of the choices, each with the given chance in a hundred, in their order. */
  some<T>(choices: readonly T[], chance: number): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    oneIn: (n) => whole(1, n) === 1,
    pick: <T>(choices: readonly T[]) => choices[whole(0, choices.length - 1)] as T,
    some: (choices, chance) => choices.filter(() => whole(1, 100) <= chance),
  };
}
