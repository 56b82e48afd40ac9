// How the width of a table is shared among its columns.

/** What a column would like to have, and the least it can do with. */
export interface ColumnWish {
  readonly natural: number;
  readonly least: number;
}

interface Room {
  readonly width: number;
  readonly gap: number;
  /** The least that the first column keeps; it gets what the others leave. */
  readonly first: number;
}

/** The widths of the columns after the first: what they would like, or less of it in proportion to what they can give. */
export function columnWidths(wishes: readonly ColumnWish[], { width, gap, first }: Room): number[] {
  const room = width - first - gap * wishes.length;
  const wanted = wishes.reduce((sum, { natural }) => sum + natural, 0);
  const spare = wishes.reduce((sum, { natural, least }) => sum + Math.max(0, natural - least), 0);
  if (wanted <= room) return wishes.map(({ natural }) => natural);
  if (wanted - spare <= room) {
    const given = (wanted - room) / spare;
    return wishes.map(({ natural, least }) => natural - Math.max(0, natural - least) * given);
  }
  return wishes.map(({ natural, least }) => (Math.min(natural, least) * room) / (wanted - spare));
}
