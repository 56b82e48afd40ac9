// Chooses the families of a board, which would be too long with all families of a county or of the product.

import { listMisfitRules, type PlacedStudent, type PlacingFamily } from '#contract/groups/placement.rules.ts';

/** The most families of a board. */
export const MAX_BOARD_FAMILIES = 200;

type Family = PlacingFamily & { readonly distanceKm: number | null };

interface ChoiceInput {
  readonly students: readonly Omit<PlacedStudent, 'closedFamilyIds'>[];
  readonly firstDay: string;
  /** The families with which students of the group are placed. */
  readonly placedIds: ReadonlySet<number>;
}

/** The order of the choice: who hosts already, who has a bed on these days and welcomes a student of the group, the others. */
function rankFamily(family: Family, { students, firstDay, placedIds }: ChoiceInput): number {
  if (placedIds.has(family.hostFamilyId)) return 0;
  const isOpen = family.beds > 0 && !family.excludesStay;
  const welcomes = (student: ChoiceInput['students'][number]) =>
    listMisfitRules({ ...student, closedFamilyIds: [] }, family, firstDay).length === 0;
  return isOpen && (students.length === 0 || students.some(welcomes)) ? 1 : 2;
}

function compareDistance(one: Family, other: Family): number {
  const far = Number.MAX_SAFE_INTEGER;
  return (one.distanceKm ?? far) - (other.distanceKm ?? far) || one.hostFamilyId - other.hostFamilyId;
}

/** Returns the families of a board, the nearest to the camp first. If there are too many, those that can host come before those that can’t. */
export function chooseBoardFamilies<Shown extends Family>(families: readonly Shown[], input: ChoiceInput): Shown[] {
  return families
    .map((family) => ({ family, rank: rankFamily(family, input) }))
    .toSorted((one, other) => one.rank - other.rank || compareDistance(one.family, other.family))
    .slice(0, MAX_BOARD_FAMILIES)
    .map(({ family }) => family)
    .toSorted(compareDistance);
}
