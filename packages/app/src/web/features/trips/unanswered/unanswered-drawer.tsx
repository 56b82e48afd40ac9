// The drawer of an offer that a family hasn't answered: what was tried, calls, and another family instead.

import { Anchor, Button, Group, Stack, Text, Timeline, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { readUnansweredOffer } from '#contract/trips/unanswered.endpoints.ts';
import type { OfferContact, UnansweredDetail } from '#contract/trips/unanswered.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CallForm } from './call-form.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import { Replacements } from './replacements.tsx';
import { useUnansweredSteps } from './use-unanswered-steps.ts';

function Details({ offer }: { readonly offer: UnansweredDetail }) {
  const label = useTranslations('lists.unansweredOffers.columns');
  const words = useTranslations('unanswered');
  const { phone, student, fromDate, toDate, tripId } = offer;
  const isTripOpen = useCanOpen('hubTripEdit');
  const details = [
    { label: label('hoursWaiting'), value: String(offer.hoursWaiting) },
    { label: label('askedAt'), value: <InstantText at={offer.askedAt} /> },
    { label: label('phone'), value: phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor> },
    { label: label('student'), value: student },
    {
      label: words('dates'),
      value: isTripOpen ? (
        <Anchor component={Link} to={paths.hubTripEdit({ id: tripId })} inherit>
          <DateRangeText from={fromDate} to={toDate} />
        </Anchor>
      ) : (
        <DateRangeText from={fromDate} to={toDate} />
      ),
    },
    { label: label('county'), value: offer.county },
  ];
  return <ResourceDetails details={details} />;
}

function Contacts({ contacts }: { readonly contacts: readonly OfferContact[] }) {
  const words = useTranslations('unanswered');
  const outcomes = useTranslations('names.callOutcome');
  if (contacts.length === 0) return <Text size="sm">{words('nothingTried')}</Text>;
  return (
    <Timeline bulletSize={12} lineWidth={2}>
      {contacts.map(({ id, channel, outcome, note, by, at, state }) => (
        <Timeline.Item key={id} title={outcome === null ? words(`channel.${channel}`) : outcomes(outcome)}>
          {(channel === 'sms' || state !== 'sent') && <Text size="sm">{words(`textState.${state}`)}</Text>}
          {note !== '' && <Text size="sm">{note}</Text>}
          <Text size="xs" c="dimmed">
            <InstantText at={at} />
            {`, ${by || words('byProduct')}`}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function Content({ offer, onClose }: { readonly offer: UnansweredDetail; readonly onClose: () => void }) {
  const words = useTranslations('unanswered');
  const steps = useUnansweredSteps();
  const { capabilities } = useSignedInUser();
  const [isReplacing, setReplacing] = useState(false);
  const [isReminding, setReminding] = useState(false);
  return (
    <Stack>
      <Group gap="xs">
        <Button onClick={() => setReminding(true)}>{words('act.remind')}</Button>
        {capabilities.includes('offers.replace') && (
          <Button variant="default" aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
            {words('act.replace')}
          </Button>
        )}
        {!offer.isPaused && (
          <Button variant="default" c="red" onClick={() => void steps.pause(offer)}>
            {words('act.pause')}
          </Button>
        )}
      </Group>
      {isReminding && <ReminderDialog ids={[offer.id]} onClose={() => setReminding(false)} />}
      {isReplacing && <Replacements offer={offer} onReplaced={onClose} />}
      <Details offer={offer} />
      <section aria-label={words('call.title')}>
        <Title order={3} size="h5" mb="xs">
          {words('call.title')}
        </Title>
        <CallForm id={offer.id} />
      </section>
      <section aria-label={words('tried')}>
        <Title order={3} size="h5" mb="xs">
          {words('tried')}
        </Title>
        <Contacts contacts={offer.contacts} />
      </section>
    </Stack>
  );
}

interface UnansweredDrawerProps {
  /** The offer's. */
  readonly id: number;
  readonly onClose: () => void;
}

export function UnansweredDrawer({ id, onClose }: UnansweredDrawerProps) {
  const words = useTranslations('unanswered');
  const { data: offer, failure, reload } = useEndpoint(readUnansweredOffer, { params: { id } });
  return (
    <SideDrawer title={offer?.family ?? words('one')} size={760} onClose={onClose}>
      {failure !== null && offer === undefined && <Fault message={failure.message} onRetry={reload} />}
      {offer === undefined && failure === null && <LoadingRows count={8} />}
      {offer !== undefined && <Content offer={offer} onClose={onClose} />}
    </SideDrawer>
  );
}
