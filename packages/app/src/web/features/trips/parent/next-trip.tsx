// The next trip of a parent, with the days until it starts, and shortcuts.

import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { listTripCards } from '#contract/trips/cardlist.endpoints.ts';
import type { TripCard } from '#contract/trips/cards.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { countNightsBetween } from '#web/ui/calendar/days.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { TripStateBadge } from '../trip-badges.tsx';

function Shown({ card }: { readonly card: TripCard }) {
  const words = useTranslations('travelDashboard');
  const own = useTranslations('ownTrips.card');
  const today = useToday();
  const { id, fromDate, toDate, student, hostFamily } = card;
  const away = countNightsBetween(today, fromDate);
  const countdown =
    away > 0 ? words('inDays', { days: away }) : words('dayOf', { day: 1 - away, days: countNightsBetween(fromDate, toDate) + 1 });
  return (
    <Card component="section" aria-label={words('next')}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text size="sm" c="dimmed">
            {words('next')}
          </Text>
          <Title order={2} size="h3">
            {[student.firstName, student.lastName ?? ''].join(' ').trim()}
          </Title>
        </div>
        <TripStateBadge state={card.state} />
      </Group>
      <Text size="xl" fw={700} my="xs">
        {countdown}
      </Text>
      <Text>
        <DateRangeText from={fromDate} to={toDate} />
      </Text>
      <Text mb="md">
        {hostFamily === null
          ? own('matching')
          : own('with', { family: hostFamily.parentGuardianOneLastName, county: hostFamily.countyName })}
      </Text>
      <div>
        <Button component={Link} to={paths.travelTrip({ id })} variant="default">
          {own('open')}
        </Button>
      </div>
    </Card>
  );
}

/** Shows the current trip, or the next one. */
export function NextTrip() {
  const words = useTranslations('travelDashboard');
  const current = useEndpoint(listTripCards, { query: { tabFilter: 'current' } });
  const upcoming = useEndpoint(listTripCards, { query: {} });
  const failed = current.failure ?? upcoming.failure;
  if (failed !== null) {
    return (
      <Fault
        message={failed.message}
        onRetry={() => {
          current.reload();
          upcoming.reload();
        }}
      />
    );
  }
  if (current.data === undefined || upcoming.data === undefined) return <LoadingCards count={1} />;
  const card = current.data.trips.data[0] ?? upcoming.data.trips.data[0];
  return card === undefined ? <EmptyState title={words('none')} text={words('noneText')} /> : <Shown card={card} />;
}

export function TravelShortcuts() {
  const words = useTranslations('travelDashboard');
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={paths.travelStudentEdit({ id: 'new' })}
        variant="default"
        leftSection={<IconUserPlus size={16} aria-hidden />}
      >
        {words('addChild')}
      </Button>
      <Button component={Link} to={paths.travelSearch()} leftSection={<IconPlus size={16} aria-hidden />}>
        {words('book')}
      </Button>
    </Group>
  );
}
