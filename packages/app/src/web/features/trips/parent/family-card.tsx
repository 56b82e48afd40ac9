// The host family of a trip as shown to parents: address and contact only once the server sends them, from booking on.

import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { TripState } from '#contract/trips/states.ts';
import type { FamilyOfTrip, Trip } from '#contract/trips/trip.shapes.ts';
import { isBeforeBooked, isOver } from '#web/features/trips/trip-phase.model.ts';
import { paths } from '#web/paths.ts';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ContactLines } from '../contact-lines.tsx';
import { useFamilyName } from '../family-name.ts';
import { placeOf } from '../offer-list.tsx';
import { Section } from '../section.tsx';
import { searchFor } from './booking-of.ts';

function Known({ family, state }: { readonly family: FamilyOfTrip; readonly state: TripState }) {
  const words = useTranslations('ownTrips.family');
  const nameOf = useFamilyName();
  const { name, photoRef, addressLine1, cityTown, countyName, email, phone } = family;
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <PersonPicture person={{ firstName: name, lastName: '', avatarRef: photoRef }} size={64} />
        <div>
          <Anchor component={Link} to={paths.travelFamily({ id: family.id })} fw={600}>
            {nameOf(family)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {placeOf(family)}
          </Text>
        </div>
      </Group>
      {addressLine1 === null ? (
        isBeforeBooked(state) && <Text size="sm">{words('addressLater')}</Text>
      ) : (
        <Text component="address" fs="normal">
          {[addressLine1, cityTown, countyName].filter((line) => line !== '').join(', ')}
        </Text>
      )}
      <ContactLines email={email} phone={phone} />
    </>
  );
}

export function FamilyCard({ trip }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.family');
  const { hostFamily } = trip;
  if (hostFamily === null && isOver(trip.state)) return null;
  return (
    <Section title={words('title')}>
      {hostFamily === null ? (
        <>
          <Text>{words('matching')}</Text>
          {trip.mayEdit && (
            <Button component={Link} to={searchFor(trip)} variant="default" className="no-print">
              {words('find')}
            </Button>
          )}
        </>
      ) : (
        <Known family={hostFamily} state={trip.state} />
      )}
    </Section>
  );
}

/** Shows the contact for emergencies at any time. */
export function EmergencyContact({ trip: { coordinator } }: { readonly trip: Trip }) {
  const words = useTranslations('ownTrips.emergency');
  return (
    <Section title={words('title')}>
      {coordinator === null ? (
        <Text>
          {words('none')}{' '}
          <Anchor component={Link} to={paths.contactUs()}>
            {words('contactUs')}
          </Anchor>
        </Text>
      ) : (
        <>
          <Text>{words('coordinator', { name: coordinator.name })}</Text>
          <ContactLines email={coordinator.email} phone={coordinator.phone} />
        </>
      )}
    </Section>
  );
}
