// The beds of a family that are taken during a stay, from the blocks of its calendar.

/** When beds of a family are taken. */
export interface CalendarBlock {
  readonly kind: 'own' | 'tentative' | 'firm';
  readonly fromDate: string;
  readonly toDate: string;
  readonly beds: number | null;
}

/**
 * Returns the maximum number of beds taken at once by blocks that overlap a stay. It can only rise where a block begins, and blocks that
 * began before the stay all still cover its first night. Days are ISO strings, compared as text.
 */
export function findPeak(blocks: readonly CalendarBlock[]): number {
  if (blocks.some(({ kind }) => kind === 'own')) return Number.POSITIVE_INFINITY;
  const on = (night: string) =>
    blocks.filter((block) => block.fromDate <= night && block.toDate > night).reduce((sum, { beds }) => sum + (beds ?? 0), 0);
  return Math.max(0, ...blocks.map((block) => on(block.fromDate)));
}
