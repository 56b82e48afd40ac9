// What is added to a stay: services to switch on and off, and wishes.

import { Stack, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { BookingChoices } from '#contract/booking/choices.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/current-trip.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toggleService } from './trip.model.ts';
import { draft } from './use-draft.ts';

const LONGEST_WISHES = 2000;

interface ServicesProps {
  readonly trip: CurrentTrip;
  readonly services: BookingChoices['services'];
}

export function Services({ trip, services }: ServicesProps) {
  const words = useTranslations('booking');
  return (
    <Stack gap="sm" role="group" aria-label={words('services')}>
      {services.map(({ id, name, required }) => (
        <Switch
          key={id}
          label={name}
          {...(required ? { description: words('required') } : {})}
          checked={required || trip.serviceTypeIds.includes(id)}
          disabled={required}
          onChange={() => draft.change((now) => toggleService(now, id))}
        />
      ))}
    </Stack>
  );
}

export function Wishes({ trip }: { readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  const [typed, setTyped] = useState(trip.wishes);
  return (
    <Textarea
      label={words('wishes')}
      description={words('wishesHint')}
      value={typed}
      maxLength={LONGEST_WISHES}
      autosize
      minRows={2}
      maxRows={8}
      onChange={(event) => {
        const wishes = event.currentTarget.value;
        setTyped(wishes);
        draft.change((now) => ({ ...now, wishes }));
      }}
    />
  );
}
