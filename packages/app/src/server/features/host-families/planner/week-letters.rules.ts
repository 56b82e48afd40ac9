// The letter of each week of a family's year, from the blocks of its calendar.

import { PLANNER_WEEKS, type WeekLetter } from '#contract/host-families/planner-weeks.ts';
import { countNightsBetween } from '#contract/platform/days.ts';
import type { TakenStretch } from '../profile/availability.rules.ts';

const NIGHTS = 7 * PLANNER_WEEKS;
const AWAY = -1;

interface PlannedFamily {
  readonly guestsNumber: number;
  readonly isLive: boolean;
  readonly blocks: readonly TakenStretch[];
}

/** Adds a stretch of nights to the sums of each night. */
function addStretch(sums: Int16Array, [first, afterLast]: readonly [number, number], beds: number): void {
  for (let night = Math.max(0, first); night < Math.min(NIGHTS, afterLast); night++) {
    if (beds === AWAY) sums[night] = AWAY;
    else if (sums[night] !== AWAY) sums[night] = (sums[night] ?? 0) + beds;
  }
}

/** Returns the beds that are taken each night: by agreed stays, and by all; -1 if the family is away. */
function sumNights(monday: string, blocks: readonly TakenStretch[]): { firm: Int16Array; all: Int16Array } {
  const [firm, all] = [new Int16Array(NIGHTS), new Int16Array(NIGHTS)];
  for (const { kind, fromDate, toDate, beds } of blocks) {
    // The last day of a block is taken, the last day of a stay isn't a night.
    const nights = [countNightsBetween(monday, fromDate), countNightsBetween(monday, toDate) + (kind === 'own' ? 1 : 0)] as const;
    const taken = kind === 'own' ? AWAY : (beds ?? 0);
    addStretch(all, nights, taken);
    if (kind !== 'tentative') addStretch(firm, nights, taken);
  }
  return { firm, all };
}

/** Returns the letter of a week of a live family. */
function toLetter(firm: Int16Array, all: Int16Array, guests: number): WeekLetter {
  if (all.every((beds) => beds === AWAY)) return 'a';
  if (all.every((beds) => beds === 0)) return 'f';
  if (all.some((beds) => beds !== AWAY && beds < guests)) return 'p';
  return firm.every((beds) => beds === AWAY || beds >= guests) ? 'b' : 'h';
}

/** Returns a letter for each week from a Monday on. */
export function toWeekLetters(monday: string, { guestsNumber, isLive, blocks }: PlannedFamily): string {
  if (blocks.length === 0) return (isLive ? 'f' : '-').repeat(PLANNER_WEEKS);
  const { firm, all } = sumNights(monday, blocks);
  let letters = '';
  for (let night = 0; night < NIGHTS; night += 7) {
    const week = all.subarray(night, night + 7);
    const hasStay = week.some((beds) => beds > 0);
    letters += isLive || hasStay ? toLetter(firm.subarray(night, night + 7), week, guestsNumber) : '-';
  }
  return letters;
}
