// Texts of a tracked trip: when it starts, and who travels.

import type { TrackedTrip } from '#contract/trips/tracker.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns in how many days a trip starts, or how long ago it did; for a column, or as a phrase of its own. */
export function useStart(part: 'start' | 'startsIn' = 'startsIn'): (trip: Pick<TrackedTrip, 'daysToStart'>) => string {
  const words = useTranslations('tripsTracker');
  return ({ daysToStart }) => (daysToStart < 0 ? words('started', { days: -daysToStart }) : words(part, { days: daysToStart }));
}

/** Returns the students of a trip, beginning with the one after whom it is named. */
export function useStudents(): (trip: Pick<TrackedTrip, 'studentName' | 'students'>) => string {
  const words = useTranslations('tripsTracker');
  return ({ studentName, students }) => (students > 1 ? words('more', { name: studentName, count: students - 1 }) : studentName);
}
