// The link back to an unfinished booking from any device; renders nothing if there is none.

import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { readCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useStore } from '#web/platform/store.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countNights, isBegun } from './trip.model.ts';
import { draft, useBooker } from './use-draft.ts';

export function SavedBooking() {
  const words = useTranslations('ownTrips');
  const titleOf = useFamilyTitle();
  const { userId, mayBook } = useBooker();
  const here = useStore(draft);
  const { data } = useEndpoint(readCurrentTrip, {}, { when: mayBook && userId !== null });
  // Choices made before sign-in, or not saved yet, are newer than the server's copy.
  const isNewer = here.unsaved && isBegun(here.trip) && (here.owner ?? userId) === userId;
  const trip = isNewer ? here.trip : data?.currentTrip;
  const familyId = trip?.hostFamilyId ?? null;
  const family = useEndpoint(readFamilyProfile, { params: { id: familyId ?? 0 } }, { when: mayBook && familyId !== null }).data;
  if (!mayBook || trip === undefined || !isBegun(trip)) return null;
  const { fromDate, toDate } = trip;
  return (
    <Card component="section" aria-label={words('begun.title')} mb="md">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h4">
            {words('begun.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {words('begun.text')}
          </Text>
          {fromDate === null || toDate === null || countNights(trip) === null ? null : (
            <Text>
              <DateRangeText from={fromDate} to={toDate} />
            </Text>
          )}
          {family === undefined ? null : <Text>{titleOf(family.name)}</Text>}
        </div>
        <Button component={Link} to={paths.travelBooking({ step: 'review' })}>
          {words('begun.go')}
        </Button>
      </Group>
    </Card>
  );
}
