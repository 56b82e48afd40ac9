// Which camp each week of a stay gets: the chosen one, or in its place the first of the week's backups that has places left.

export interface PlannedCamp {
  readonly scheduleId: number;
  /** Its Monday. */
  readonly startDate: string;
  /** Null for the camp of the week; else its place among the week's backups, from 1. */
  readonly backupRank: number | null;
}

/** The camp that each week gets; null where a chosen one is full and so are its backups. A backup of a week without a camp gets none. */
export function chooseCampsWithPlaces<Camp extends PlannedCamp>(
  planned: readonly Camp[],
  hasPlaces: (camp: Camp) => boolean,
): Camp[] | null {
  const taken: Camp[] = [];
  for (const chosen of planned.filter(({ backupRank }) => backupRank === null)) {
    const backups = planned.filter(({ backupRank, startDate }) => backupRank !== null && startDate === chosen.startDate);
    const inTurn = [chosen, ...backups.toSorted((one, other) => (one.backupRank ?? 0) - (other.backupRank ?? 0))];
    const fitting = inTurn.find(hasPlaces);
    if (fitting === undefined) return null;
    taken.push(fitting);
  }
  return taken;
}

/** The same plan with the camps that were taken: a backup that took over changes places with the camp of its week. */
export function replaceByTaken<Camp extends PlannedCamp>(planned: readonly Camp[], taken: readonly Camp[]): Camp[] {
  return planned.map((camp) => {
    const own = taken.find(({ startDate }) => startDate === camp.startDate);
    if (own === undefined || own.backupRank === null) return camp;
    if (own.scheduleId === camp.scheduleId) return { ...camp, backupRank: null };
    return camp.backupRank === null ? { ...camp, backupRank: own.backupRank } : camp;
  });
}
