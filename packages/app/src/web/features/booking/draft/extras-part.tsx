// Extras of a stay: services to switch on and off, each with its price, and wishes.

import { Stack, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { BookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toggleService } from './trip.model.ts';
import { draft } from './use-draft.ts';
import { useExtraPrices } from './use-extra-prices.ts';

const LONGEST_WISHES = 2000;

interface ServicesProps {
  readonly trip: CurrentTrip;
  readonly services: BookingChoices['services'];
}

export function Services({ trip, services }: ServicesProps) {
  const words = useTranslations('booking');
  const money = useMoneyText();
  const prices = useExtraPrices(trip, services);
  function told({ id, required }: BookingChoices['services'][number]): string | null {
    if (required) return words('required');
    const price = prices.get(id);
    if (price === undefined) return null;
    return Number(price.amount) === 0
      ? words('extraFree')
      : words(price.isTaxed ? 'extraPriceBeforeVat' : 'extraPrice', { amount: money(price) });
  }
  return (
    <Stack gap="sm" role="group" aria-label={words('services')}>
      {services.map((service) => (
        <Switch
          key={service.id}
          label={service.name}
          description={told(service)}
          checked={service.required || trip.serviceTypeIds.includes(service.id)}
          disabled={service.required}
          onChange={() => draft.change((now) => toggleService(now, service.id))}
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
