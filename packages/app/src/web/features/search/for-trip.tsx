// The search for a family for an existing trip: the URL keeps the trip's ID, and the profile has the button to ask the family.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LIVE_OFFERS } from '#contract/trips/offer.machine.ts';
import { makeOffers } from '#contract/trips/offers.endpoints.ts';
import { editTrip, moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import type { Offer, Trip } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns whether the trip can still be booked. */
const isBookable = ({ mayEdit, invoices }: Trip) => mayEdit && invoices.length === 0;

export function ForTrip({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('search.forTrip');
  const { id, students, fromDate, toDate } = trip;
  return (
    <Alert color="teal" title={words('title', { names: students.map(({ firstName }) => firstName).join(', ') })}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <DateRangeText from={fromDate} to={toDate} />
        </Text>
        <Text size="sm">{words('looking')}</Text>
        <Button component={Link} to={paths.travelTrip({ id })} variant="default" size="sm">
          {words('back')}
        </Button>
      </Stack>
    </Alert>
  );
}

function useTripSteps({ id, state, version }: Trip, hostFamilyId: number) {
  const words = useTranslations('search.forTrip');
  const [, navigate] = useLocation();
  const [isSending, setSending] = useState(false);
  async function take(step: Promise<unknown>, done: string): Promise<void> {
    setSending(true);
    const taken = await attemptRequest(step.then(() => true)).finally(() => setSending(false));
    await queryClient.invalidateQueries({ queryKey: toQueryKey(readTrip) });
    if (taken === null) return;
    showToast(done);
    navigate(paths.travelTrip({ id }));
  }
  const params = { id };
  return {
    isSending,
    /** A draft becomes an enquiry when the first family is asked. */
    ask: () =>
      take(
        state === 'new'
          ? call(moveTrip, { params, body: { step: 'enquire', reason: '', hostFamilyId } })
          : call(makeOffers, { params, body: { hostFamilyIds: [hostFamilyId], state: 'awaiting_review' } }),
        words('askedNow'),
      ),
    back: () => take(call(editTrip, { params, body: { backupHostFamilyId: hostFamilyId, version, reason: '' } }), words('saved')),
  };
}

const ASKED: readonly Offer['state'][] = ['awaiting_review', 'considering', 'accepted'];
const ASKABLE: readonly Offer['state'][] = ['new', 'potential', 'pending_submission'];

/** The actions for a family and a trip: book there, ask first, or add as backup. */
export function TripFamilyActions({ trip, hostFamilyId }: { readonly trip: Trip; readonly hostFamilyId: number }) {
  const words = useTranslations('search.forTrip');
  const { isSending, ask, back } = useTripSteps(trip, hostFamilyId);
  const offer = trip.offers.find((one) => one.hostFamily.id === hostFamilyId);
  const isLive = offer !== undefined && LIVE_OFFERS.includes(offer.state);
  const isOut = offer !== undefined && !isLive && offer.state !== 'new';
  const isAsked = isLive && ASKED.includes(offer.state);
  const isAskable = offer === undefined || ASKABLE.includes(offer.state);
  const isBackup = trip.backupHostFamily?.id === hostFamilyId;
  const isChosen = trip.hostFamily?.id === hostFamilyId;
  return (
    <Stack gap="sm">
      <div role="status">
        {isAsked ? <Text>{words('asked')}</Text> : null}
        {isBackup ? <Text>{words('isBackup')}</Text> : null}
      </div>
      <Group>
        {isBookable(trip) && !isOut && (
          <Button component={Link} to={paths.travelBooking({ trip: trip.id, family: hostFamilyId })}>
            {words('book')}
          </Button>
        )}
        {trip.mayEdit && isAskable && (
          <Button variant="default" loading={isSending} onClick={() => void ask()}>
            {words('ask')}
          </Button>
        )}
        {!isBackup && !isChosen && !isOut && (
          <Button variant="default" loading={isSending} onClick={() => void back()}>
            {words('backup')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
