// The camp weeks of a stay: the planned camp and the backups of each week.

export interface PlannedWeek {
  readonly scheduleId: number;
  readonly activityId: number;
  readonly startDate: string;
  /** Null for the camp of its week; otherwise its rank among the backups, from 1. */
  readonly backupRank: number | null;
}

export interface OfferedWeek {
  readonly id: number;
  readonly activityId: number;
  readonly activity: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly placesLeft: number;
}

/** Returns the weeks within a stay, ordered by Monday. */
export function listWeeksWithin(weeks: readonly OfferedWeek[], stay: { readonly fromDate: string; readonly toDate: string }) {
  const within = weeks.filter(({ startDate, endDate }) => stay.fromDate <= startDate && endDate <= stay.toDate);
  const mondays = [...new Set(within.map(({ startDate }) => startDate))].toSorted();
  return mondays.map((monday) => [monday, within.filter(({ startDate }) => startDate === monday)] as const);
}

export function findCamp(planned: readonly PlannedWeek[], startDate: string): PlannedWeek | undefined {
  return planned.find((week) => week.startDate === startDate && week.backupRank === null);
}

export function listBackups(planned: readonly PlannedWeek[], startDate: string): readonly PlannedWeek[] {
  return planned
    .filter((week) => week.startDate === startDate && week.backupRank !== null)
    .toSorted((a, b) => (a.backupRank ?? 0) - (b.backupRank ?? 0));
}

interface Wanted {
  readonly startDate: string;
  readonly camp: OfferedWeek | undefined;
  readonly backups: readonly OfferedWeek[];
}

/** Replaces one week of the plan; a week without a camp has no backups, and a camp is never its own backup. */
export function replaceWeek(planned: readonly PlannedWeek[], { startDate, camp, backups }: Wanted): readonly PlannedWeek[] {
  const others = planned.filter((week) => week.startDate !== startDate);
  if (camp === undefined) return others;
  const own = ({ id, activityId }: OfferedWeek, backupRank: number | null) => ({ scheduleId: id, activityId, startDate, backupRank });
  const reserve = backups.filter(({ id }) => id !== camp.id);
  return [...others, own(camp, null), ...reserve.map((week, index) => own(week, index + 1))].toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : (a.backupRank ?? 0) - (b.backupRank ?? 0),
  );
}
