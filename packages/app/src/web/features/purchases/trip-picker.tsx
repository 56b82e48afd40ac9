// A picker for a trip by names of its people or its number.

import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { findTrips, readTripFacts } from '#contract/trips/trips.endpoints.ts';
import type { TripFacts } from '#contract/trips/trips.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface TripPickerProps {
  readonly value: number | null;
  readonly onChange: (trip: TripFacts | null) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

export function TripPicker({ value, onChange, error, required = false }: TripPickerProps) {
  const words = useTranslations('purchases.trip');
  const tag = useFormatLocale();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const chosen = useEndpoint(readTripFacts, { params: { id: value ?? 0 } }, { when: value !== null }).data;
  const labelOf = ({ id, studentName, fromDate, toDate }: TripFacts) =>
    `${studentName} · ${writeDayRange(fromDate, toDate, { tag, style: 'short' })} · ${id}`;
  const isChosen = value !== null && chosen !== undefined && typed === labelOf(chosen);
  const { data } = useEndpoint(findTrips, { query: { search: isChosen ? '' : search } });
  const found = data?.data ?? [];
  const offered = value === null || chosen === undefined || found.some(({ id }) => id === value) ? found : [chosen, ...found];
  return (
    <Select
      label={words('label')}
      description={words('hint')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words('clear'), 'aria-hidden': false, tabIndex: 0 }}
      data={offered.map((trip) => ({ value: String(trip.id), label: labelOf(trip) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(offered.find((trip) => String(trip.id) === id) ?? null)}
      nothingFoundMessage={data === undefined ? words('searching') : words('nothingFound')}
      error={error}
      withAsterisk={required}
    />
  );
}
