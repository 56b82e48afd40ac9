// How full a family's year is: nights on which at least one stay is certain.

const DAY = 24 * 3600 * 1000;

const toNight = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

export interface FirmStay {
  readonly fromDate: string;
  /** The day of leaving: the night before it is the last one. */
  readonly toDate: string;
}

/** The nights of a calendar year that are taken, each counted once however many stay, and how many the year has. */
export function computeOccupancy(year: number, stays: readonly FirmStay[]): { year: number; nights: number; of: number } {
  const [first, end] = [toNight(`${year}-01-01`), toNight(`${year + 1}-01-01`)];
  const taken = new Set<number>();
  for (const { fromDate, toDate } of stays) {
    for (let night = Math.max(first, toNight(fromDate)); night < Math.min(end, toNight(toDate)); night += 1) taken.add(night);
  }
  return { year, nights: taken.size, of: end - first };
}
