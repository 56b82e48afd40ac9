// The actions of a parent for a trip: book, write to the family, cancel before booking, and ask staff for anything else.

import { Button, Group } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'wouter';
import { askAboutTrip } from '#contract/trips/trip.endpoints.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadAfterStep } from '../reload-trips.ts';
import { TransitionButtons } from '../transition-buttons.tsx';
import { isBookable } from './booking-of.ts';
import { useCancelConsequences } from './use-cancel.ts';

function useAsk(tripId: number) {
  const words = useTranslations('ownTrips.ask');
  return async (what: 'cancel' | 'change'): Promise<void> => {
    const text = await askReason({
      title: words(`${what}Title`),
      consequences: [words(`${what}Text`)],
      label: words('label'),
      confirm: words('send'),
      maxLength: 2000,
    });
    if (text === null) return;
    if ((await reloadAfterStep(call(askAboutTrip, { params: { id: tripId }, body: { what, text } }))) !== null) showToast(words('sent'));
  };
}

export function TripActions({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips');
  const opens = useCanOpen('travelMessages');
  const ask = useAsk(trip.id);
  const consequencesOfCancelling = useCancelConsequences(trip.id);
  const { side, hostFamily, offers, mayAsk } = trip;
  if (side !== 'parent') return null;
  const cancels = trip.allowedTransitions.some(({ step }) => step === 'cancel');
  const chosen = offers.find((offer) => offer.hostFamily.id === hostFamily?.id);
  const conversationId = chosen?.conversationId ?? offers.find((offer) => offer.conversationId !== null)?.conversationId ?? null;
  const canWrite = conversationId !== null && opens;
  if (!isBookable(trip) && !canWrite && !mayAsk && trip.allowedTransitions.length === 0) return null;
  return (
    <Group gap="xs" align="flex-start" className="no-print">
      {isBookable(trip) && (
        <Button component={Link} to={paths.travelBooking({ trip: trip.id })}>
          {words('book')}
        </Button>
      )}
      {canWrite && (
        <Button
          component={Link}
          to={paths.travelMessages({ conversation: conversationId })}
          variant="default"
          leftSection={<IconMessageCircle size={16} aria-hidden />}
        >
          {words('card.message')}
        </Button>
      )}
      {mayAsk && (
        <>
          <Button variant="default" onClick={() => void ask('change')}>
            {words('ask.change')}
          </Button>
          {/* Parents who can cancel themselves don't need to ask. */}
          {!cancels && (
            <Button variant="default" onClick={() => void ask('cancel')}>
              {words('ask.cancel')}
            </Button>
          )}
        </>
      )}
      <TransitionButtons
        trip={trip}
        // Reserving happens through booking and paying.
        without={['reserve', 'enquire']}
        consequencesOf={async (step) => (step === 'cancel' ? consequencesOfCancelling() : [])}
      />
    </Group>
  );
}
