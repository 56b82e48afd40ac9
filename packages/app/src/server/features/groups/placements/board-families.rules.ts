// Chooses the families of a board, which would be too long with all families of a county or of the product.

import { listMisfitRules, type PlacedStudent, type PlacingFamily } from '#contract/groups/placement.rules.ts';

/** The most families of a board. */
export const MAX_BOARD_FAMILIES = 200;

type Family = PlacingFamily & { readonly distanceKm: number | null };

interface ChoiceInput {
  /** Who still needs a family. */
  readonly students: readonly Omit<PlacedStudent, 'closedFamilyIds'>[];
  readonly firstDay: string;
  /** The families with which students of the group are placed. */
  readonly placedIds: ReadonlySet<number>;
}

function compareDistance(one: Family, other: Family): number {
  const far = Number.MAX_SAFE_INTEGER;
  return (one.distanceKm ?? far) - (other.distanceKm ?? far) || one.hostFamilyId - other.hostFamilyId;
}

/** Returns for each student the families that have a bed on these days and welcome them, in the same order; one list of all for nobody. */
function listWelcoming<Shown extends Family>(families: readonly Shown[], { students, firstDay }: ChoiceInput): Shown[][] {
  const open = families.filter(({ beds, excludesStay }) => beds > 0 && !excludesStay);
  if (students.length === 0) return [open];
  return students.map((student) =>
    open.filter((family) => listMisfitRules({ ...student, closedFamilyIds: [] }, family, firstDay).length === 0),
  );
}

/** Those who welcome one student: how many of them are chosen, and from where on the list others may be. */
interface Choice<Shown> {
  readonly list: readonly Shown[];
  known: number;
  at: number;
}

/**
 * Adds families to the chosen ones in rounds: after each, every student has one more family that welcomes them, as long as there are any. So
 * a student whom few welcome has as many to choose from as the others, however many other homes are nearer.
 */
function chooseInTurn<Shown extends Family>(chosen: Set<Shown>, lists: readonly (readonly Shown[])[], most: number): void {
  const choices = lists.map((list): Choice<Shown> => ({ list, known: list.filter((family) => chosen.has(family)).length, at: 0 }));
  const choicesOf = new Map<Shown, Choice<Shown>[]>();
  for (const choice of choices) for (const family of choice.list) choicesOf.set(family, [...(choicesOf.get(family) ?? []), choice]);
  for (let round = 1; choices.some(({ list }) => list.length >= round); round++)
    for (const choice of choices) {
      if (chosen.size >= most) return;
      if (choice.known >= Math.min(round, choice.list.length)) continue;
      while (chosen.has(choice.list[choice.at] as Shown)) choice.at += 1;
      const next = choice.list[choice.at] as Shown;
      chosen.add(next);
      for (const one of choicesOf.get(next) ?? []) one.known += 1;
    }
}

/**
 * Returns the families of a board, the nearest to the camp first. If there are too many: who hosts already, then the nearest that welcome
 * each student, then the nearest of the others.
 */
export function chooseBoardFamilies<Shown extends Family>(families: readonly Shown[], input: ChoiceInput): Shown[] {
  const nearest = families.toSorted(compareDistance);
  if (nearest.length <= MAX_BOARD_FAMILIES) return nearest;
  const chosen = new Set(nearest.filter(({ hostFamilyId }) => input.placedIds.has(hostFamilyId)).slice(0, MAX_BOARD_FAMILIES));
  chooseInTurn(chosen, listWelcoming(nearest, input), MAX_BOARD_FAMILIES);
  for (const family of nearest) if (chosen.size < MAX_BOARD_FAMILIES) chosen.add(family);
  return nearest.filter((family) => chosen.has(family));
}
