// A trip as shown to its parents: status and next steps, the plan, the family, contacts, money and history.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { OVER_STATES, type TripState } from '#contract/trips/states.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { isOver } from '#web/features/trips/trip-phase.model.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CalendarButton } from '../calendar-button.tsx';
import { CampsCalledOff } from '../camps-called-off.tsx';
import { useFamilyName } from '../family-name.ts';
import { TripPriceChange } from '../price-change.tsx';
import { Section } from '../section.tsx';
import { joinStudentNames } from '../students.model.ts';
import { useJourneyName } from '../transfers/transfer-lines.tsx';
import { toCalendarMoments } from '../transfers/transfers.model.ts';
import { TransfersPart } from '../transfers/transfers-part.tsx';
import { TravelPlan } from '../travel-plan.tsx';
import { TripStateBadge } from '../trip-badges.tsx';
import { TripHistory } from '../trip-history.tsx';
import classes from '../trips.module.css';
import { ChooseFamily } from './choose-family.tsx';
import { EditTrip } from './edit-trip.tsx';
import { EmergencyContact, FamilyCard } from './family-card.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripInvoices } from './trip-invoices.tsx';
import { TripMoney } from './trip-money.tsx';
import { TripOffers } from './trip-offers.tsx';

function Tools({ trip, name }: { readonly trip: Trip; readonly name: string }) {
  const words = useTranslations('ownTrips');
  const familyName = useFamilyName();
  const nameOf = useJourneyName(trip.students);
  const { id, state, fromDate, toDate, hostFamily, transfers } = trip;
  const location = [hostFamily?.addressLine1 ?? '', hostFamily?.cityTown ?? '', hostFamily?.countyName ?? ''].filter((line) => line !== '');
  const stay = {
    uid: `trip-${id}@${window.location.hostname}`,
    fromDate,
    toDate,
    summary: words('calendarTitle', { name }),
    description: hostFamily === null ? '' : familyName(hostFamily),
    location: location.join(', '),
    moments: toCalendarMoments(transfers, (transfer) => `${nameOf(transfer)}: ${name}`),
  };
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        {words('print')}
      </Button>
      {!isOver(state) && <CalendarButton name={`trip-${id}`} stay={stay} />}
    </Group>
  );
}

/** Closed or cancelled, so emergency contacts don't apply any more. */
const isPast = (state: TripState) => (OVER_STATES as readonly TripState[]).includes(state);

function Whole({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips');
  const prices = useTranslations('hubTrips.price');
  const transfers = useTranslations('trips.transfers');
  const { state, price, wishes } = trip;
  return (
    <Stack>
      {!trip.mayChooseFamily && <Alert color={state === 'cancelled' ? 'gray' : 'teal'}>{words(`explained.${state}`)}</Alert>}
      <CampsCalledOff trip={trip} />
      <TripPriceChange trip={trip} />
      <ChooseFamily trip={trip} />
      <TripMoney trip={trip} />
      <TripActions trip={trip} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <Section title={words('plan')}>
            <TravelPlan trip={trip} />
            {wishes !== '' && <Text size="sm">{words('wishes', { text: wishes })}</Text>}
          </Section>
          {!isOver(state) && (
            <div className="no-print">
              <Section title={transfers('title')}>
                <TransfersPart trip={trip} isBesidePlan />
              </Section>
            </div>
          )}
          <EditTrip trip={trip} />
          <TripOffers trip={trip} />
        </div>
        <div className={classes['column']}>
          <FamilyCard trip={trip} />
          {!isPast(state) && <EmergencyContact trip={trip} />}
          {price !== null && state !== 'cancelled' && (
            <Section title={words('price')}>
              <Text size="lg" fw={600}>
                <MoneyText amount={price.amount} currency={price.currency} />
              </Text>
              {trip.vatExempt && <Text size="sm">{prices('exempt')}</Text>}
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

/** With a student, the trip is only shown if the student is part of it. */
export function TripPage({ id, studentId }: { readonly id: number; readonly studentId?: number }) {
  const titles = useTranslations('titles');
  const query = studentId === undefined ? {} : { studentId };
  const { data: trip, failure, reload } = useEndpoint(readTrip, { params: { id }, query });
  const name = trip && joinStudentNames(trip.students);
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
