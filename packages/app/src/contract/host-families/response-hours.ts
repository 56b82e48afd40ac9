// The response time of a family in hours, as staff read it.

const MINUTES = 60;

/** Returns within how many hours a family usually answers, at least one. */
export function toResponseHours(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / MINUTES));
}
