// Reads the cells of a row that name several things, separated by semicolons, such as the camps of a trip.

import { addDays } from '#contract/platform/days.ts';
import type { CellProblem, DateOrder } from '#contract/trips/import.shapes.ts';
import { readWrittenDay } from '#server/platform/lists/written-day.rules.ts';
import { CellError } from './row-fields.rules.ts';

/** A camp as a cell names it, with a day of the week that is meant, if there is one. */
export interface WrittenCamp {
  readonly text: string;
  /** The name or number of the camp. */
  readonly camp: string;
  readonly day: string | null;
}

export type CampColumn = 'camps' | 'backupCamps';

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
export function readWrittenCamp(text: string, dateOrder: DateOrder | null, column: CampColumn = 'camps'): WrittenCamp {
  const { name, written } = NAME_AND_DAY.exec(text)?.groups ?? {};
  const read = written === undefined ? null : readWrittenDay(written, dateOrder);
  if (read?.kind === 'unclear') throw new CellError({ column, problem: 'unclearDate', values: { value: written ?? '' } });
  return name !== undefined && read?.kind === 'day' ? { text, camp: name, day: read.day } : { text, camp: text, day: null };
}

/** The days from Monday to Sunday. */
const LAST_DAY = 6;

/** Whether a week is of the day that stands in the cell; any is if there is none. */
const isMeant = ({ day }: WrittenCamp, { startDate }: CampWeek): boolean =>
  day === null || (startDate <= day && day <= addDays(startDate, LAST_DAY));

/**
 * Returns the week of a camp that a cell means, of those within the stay.
 * @throws CellError if there is none, or if several are possible
 */
export function chooseWeek(
  written: WrittenCamp,
  weeks: readonly CampWeek[],
  { column = 'camps', ...stay }: { from: string; to: string; column?: CampColumn },
): CampWeek {
  const { text } = written;
  const meant = weeks.filter((week) => isMeant(written, week));
  const [only, other] = meant;
  if (only === undefined) throw new CellError({ column, problem: 'noWeek', values: { value: text, ...stay } });
  if (other === undefined) return only;
  const camps = [...new Set(meant.map(({ activityId }) => activityId))];
  if (camps.length > 1) throw new CellError({ column, problem: 'several', values: { numbers: camps.join(', ') } });
  const texts = meant.map(({ name, startDate }) => `${name} ${startDate}`).join('; ');
  throw new CellError({ column, problem: 'severalWeeks', values: { value: text, weeks: texts } });
}

/** A backup for the camp of its week; rank 1 is asked first. */
export interface BackupWeek extends CampWeek {
  readonly rank: number;
}

/** How many backups a camp can have. */
const MOST_BACKUPS = 9;

/**
 * Returns the week of a backup that a cell means, next in rank: one of those that have a camp.
 * @throws CellError if there is none, if several are possible, or if the camp is chosen already
 */
export function chooseBackupWeek(
  written: WrittenCamp,
  weeks: readonly CampWeek[],
  { chosen, stay }: { chosen: { camps: readonly CampWeek[]; backups: readonly BackupWeek[] }; stay: { from: string; to: string } },
): BackupWeek {
  const column = 'backupCamps';
  const refuse = (problem: CellProblem): never => {
    throw new CellError({ column, problem, values: { value: written.text } });
  };
  const { camps, backups } = chosen;
  const besideCamps = weeks.filter(({ startDate }) => camps.some((camp) => camp.startDate === startDate));
  const isAny = (some: readonly CampWeek[]) => some.some((week) => isMeant(written, week));
  if (isAny(weeks) && !isAny(besideCamps)) refuse('backupWithoutCamp');
  const week = chooseWeek(written, besideCamps, { ...stay, column });
  if ([...camps, ...backups].some(({ scheduleId }) => scheduleId === week.scheduleId)) refuse('sameCamp');
  const rank = backups.filter(({ startDate }) => startDate === week.startDate).length + 1;
  return rank > MOST_BACKUPS ? refuse('tooManyBackups') : { ...week, rank };
}
