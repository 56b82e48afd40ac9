// Numbers that stay within bounds.

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the nearest integer within the bounds; NaN becomes the lowest.
 * @example clampNumber(6, { min: 1, max: 5 }) // 5
 */
export function clampNumber(value: number, { min, max }: Bounds): number {
  return Number.isNaN(value) ? min : Math.max(min, Math.min(max, Math.round(value)));
}
