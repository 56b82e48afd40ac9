// Computes the occupancy of a family's year: nights with at least one firm stay.

const DAY = 24 * 3600 * 1000;

const toNight = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

export interface FirmStay {
  readonly fromDate: string;
  /** Day of departure; the last night is the one before it. */
  readonly toDate: string;
}

/** Returns the occupied nights of a calendar year, each counted once regardless of the number of stays, and the nights of the year. */
export function computeOccupancy(year: number, stays: readonly FirmStay[]): { year: number; nights: number; of: number } {
  const [first, end] = [toNight(`${year}-01-01`), toNight(`${year + 1}-01-01`)];
  const taken = new Set<number>();
  for (const { fromDate, toDate } of stays) {
    for (let night = Math.max(first, toNight(fromDate)); night < Math.min(end, toNight(toDate)); night += 1) taken.add(night);
  }
  return { year, nights: taken.size, of: end - first };
}
