// One trip as its parents read it: how it stands and what comes next, the plan, the family, whom to call, the money, and what happened.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/page-arrival.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingPage } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CalendarButton } from '../calendar-button.tsx';
import { Section } from '../section.tsx';
import { namesOf } from '../students.model.ts';
import { TravelPlan } from '../travel-plan.tsx';
import { TripStateBadge } from '../trip-badges.tsx';
import { TripHistory } from '../trip-history.tsx';
import classes from '../trips.module.css';
import { EditTrip } from './edit-trip.tsx';
import { EmergencyContact, FamilyCard } from './family-card.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripInvoices } from './trip-invoices.tsx';
import { TripOffers } from './trip-offers.tsx';

function Tools({ trip, name }: { readonly trip: Trip; readonly name: string }) {
  const words = useTranslations('ownTrips');
  const { id, fromDate, toDate, hostFamily } = trip;
  const location = [hostFamily?.addressLine1 ?? '', hostFamily?.cityTown ?? '', hostFamily?.countyName ?? ''].filter((line) => line !== '');
  const stay = {
    uid: `trip-${id}@${window.location.hostname}`,
    fromDate,
    toDate,
    summary: words('calendarTitle', { name }),
    description: hostFamily?.name ?? '',
    location: location.join(', '),
  };
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        {words('print')}
      </Button>
      <CalendarButton name={`trip-${id}`} stay={stay} />
    </Group>
  );
}

function Whole({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips');
  const { state, price, wishes } = trip;
  return (
    <Stack>
      <Alert color={state === 'cancelled' ? 'gray' : 'teal'}>{words(`explained.${state}`)}</Alert>
      <TripActions trip={trip} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <Section title={words('plan')}>
            <TravelPlan trip={trip} />
            {wishes !== '' && <Text size="sm">{words('wishes', { text: wishes })}</Text>}
          </Section>
          <EditTrip trip={trip} />
          <TripOffers trip={trip} />
        </div>
        <div className={classes['column']}>
          <FamilyCard trip={trip} />
          <EmergencyContact trip={trip} />
          {price !== null && (
            <Section title={words('price')}>
              <Text size="lg" fw={600}>
                <MoneyText amount={price.amount} currency={price.currency} />
              </Text>
            </Section>
          )}
          <TripInvoices trip={trip} />
          <Section title={words('history')}>
            <TripHistory history={trip.history} />
          </Section>
        </div>
      </div>
    </Stack>
  );
}

/** With a student, the trip only if it is theirs. */
export function TripPage({ id, studentId }: { readonly id: number; readonly studentId?: number }) {
  const titles = useTranslations('titles');
  const query = studentId === undefined ? {} : { studentId };
  const { data: trip, failure, reload } = useEndpoint(readTrip, { params: { id }, query });
  const name = trip && namesOf(trip.students);
  usePageTitle(name);
  if (trip === undefined || name === undefined) {
    return failure === null ? (
      <LoadingPage />
    ) : (
      <Fault message={failure.message} onRetry={failure.statusCode === 404 ? undefined : reload} />
    );
  }
  return (
    <>
      <PageHeader
        title={name}
        beside={<TripStateBadge state={trip.state} />}
        actions={<Tools trip={trip} name={name} />}
        back={{ to: paths.travelTrips(), label: titles('page.travelTrips') }}
      />
      <Whole trip={trip} />
    </>
  );
}
