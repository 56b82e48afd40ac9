// What of a stay is needed on the way and on arrival, as lines of text. Nothing about health, which is not for a browser's storage.

import type { Trip } from '#contract/trips/trip.shapes.ts';
import type { OfflineCard } from '#web/platform/session/offline-copy.ts';
import { writeDay, writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from '../family-name.ts';

type Line = readonly [string, string];

const join = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ');

/** Returns a function for the lines of a trip, as its reader may know it. */
export function useStayLines(): (trip: Trip) => OfflineCard {
  const words = useTranslations('offline');
  const names = useTranslations('names');
  const nameOf = useFamilyName();
  const tag = useFormatLocale();

  function listPeople({ side, hostFamily, parent, coordinator }: Trip): Line[] {
    const family: Line[] =
      side === 'host' || hostFamily === null
        ? []
        : [
            [words('family'), nameOf(hostFamily)],
            [words('address'), join([hostFamily.addressLine1, hostFamily.cityTown, hostFamily.countyName])],
            [words('contact'), join([hostFamily.phone, hostFamily.email])],
          ];
    const parents: Line[] = side !== 'host' || parent === null ? [] : [[words('parent'), join([parent.name, parent.phone, parent.email])]];
    const staff: Line[] =
      coordinator === null ? [] : [[words('coordinator'), join([coordinator.name, coordinator.phone, coordinator.email])]];
    return [...family, ...parents, ...staff];
  }

  function listTravel({ transfers, camps }: Trip): Line[] {
    const travel = transfers.map(
      ({ direction, day, time, place, carrierNumber, meetName, meetPhone }): Line => [
        names(`direction.${direction}`),
        join([writeDay(day, { tag, style: 'weekday' }), time, place, carrierNumber, meetName, meetPhone]),
      ],
    );
    const chosen = camps.filter(({ backupRank, calledOff }) => backupRank === null && !calledOff);
    return [
      ...travel,
      ...chosen.map(({ activityName, startDate, endDate }): Line => [activityName, writeDayRange(startDate, endDate, { tag })]),
    ];
  }

  return (trip) => ({
    title: join(trip.students.map(({ firstName, lastName }) => `${firstName} ${lastName ?? ''}`.trim())),
    lines: [
      [words('dates'), writeDayRange(trip.fromDate, trip.toDate, { tag })] as const,
      [words('status'), names(`tripState.${trip.state}`)] as const,
      ...listPeople(trip),
      ...listTravel(trip),
    ].filter(([, value]) => value !== ''),
  });
}
