// The figures of a host's dashboard, as they are read.

/** How much of a year is booked, in whole percent; something is never nothing, and not quite all is not all. */
export function computeOccupancy({ nights, of }: { readonly nights: number; readonly of: number }): number {
  if (of === 0 || nights === 0) return 0;
  if (nights === of) return 100;
  return Math.min(99, Math.max(1, Math.round((nights * 100) / of)));
}

/** Minutes below two hours, hours from then on; null for what was never measured. */
export function toResponseTime(minutes: number | null): { readonly unit: 'minutes' | 'hours'; readonly count: number } | null {
  if (minutes === null) return null;
  return minutes < 120 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.round(minutes / 60) };
}
