// One figure that was recorded otherwise than it is quoted, and how it is said.

import type { Recorded } from '@hosted-stay/pricing-core';
import { compare, magnitude, subtract, withPlaces } from './exact.ts';

export type { Recorded };

/** One figure that is not what it should be. Null stands for a line, or a figure of it, that is not there. */
export interface FigureDifference {
  /** `total`, `amountPricingType.per_night`, `pricings[100@Host_family:503].customer`. */
  readonly figure: string;
  readonly expected: string | null;
  readonly recorded: string | null;
  /** recorded − expected, of amounts that are both there. */
  readonly difference: string | null;
}

/** Differences of at most this much are none; decimal text in the booking's currency. */
export type Tolerance = string | undefined;

/** How many decimals an amount is written with. */
export function decimalsOf(amount: string): number {
  return amount.includes('.') ? amount.length - amount.indexOf('.') - 1 : 0;
}

/** A difference between an amount that should be and the shortest text of one that is. */
export function amountDifference(figure: string, expected: string, recorded: string): FigureDifference {
  const difference = subtract(recorded, expected);
  return { figure, expected, recorded: withPlaces(recorded, decimalsOf(expected)), difference };
}

/** A difference of something that is no amount. */
export function plainDifference(figure: string, expected: string | number, recorded: string | number): FigureDifference {
  return { figure, expected: String(expected), recorded: String(recorded), difference: null };
}

export function isBeyond({ difference }: FigureDifference, tolerance: Tolerance): boolean {
  return tolerance === undefined || difference === null || compare(magnitude(difference), tolerance) > 0;
}
