// Rules for which camp each week of a stay gets: the chosen one, or else the first of its backups with places left.

export interface PlannedCamp {
  readonly scheduleId: number;
  /** The Monday of the week. */
  readonly startDate: string;
  /** Null for the chosen camp of the week; otherwise its rank among the backups, from 1. */
  readonly backupRank: number | null;
}

/**
 * Returns the camp for each week; null if a chosen camp and all its backups are full. Backups of a week without a chosen camp are ignored.
 */
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

/** Returns the plan with the camps that were taken: a backup that took over swaps ranks with the camp of its week. */
export function replaceByTaken<Camp extends PlannedCamp>(planned: readonly Camp[], taken: readonly Camp[]): Camp[] {
  return planned.map((camp) => {
    const own = taken.find(({ startDate }) => startDate === camp.startDate);
    if (own === undefined || own.backupRank === null) return camp;
    if (own.scheduleId === camp.scheduleId) return { ...camp, backupRank: null };
    return camp.backupRank === null ? { ...camp, backupRank: own.backupRank } : camp;
  });
}
