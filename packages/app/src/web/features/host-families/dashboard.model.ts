// Computes the figures of a host's dashboard for display.

/** Computes the occupancy in whole percent; only exact values are 0 or 100. */
export function computeOccupancy({ nights, of }: { readonly nights: number; readonly of: number }): number {
  if (of === 0 || nights === 0) return 0;
  if (nights === of) return 100;
  return Math.min(99, Math.max(1, Math.round((nights * 100) / of)));
}

/** Returns minutes below two hours, otherwise hours; null if there is no measurement. */
export function toResponseTime(minutes: number | null): { readonly unit: 'minutes' | 'hours'; readonly count: number } | null {
  if (minutes === null) return null;
  return minutes < 120 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.round(minutes / 60) };
}
