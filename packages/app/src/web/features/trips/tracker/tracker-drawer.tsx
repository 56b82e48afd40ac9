// A tracked trip beside the list: why its lights are as they are, its steps, coordinator, follow-up, checklist and notes.

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { isTracked } from '#contract/trips/readiness.ts';
import { readTrackedTrip } from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTripDetail } from '#contract/trips/tracker.shapes.ts';
import { readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useExtendTrip } from '#web/features/trips/hub/edit/use-extend-trip.ts';
import { useResumeTrip } from '#web/features/trips/hub/edit/use-resume-trip.ts';
import { TransitionButtons } from '#web/features/trips/transition-buttons.tsx';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Coordinator } from './coordinator-form.tsx';
import { FollowUpDay, FollowUpForm } from './follow-up.tsx';
import { LightSign, LightText } from './readiness-light.tsx';
import classes from './tracker.module.css';
import { TripChecklist } from './trip-checklist.tsx';
import { TripNotes } from './trip-notes.tsx';
import { useStart, useStudents } from './use-tracked-text.ts';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" mb="xs" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

function Steps({ trip }: { readonly trip: Trip }) {
  return <TransitionButtons trip={trip} askedFor={useExtendTrip(trip)} consequencesOf={useResumeTrip(trip)} />;
}

function Lights({ trip }: { readonly trip: TrackedTripDetail }) {
  const checks = useTranslations('lists.trackedTrips.columns');
  return (
    <ul className={classes['lights']}>
      {trip.lights.map((one) => (
        <li key={one.check}>
          <Stack gap={4} align="flex-start">
            <Text size="sm" fw={600}>
              {checks(one.check)}
            </Text>
            <LightSign light={one.light} />
          </Stack>
          <LightText of={one} trip={trip} />
        </li>
      ))}
    </ul>
  );
}

function FollowUp({ trip, mayChange }: { readonly trip: TrackedTripDetail; readonly mayChange: boolean }) {
  const words = useTranslations('tripsTracker.followUp');
  const { followUp } = trip;
  // Of a trip that is over, nothing can be planned any more.
  if (mayChange && isTracked(trip.state)) return <FollowUpForm key={followUp?.at ?? ''} trip={trip} />;
  if (followUp === null) return <Text size="sm">{words('none')}</Text>;
  return (
    <Stack gap={2}>
      <Text size="sm" component="div">
        <FollowUpDay on={followUp.day} />
      </Text>
      <Text size="sm">{followUp.text}</Text>
    </Stack>
  );
}

function Content({ trip }: { readonly trip: TrackedTripDetail }) {
  const words = useTranslations('tripsTracker');
  const titleOf = useFamilyTitle();
  const start = useStart();
  const { capabilities } = useSignedInUser();
  const whole = useEndpoint(readTrip, { params: { id: trip.id }, query: {} }).data;
  const mayChange = capabilities.includes('trips.follow');
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Group gap="xs">
          <TripStateBadge state={trip.state} />
          {isTracked(trip.state) && <Text size="sm">{start(trip)}</Text>}
        </Group>
        <Text size="sm">
          <DateRangeText from={trip.fromDate} to={trip.toDate} />
          {trip.hostFamilyName !== null && `, ${titleOf(trip.hostFamilyName)}`}
          {trip.countyName !== null && `, ${trip.countyName}`}
        </Text>
        <Group>
          <Button component={Link} to={paths.hubTripEdit({ id: trip.id })} variant="default">
            {words('edit')}
          </Button>
        </Group>
      </Stack>
      {trip.lights.length > 0 && (
        <Section title={words('readiness')}>
          <Lights trip={trip} />
        </Section>
      )}
      {whole !== undefined && whole.allowedTransitions.length > 0 && (
        <Section title={words('state')}>
          <Steps trip={whole} />
        </Section>
      )}
      <Section title={words('coordinator.label')}>
        <Coordinator trip={trip} />
      </Section>
      <Section title={words('followUp.title')}>
        <FollowUp trip={trip} mayChange={mayChange} />
      </Section>
      <Section title={words('checklist.title')}>
        <TripChecklist trip={trip} mayChange={mayChange} />
      </Section>
      <Section title={words('notes.title')}>
        <TripNotes trip={trip} mayChange={mayChange} />
      </Section>
    </Stack>
  );
}

interface TrackerDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function TrackerDrawer({ id, onClose }: TrackerDrawerProps) {
  const words = useTranslations('tripsTracker');
  const students = useStudents();
  const { data, failure, reload } = useEndpoint(readTrackedTrip, { params: { id } });
  return (
    <SideDrawer title={data === undefined ? words('one') : students(data)} onClose={onClose}>
      {data !== undefined && <Content trip={data} />}
      {data === undefined &&
        (failure === null ? (
          <LoadingRows count={6} />
        ) : (
          <Fault message={failure.message} onRetry={failure.statusCode === 404 ? undefined : reload} />
        ))}
    </SideDrawer>
  );
}
