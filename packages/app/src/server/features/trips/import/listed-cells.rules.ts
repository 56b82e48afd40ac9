// Reads the cells of a row that name several things, separated by semicolons, such as the camps of a trip.

import { addDays } from '#contract/platform/days.ts';
import type { DateOrder } from '#contract/trips/import.shapes.ts';
import { readWrittenDay } from '#server/platform/lists/written-day.rules.ts';
import { CellError } from './row-fields.rules.ts';

/** A camp as a cell names it, with a day of the week that is meant, if there is one. */
export interface WrittenCamp {
  readonly text: string;
  /** The name or number of the camp. */
  readonly camp: string;
  readonly day: string | null;
}

export interface CampWeek {
  readonly scheduleId: number;
  readonly activityId: number;
  readonly name: string;
  /** The Monday. */
  readonly startDate: string;
}

/** Returns the parts of a cell, of which each names one thing. */
export const splitCell = (text: string): string[] =>
  text
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const NAME_AND_DAY = /^(?<name>.+?)[\s,(（]+(?<written>[^\s,(（)）]+)[)）]?$/u;

/**
 * Reads one camp of a cell.
 * @throws CellError for a day that can be read in two ways
 * @example readWrittenCamp('Surf camp (2027-07-05)', null) // the camp `Surf camp` in the week of 5 July
 */
export function readWrittenCamp(text: string, dateOrder: DateOrder | null): WrittenCamp {
  const { name, written } = NAME_AND_DAY.exec(text)?.groups ?? {};
  const read = written === undefined ? null : readWrittenDay(written, dateOrder);
  if (read?.kind === 'unclear') throw new CellError({ column: 'camps', problem: 'unclearDate', values: { value: written ?? '' } });
  return name !== undefined && read?.kind === 'day' ? { text, camp: name, day: read.day } : { text, camp: text, day: null };
}

/** The days from Monday to Sunday. */
const LAST_DAY = 6;

/**
 * Returns the week of a camp that a cell means, of those within the stay.
 * @throws CellError if there is none, or if several are possible
 */
export function chooseWeek({ text, day }: WrittenCamp, weeks: readonly CampWeek[], stay: { from: string; to: string }): CampWeek {
  const meant = day === null ? weeks : weeks.filter(({ startDate }) => startDate <= day && day <= addDays(startDate, LAST_DAY));
  const [only, other] = meant;
  if (only === undefined) throw new CellError({ column: 'camps', problem: 'noWeek', values: { value: text, ...stay } });
  if (other === undefined) return only;
  const camps = [...new Set(meant.map(({ activityId }) => activityId))];
  if (camps.length > 1) throw new CellError({ column: 'camps', problem: 'several', values: { numbers: camps.join(', ') } });
  const written = meant.map(({ name, startDate }) => `${name} ${startDate}`).join('; ');
  throw new CellError({ column: 'camps', problem: 'severalWeeks', values: { value: text, weeks: written } });
}
