// Finds trip periods that overlap the edited one.

export interface Period {
  readonly id?: number;
  readonly name: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly tripTypeId: number | null;
  readonly active: boolean;
}

/** Returns the names of other active periods of the same trip type that share a day with an active one. */
export function listOverlaps(period: Period, others: readonly Period[]): readonly string[] {
  if (!period.active || period.fromDate === '' || period.toDate === '') return [];
  return others
    .filter(
      (other) =>
        other.active &&
        (other.id === undefined || other.id !== period.id) &&
        other.tripTypeId === period.tripTypeId &&
        other.fromDate <= period.toDate &&
        period.fromDate <= other.toDate,
    )
    .map(({ name }) => name);
}
