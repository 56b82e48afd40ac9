// Shows that a booking was started from a trip and will book that one, with the option to book a new trip instead.

import { Alert, Button, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { draft } from './use-draft.ts';

/** Detaches the booking from the existing trip, so that it creates a new one. */
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

/** Shown if the trip named in the URL can't be booked any more. */
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
