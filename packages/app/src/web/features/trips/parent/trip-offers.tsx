// The parents' actions for the families of a trip: ask a proposed one, dismiss one, and the backup.

import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { LIVE_OFFERS } from '#contract/trips/offer.machine.ts';
import { stepOffer } from '#contract/trips/offers.endpoints.ts';
import { editTrip } from '#contract/trips/trip.endpoints.ts';
import type { Offer, Trip } from '#contract/trips/trip.shapes.ts';
import { isBackupWanted, isBeforeBooked } from '#web/features/trips/trip-phase.model.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFamilyName } from '../family-name.ts';
import { OfferList } from '../offer-list.tsx';
import { reloadAfterStep } from '../reload-trips.ts';
import { Section } from '../section.tsx';
import { isBookable, searchFor } from './booking-of.ts';

function useOfferSteps({ id, version, hostFamily }: Offer) {
  const words = useTranslations('ownTrips.offers');
  const name = useFamilyName()(hostFamily);
  const take = (step: 'ask' | 'reject') => reloadAfterStep(call(stepOffer, { params: { id }, body: { step, version } }));
  return {
    async ask(): Promise<void> {
      if (!(await confirm({ title: words('askTitle', { name }), consequences: [words('askText')], confirm: words('ask') }))) return;
      if ((await take('ask')) !== null) showToast(words('asked', { name }));
    },
    async reject(): Promise<void> {
      const question = { title: words('dropTitle', { name }), consequences: [words('dropText')], confirm: words('drop') };
      if (!(await confirm({ ...question, tone: 'danger' }))) return;
      if ((await take('reject')) !== null) showToast(words('dropped', { name }));
    },
  };
}

/** Families that can still accept, or consider it: the stay can be booked with one of them. */
const BOOKABLE: readonly Offer['state'][] = ['awaiting_review', 'considering'];

function OfferActions({ offer, trip }: { readonly offer: Offer; readonly trip: Trip }) {
  const words = useTranslations('ownTrips.offers');
  const refusals = useTranslations('refusals');
  const { ask, reject } = useOfferSteps(offer);
  const name = useFamilyName()(offer.hostFamily);
  const stepOf = (wanted: string) => offer.allowedSteps.find(({ step }) => step === wanted);
  const [asking, dropping] = [stepOf('ask'), stepOf('reject')];
  const isReady = asking !== undefined && asking.hindrances.length === 0;
  return (
    <Stack gap={4} align="flex-end">
      <Group gap="xs">
        {dropping !== undefined && (
          <Button variant="subtle" color="red" aria-label={`${words('drop')}: ${name}`} onClick={() => void reject()}>
            {words('drop')}
          </Button>
        )}
        {isBookable(trip) && BOOKABLE.includes(offer.state) && (
          <Button
            component={Link}
            to={paths.travelBooking({ trip: trip.id, family: offer.hostFamily.id })}
            variant="default"
            aria-label={`${words('book')}: ${name}`}
          >
            {words('book')}
          </Button>
        )}
        {isReady && (
          <Button aria-label={`${words('ask')}: ${name}`} onClick={() => void ask()}>
            {words('ask')}
          </Button>
        )}
      </Group>
      {asking?.hindrances.map((code) => (
        <Text key={code} size="sm" maw="40ch">
          {refusals(code)}{' '}
          {code === 'studentDataMissing' && (
            <Anchor component={Link} to={paths.travelStudents()}>
              {words('complete')}
            </Anchor>
          )}
        </Text>
      ))}
    </Stack>
  );
}

function Backup({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.backup');
  const nameOf = useFamilyName();
  const { id, version, hostFamily, backupHostFamily, offers, mayNameBackup } = trip;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const others = offers.filter(
    (offer) => LIVE_OFFERS.includes(offer.state) && ![hostFamily?.id, backupHostFamily?.id].includes(offer.hostFamily.id),
  );
  async function save(): Promise<void> {
    setSaving(true);
    const body = { backupHostFamilyId: Number(chosen), version };
    const saved = await reloadAfterStep(call(editTrip, { params: { id }, body }));
    setSaving(false);
    if (saved !== null) showToast(words('saved'));
  }
  return (
    <Section title={words('title')}>
      <Text>{backupHostFamily === null ? words('none') : words('is', { name: nameOf(backupHostFamily) })}</Text>
      {mayNameBackup && (
        <Group align="flex-end" className="no-print">
          {others.length > 0 && (
            <>
              <SelectInput
                label={words('choose')}
                value={chosen}
                onChange={setChosen}
                choices={others.map(({ hostFamily: family }) => ({ value: String(family.id), label: nameOf(family) }))}
              />
              <Button variant="default" disabled={chosen === null} loading={isSaving} onClick={() => void save()}>
                {words('save')}
              </Button>
            </>
          )}
          <Button component={Link} to={searchFor(trip)} variant="subtle">
            {words('find')}
          </Button>
        </Group>
      )}
    </Section>
  );
}

export function TripOffers({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('trips.offers');
  const isOwn = trip.side === 'parent';
  return (
    <>
      <Section title={words('label')}>
        <OfferList offers={trip.offers} {...(isOwn ? { actions: (offer: Offer) => <OfferActions offer={offer} trip={trip} /> } : {})} />
      </Section>
      {isBackupWanted(trip.state) && (isBeforeBooked(trip.state) || trip.backupHostFamily !== null) && <Backup trip={trip} />}
    </>
  );
}
