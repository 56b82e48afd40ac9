// A picker with search: a trip, a group or a person.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listUsers } from '#contract/administration/users.endpoints.ts';
import { findGroups } from '#contract/finance/expenses/expenses.endpoints.ts';
import { findTrips } from '#contract/trips/trips.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { FoundSelect, type FoundSelectProps } from '#web/ui/form/fields/found-select.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface PickerProps extends InputProps<number | null> {
  /** The name of the initially selected item. */
  readonly chosenName?: string | undefined;
}

function Picker(props: FoundSelectProps) {
  const words = useTranslations('expenses.form');
  return <FoundSelect {...props} description={words('findHint')} />;
}

function useSearch() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  return { search, onSearch: setTyped };
}

function TripPicker(props: PickerProps) {
  const { search, onSearch } = useSearch();
  const tag = useFormatLocale();
  const { data } = useEndpoint(findTrips, { query: { search } });
  const found = data?.data.map(({ id, studentName, fromDate, toDate }) => ({
    id,
    label: `${studentName} · ${writeDayRange(fromDate, toDate, { tag, style: 'short' })}`,
  }));
  return <Picker {...props} found={found} onSearch={onSearch} />;
}

export function GroupPicker(props: PickerProps) {
  const { search, onSearch } = useSearch();
  const { data } = useEndpoint(findGroups, { query: { search } });
  return <Picker {...props} found={data?.data.map(({ id, name }) => ({ id, label: name }))} onSearch={onSearch} />;
}

function PersonPicker(props: PickerProps) {
  const { search, onSearch } = useSearch();
  const { data } = useEndpoint(listUsers, { query: search === '' ? { perPage: 20 } : { perPage: 20, search } });
  const found = data?.data.map(({ id, firstName, lastName }) => ({ id, label: `${firstName} ${lastName}`.trim() }));
  return <Picker {...props} found={found} onSearch={onSearch} />;
}

const show = (id: number | null, { chosenName }: { readonly chosenName?: string | undefined }) => chosenName ?? String(id ?? '');

export const TripField = bindField(TripPicker, { empty: null, show });
export const GroupField = bindField(GroupPicker, { empty: null, show });
export const PersonField = bindField(PersonPicker, { empty: null, show });
