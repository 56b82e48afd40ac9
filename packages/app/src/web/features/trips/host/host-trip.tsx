// A stay as shown to its host: status and actions, students, the plan, the payout, and contacts.

import { Alert, Group, Stack, Text } from '@mantine/core';
import { LIVE_OFFERS } from '#contract/trips/offer.machine.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Offer, Trip } from '#contract/trips/trip.shapes.ts';
import { isOver } from '#web/features/trips/trip-phase.model.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { usePageTitle } from '#web/platform/navigation/page-arrival.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingPage } from '#web/ui/skeletons.tsx';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CalendarButton } from '../calendar-button.tsx';
import { ContactLines } from '../contact-lines.tsx';
import { OfferMessages } from '../offer-messages.tsx';
import { Section } from '../section.tsx';
import { joinStudentNames } from '../students.model.ts';
import { useJourneyName } from '../transfers/transfer-lines.tsx';
import { toCalendarMoments } from '../transfers/transfers.model.ts';
import { TravelPlan } from '../travel-plan.tsx';
import { OfferStateBadge, TripStateBadge } from '../trip-badges.tsx';
import { TripHistory } from '../trip-history.tsx';
import classes from '../trips.module.css';
import { getExplanation } from './explained.model.ts';
import { HostActions } from './host-actions.tsx';
import { MessageLink } from './message-link.tsx';
import { StudentCard } from './student-card.tsx';

/** The family may still host, so the information for after the booking is relevant. */
const isHoped = (own: Offer | undefined) => own !== undefined && LIVE_OFFERS.includes(own.state);

function Paid({ trip: { payout, offers } }: { readonly trip: Trip }) {
  const words = useTranslations('hostings');
  if (payout === null && !isHoped(offers[0])) return null;
  return (
    <Section title={words('payout')}>
      {payout === null ? (
        <Text c="dimmed">{words('payoutLater')}</Text>
      ) : (
        <>
          <Text size="lg" fw={600}>
            <MoneyText amount={payout.amount} currency={payout.currency} />
          </Text>
          {payout.dueDate !== null && (
            <Text size="sm">
              {words('payoutDue')} <DateText day={payout.dueDate} />
            </Text>
          )}
        </>
      )}
    </Section>
  );
}

function Reached({ trip: { parent, coordinator, offers } }: { readonly trip: Trip }) {
  const words = useTranslations('hostings');
  if (parent === null && coordinator === null && !isHoped(offers[0])) return null;
  return (
    <Section title={words('contact')}>
      {parent === null ? (
        isHoped(offers[0]) && <Text>{words('contactLater')}</Text>
      ) : (
        <>
          <Text>{words('parent', { name: parent.name })}</Text>
          <ContactLines email={parent.email} phone={parent.phone} />
        </>
      )}
      {coordinator !== null && (
        <>
          <Text>{words('coordinator', { name: coordinator.name })}</Text>
          <ContactLines email={coordinator.email} phone={coordinator.phone} />
        </>
      )}
    </Section>
  );
}

function Whole({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('hostings');
  const messages = useTranslations('trips.messages');
  const own = trip.offers[0];
  const names = joinStudentNames(trip.students);
  return (
    <Stack>
      {own !== undefined && <Alert color="teal">{words(`explained.${getExplanation(own.state, trip.state)}`)}</Alert>}
      {own !== undefined && own.withdrawalAskedAt !== null && own.state === 'accepted' && (
        <Alert color="yellow">
          {words('withdraw.asked')} <InstantText at={own.withdrawalAskedAt} />
        </Alert>
      )}
      {own !== undefined && (
        <Group gap="xs">
          <MessageLink conversationId={own.conversationId} name={names} />
          <HostActions
            offer={{
              ...own,
              tripState: trip.state,
              studentNames: names,
              fromDate: trip.fromDate,
              toDate: trip.toDate,
              payout: trip.payout,
            }}
          />
        </Group>
      )}
      <div className={classes['columns']}>
        <div className={classes['column']}>
          {trip.students.map((student) => (
            <StudentCard key={student.id} student={student} />
          ))}
          <Section title={words('plan')}>
            <TravelPlan trip={trip} />
            {trip.wishes !== '' && <Text size="sm">{words('wishes', { text: trip.wishes })}</Text>}
          </Section>
        </div>
        <div className={classes['column']}>
          <Paid trip={trip} />
          <Reached trip={trip} />
          {own !== undefined && own.messages.length > 0 && (
            <Section title={messages('label')}>
              <OfferMessages messages={own.messages} />
            </Section>
          )}
          <Section title={words('history')}>
            <TripHistory history={trip.history} />
          </Section>
        </div>
      </div>
    </Stack>
  );
}

export function HostTrip({ id }: { readonly id: number }) {
  const words = useTranslations('hostings');
  const titles = useTranslations('titles');
  const { data: trip, failure, reload } = useEndpoint(readTrip, { params: { id } });
  const name = trip && joinStudentNames(trip.students);
  const nameOf = useJourneyName(trip?.students ?? []);
  usePageTitle(name);
  if (trip === undefined || name === undefined) {
    return failure === null ? (
      <LoadingPage />
    ) : (
      <Fault message={failure.message} onRetry={failure.statusCode === 404 ? undefined : reload} />
    );
  }
  const own = trip.offers[0];
  const moments = toCalendarMoments(trip.transfers, (transfer) => `${nameOf(transfer)}: ${name}`);
  const stay = {
    moments,
    fromDate: trip.fromDate,
    toDate: trip.toDate,
    summary: words('calendarTitle', { name }),
    description: '',
    location: '',
  };
  return (
    <>
      <PageHeader
        title={name}
        beside={
          own === undefined || own.state === 'accepted' ? <TripStateBadge state={trip.state} /> : <OfferStateBadge state={own.state} />
        }
        actions={
          isHoped(own) &&
          !isOver(trip.state) && <CalendarButton name={`stay-${id}`} stay={{ uid: `trip-${id}@${window.location.hostname}`, ...stay }} />
        }
        back={{ to: paths.hostHostings(), label: titles('page.hostHostings') }}
      />
      <Whole trip={trip} />
    </>
  );
}
