// Paints the weeks of a row as the background of one element: thousands of rows of 53 elements each would be too many. Every letter has a
// shape of its own, so that the colours only help.

import type { WeekLetter, WeekTotal } from '#contract/host-families/planner-weeks.ts';
import { getFullShare, listMonthStarts } from './planner.model.ts';

export interface PaintSize {
  /** The width of a week and the height of the bar, in pixels. */
  readonly week: number;
  readonly height: number;
}

const plain = (color: string) => `linear-gradient(${color}, ${color})`;

/** The picture of a letter, with the part of the height that it takes from below; free weeks stay empty. */
const PICTURES: Readonly<Record<Exclude<WeekLetter, 'f'>, { readonly image: string; readonly share: number }>> = {
  p: { image: plain('var(--week-partly)'), share: 0.45 },
  h: { image: 'repeating-linear-gradient(135deg, var(--week-held) 0 3px, transparent 3px 6px)', share: 1 },
  b: { image: plain('var(--week-booked)'), share: 1 },
  a: { image: 'repeating-linear-gradient(90deg, var(--week-away) 0 1px, transparent 1px 4px)', share: 1 },
  '-': { image: plain('var(--week-none)'), share: 0.08 },
};

interface Run {
  readonly letter: WeekLetter;
  readonly from: number;
  readonly to: number;
}

/** Returns the stretches of equal letters. */
function listRuns(weeks: string): Run[] {
  const runs: Run[] = [];
  for (const [index, letter] of [...weeks].entries()) {
    const last = runs.at(-1);
    if (last?.letter === letter) runs[runs.length - 1] = { ...last, to: index + 1 };
    else runs.push({ letter: letter as WeekLetter, from: index, to: index + 1 });
  }
  return runs;
}

/** Returns the CSS background of a family's weeks; each is a pixel narrower than its place, except within a stretch. */
export function paintWeeks(weeks: string, { week, height }: PaintSize): string {
  const layers = listRuns(weeks).flatMap(({ letter, from, to }) => {
    if (letter === 'f') return [];
    const { image, share } = PICTURES[letter];
    const bar = Math.max(1, Math.round(height * share));
    return [`${image} ${from * week}px ${height - bar}px / ${(to - from) * week - 1}px ${bar}px no-repeat`];
  });
  return layers.length === 0 ? 'none' : layers.join(', ');
}

/** Returns the CSS background of lines where months begin. */
export function paintMonths(weekStarts: readonly string[], { week, height }: PaintSize): string {
  const layers = listMonthStarts(weekStarts).map(
    (month) => `${plain('var(--app-line)')} ${Math.max(0, month.week * week - 1)}px 0 / 1px ${height}px no-repeat`,
  );
  return layers.length === 0 ? 'none' : layers.join(', ');
}

/** Returns the CSS background of totals: a bar for each week, as high as the share of families without a free bed. */
export function paintTotals(totals: readonly WeekTotal[], { week, height }: PaintSize): string {
  const layers = totals.flatMap((total, index) => {
    const bar = Math.round(height * getFullShare(total));
    return bar === 0 ? [] : [`${plain('var(--week-total)')} ${index * week}px ${height - bar}px / ${week - 1}px ${bar}px no-repeat`];
  });
  return layers.length === 0 ? 'none' : layers.join(', ');
}
