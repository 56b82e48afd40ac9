// What the timeline says of trips, groups and nights in the language of the page.

import { addDays } from '#contract/platform/days.ts';
import type { TimelineTrip } from '#contract/trips/trip-timeline.shapes.ts';
import { useStudentsText } from '#web/features/trips/hub/use-students-text.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import type { Grouping, Occupancy, Span, TripGroup } from './timeline.model.ts';

export function useTimelineTexts(grouping: Grouping, { first }: Span) {
  const words = useTranslations('tripTimeline');
  const states = useTranslations('trips.state');
  const tag = useFormatLocale();
  const titleOf = useFamilyTitle();
  const studentsText = useStudentsText();
  const listText = useListText();
  const daysText = (from: string, to: string) => writeDayRange(from, to, { tag });
  return {
    daysText,
    students: studentsText,
    family: ({ hostFamilyId, hostFamilyName }: TimelineTrip) =>
      hostFamilyId === null ? words('none.family') : titleOf(hostFamilyName || `#${hostFamilyId}`),
    /** A whole trip, for screen readers and as a tooltip. */
    trip(trip: TimelineTrip): string {
      const family = trip.hostFamilyId === null ? words('none.family') : titleOf(trip.hostFamilyName || `#${trip.hostFamilyId}`);
      return listText([studentsText(trip), states(trip.state), daysText(trip.fromDate, trip.toDate), family]);
    },
    group({ name }: Pick<TripGroup, 'name'>): string {
      if (name === null) return words(`none.${grouping}`);
      return grouping === 'family' ? titleOf(name) : name;
    },
    /** Which nights a family has more students than beds; empty if none. */
    overlaps({ beds, overlaps }: Occupancy): string {
      if (overlaps.length === 0) return '';
      const nights = overlaps.map(({ start, length, taken }) => {
        const range = daysText(addDays(first, start), addDays(first, start + length));
        return words('overlap', { range, taken, beds });
      });
      return words('overlaps', { nights: listText(nights) });
    },
  };
}

export type TimelineTexts = ReturnType<typeof useTimelineTexts>;
