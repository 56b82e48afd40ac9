// The facts of a trip as text, for users who can't edit it.

import { Stack, Text } from '@mantine/core';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { DateRangeText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from '../family-name.ts';
import { joinStudentNames } from '../students.model.ts';

export function TripFacts({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hubTrips');
  const label = useTranslations('lists.trips.columns');
  const nameOf = useFamilyName();
  const { parent, agent, coordinator, coordinatorArea, group, hostFamily, backupHostFamily, wishes, notes } = trip;
  const area = coordinatorArea === null ? [] : [words('coordinatorFrom', { area: coordinatorArea })];
  const coordinatorText = coordinator === null ? undefined : [coordinator.name, ...area].join(' – ');
  const details = [
    { label: words('details.dates'), value: <DateRangeText from={trip.fromDate} to={trip.toDate} /> },
    { label: words('details.students'), value: joinStudentNames(trip.students) },
    { label: label('tripType'), value: trip.tripType.name },
    { label: words('details.family'), value: hostFamily && nameOf(hostFamily) },
    { label: words('details.backup'), value: backupHostFamily && nameOf(backupHostFamily) },
    { label: label('parent'), value: parent?.name },
    { label: label('agent'), value: agent?.name },
    { label: words('column.coordinator'), value: coordinatorText },
    { label: words('column.group'), value: group?.name },
    { label: label('business'), value: trip.business.name },
    { label: label('createdAt'), value: <InstantText at={trip.createdAt} /> },
    ...(wishes === '' ? [] : [{ label: words('details.wishes'), value: wishes }]),
    ...(notes === null || notes === '' ? [] : [{ label: words('details.notes'), value: notes }]),
  ];
  return <ResourceDetails details={details} />;
}

/** Explains why there is no form. */
export function FixedNote() {
  const words = useTranslations('hubTrips');
  return <Text c="dimmed">{words('fixed')}</Text>;
}

/** Shows the facts below the explanation. */
export function FixedFacts({ trip }: { readonly trip: Trip }) {
  return (
    <Stack>
      <FixedNote />
      <TripFacts trip={trip} />
    </Stack>
  );
}
