// A booking that was begun from a trip: that it is that one which is booked, and the way out of it.

import { Alert, Button, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { draft } from './use-draft.ts';

/** It is no more the booking of a trip that is there: a new one is made of it. */
export const bookAsNewTrip = () => draft.change((now) => ({ ...now, tripId: null }));

export function OfTrip({ trip: { tripId } }: { readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  if (tripId === null) return null;
  return (
    <Alert color="teal" title={words('ofTrip.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{words('ofTrip.text')}</Text>
        <Button component={Link} to={paths.travelTrip({ id: tripId })} variant="default" size="sm">
          {words('booked.trip')}
        </Button>
        <Button variant="subtle" size="sm" onClick={bookAsNewTrip}>
          {words('ofTrip.asNew')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** What the address names can't be booked any more. */
export function TripIsOver({ id }: { readonly id: number }) {
  const words = useTranslations('booking');
  return (
    <EmptyState
      title={words('ofTrip.over')}
      text={words('ofTrip.overText')}
      action={
        <Button component={Link} to={paths.travelTrip({ id })}>
          {words('booked.trip')}
        </Button>
      }
    />
  );
}
