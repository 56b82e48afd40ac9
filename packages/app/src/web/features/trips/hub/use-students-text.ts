// The students of a trip in a list, as one text.

import type { ListedTrip } from '#contract/trips/listed-trips.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns the students of a trip as text, starting with the first one. */
export function useStudentsText(): (trip: Pick<ListedTrip, 'studentName' | 'students'>) => string {
  const words = useTranslations('hubTrips');
  return ({ studentName, students }) =>
    students > 1 ? words('withMore', { name: studentName, count: String(students - 1) }) : studentName;
}
