// A parent's trip as a card: students, family, dates, status, amount due, and actions.

import { Anchor, Button, Card, Group, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { TripCard as Shown } from '#contract/trips/cards.shapes.ts';
import { listTripMoves } from '#contract/trips/trip.machine.ts';
import { paths } from '#web/paths.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { DateRangeText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { TripStateBadge } from '../trip-badges.tsx';
import classes from '../trips.module.css';
import { useTripMove } from '../use-trip-move.ts';
import { useCancelConsequences } from './use-cancel.ts';

export interface Due {
  readonly currency: string;
  readonly amount: string;
}

function CancelButton({ card, name }: { readonly card: Shown; readonly name: string }) {
  const words = useTranslations('ownTrips');
  const move = useTripMove(card);
  const consequencesOf = useCancelConsequences(card.id);
  async function cancel(): Promise<void> {
    const consequences = await consequencesOf();
    if (consequences !== null) await move({ step: 'cancel', to: 'cancelled', needsReason: true }, { consequences });
  }
  return (
    <Button variant="subtle" color="red" aria-label={`${words('card.cancel')}: ${name}`} onClick={() => void cancel()}>
      {words('card.cancel')}
    </Button>
  );
}

export function TripCard({ card, due }: { readonly card: Shown; readonly due: readonly Due[] }) {
  const words = useTranslations('ownTrips');
  const opens = useCanOpen('travelMessages');
  const titleOf = useFamilyTitle();
  const { id, state, student, students, hostFamily, backups, conversationId, amount, currency } = card;
  const name = [student.firstName, student.lastName ?? ''].join(' ').trim();
  const canCancel = listTripMoves(state, ['Parent']).some(({ step }) => step === 'cancel');
  return (
    <Card component="li" className={classes['card'] ?? ''}>
      <Group gap="sm" wrap="nowrap">
        <PersonPicture
          person={{ firstName: student.firstName, lastName: student.lastName ?? '', avatarRef: student.photos[0] }}
          size={40}
        />
        <div>
          <Anchor component={Link} to={paths.travelTrip({ id })} fw={600}>
            {name}
          </Anchor>
          {students > 1 && (
            <Text size="sm" c="dimmed">
              {words('card.others', { count: students - 1 })}
            </Text>
          )}
        </div>
      </Group>
      <div>
        <TripStateBadge state={state} />
      </div>
      <Text>
        <DateRangeText from={card.fromDate} to={card.toDate} />
      </Text>
      <Text>
        {hostFamily === null
          ? words('card.matching')
          : words('card.with', { family: hostFamily.parentGuardianOneLastName, county: hostFamily.countyName })}
      </Text>
      {backups !== undefined && backups.length > 0 && (
        <Text size="sm" c="dimmed">
          {words('card.backups', { names: backups.map(titleOf).join(', ') })}
        </Text>
      )}
      {amount !== null && currency !== null && (
        <Text size="sm">
          {words('card.price')} <MoneyText amount={amount} currency={currency} />
        </Text>
      )}
      {due.map((one) => (
        <Text key={one.currency} size="sm" fw={600}>
          {words('card.due')} <MoneyText amount={one.amount} currency={one.currency} />
        </Text>
      ))}
      <Group gap="xs" className={classes['foot'] ?? ''}>
        <Button component={Link} to={paths.travelTrip({ id })} variant="default" aria-label={`${words('card.open')}: ${name}`}>
          {words('card.open')}
        </Button>
        {conversationId !== null && opens && (
          <Button
            component={Link}
            to={paths.travelMessages({ conversation: conversationId })}
            variant="subtle"
            leftSection={<IconMessageCircle size={16} aria-hidden />}
            aria-label={`${words('card.message')}: ${name}`}
          >
            {words('card.message')}
          </Button>
        )}
        {canCancel && <CancelButton card={card} name={name} />}
      </Group>
    </Card>
  );
}
