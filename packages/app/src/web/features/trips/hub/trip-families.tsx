// The families of a trip: each one's answer, the staff's steps for each, and the search for others.

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { FamilyCard } from '#contract/search/search.shapes.ts';
import { UPCOMING_STATES } from '#contract/trips/states.ts';
import type { Offer, Trip } from '#contract/trips/trip.shapes.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { HomeNotes, NotesOnFamily } from '#web/platform/suits.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from '../family-name.ts';
import { OfferList } from '../offer-list.tsx';
import { useAddFamily, useOfferSteps } from './use-offer-steps.ts';

/** The family search, with the actions for each result. */
export type Finder = (finding: {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly children: number;
  readonly actions: (family: FamilyCard) => ReactNode;
}) => ReactNode;

/** The staff’s steps for one family. */
export function OfferSteps({ trip, offer }: { readonly trip: Trip; readonly offer: Offer }) {
  const words = useTranslations('hubTrips.offer');
  const refusals = useTranslations('refusals');
  const take = useOfferSteps();
  const why = useId();
  const name = useFamilyName()(offer.hostFamily);
  return (
    <Stack gap={4} align="flex-start">
      <NotesOnFamily familyId={offer.hostFamily.id} guests={trip.students} firstDay={trip.fromDate} />
      <Group gap="xs">
        {offer.allowedSteps.map((allowed) => {
          const isHindered = allowed.hindrances.length > 0;
          const step = words(`step.${allowed.step}`);
          return (
            <Button
              key={allowed.step}
              size="compact-sm"
              variant="default"
              h="auto"
              mih={32}
              aria-label={words('title', { step, name })}
              // Stays focusable, so that screen readers announce the reason.
              {...(isHindered ? { 'aria-disabled': true, 'aria-describedby': `${why}-${allowed.step}`, 'data-disabled': true } : {})}
              onClick={() => !isHindered && void take(offer, allowed)}
            >
              {step}
            </Button>
          );
        })}
      </Group>
      {offer.allowedSteps
        .filter(({ hindrances }) => hindrances.length > 0)
        .map(({ step, hindrances }) => (
          <Text key={step} id={`${why}-${step}`} size="sm" c="dimmed" maw="50ch">
            {words(`step.${step}`)}: {hindrances.map((code) => refusals(code)).join(' ')}
          </Text>
        ))}
    </Stack>
  );
}

function Adding({ trip, family }: { readonly trip: Trip; readonly family: FamilyCard }) {
  const words = useTranslations('hubTrips.families');
  const titleOf = useFamilyTitle();
  const add = useAddFamily(trip.id);
  const name = titleOf(family.name);
  if (trip.offers.some(({ hostFamily }) => hostFamily.id === family.id)) return <Text size="sm">{words('listed')}</Text>;
  return (
    <Stack gap="xs">
      <HomeNotes home={family} guests={trip.students} firstDay={trip.fromDate} />
      <Group gap="xs">
        <Button size="sm" variant="default" aria-label={words('shortlistNamed', { name })} onClick={() => void add(family, 'potential')}>
          {words('shortlist')}
        </Button>
        <Button size="sm" aria-label={words('askNamed', { name })} onClick={() => void add(family, 'awaiting_review')}>
          {words('ask')}
        </Button>
      </Group>
    </Stack>
  );
}

/** States in which another family can be added. */
const SEARCHED: readonly Trip['state'][] = UPCOMING_STATES;

export function TripFamilies({ trip, finder }: { readonly trip: Trip; readonly finder: Finder }) {
  const words = useTranslations('hubTrips.families');
  const { capabilities } = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  const mayAdd = capabilities.includes('offers.write') && SEARCHED.includes(trip.state);
  const { fromDate, toDate, students } = trip;
  return (
    <Stack>
      <OfferList offers={trip.offers} actions={(offer) => <OfferSteps trip={trip} offer={offer} />} />
      {mayAdd && (
        <>
          <Group>
            <Button
              variant="default"
              leftSection={<IconSearch size={16} aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => setOpen((before) => !before)}
            >
              {words(isOpen ? 'hide' : 'find')}
            </Button>
          </Group>
          {isOpen && finder({ fromDate, toDate, children: students.length, actions: (family) => <Adding trip={trip} family={family} /> })}
        </>
      )}
    </Stack>
  );
}
