// Dice that fall the same every time: a seeded generator, so that fixtures can be made again byte for byte.

export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number between two bounds, both included. */
  readonly between: (minimum: number, maximum: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** True in one of `times`. */
  readonly oneIn: (times: number) => boolean;
}

/** Mulberry32: 32 bits of state are plenty for a few million draws. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1));
  return {
    next,
    between,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[between(0, list.length - 1)] as T;
    },
    oneIn: (times) => next() * times < 1,
  };
}
