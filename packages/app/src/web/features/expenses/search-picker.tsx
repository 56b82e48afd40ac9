// Choosing one of many by typing: a trip, a group, a person.

import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listUsers } from '#contract/administration/users.endpoints.ts';
import { findGroups } from '#contract/finance/expenses.endpoints.ts';
import { findTrips } from '#contract/trips/trips.endpoints.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Option {
  readonly id: number;
  readonly label: string;
}

interface PickerProps extends InputProps<number | null> {
  /** What is chosen to begin with is called. */
  readonly chosenName?: string | undefined;
}

interface FoundProps extends PickerProps {
  readonly found: readonly Option[] | undefined;
  readonly onSearch: (search: string) => void;
}

function Picker({ found, onSearch, chosenName, value, onChange, ...props }: FoundProps) {
  const words = useTranslations('expenses.form');
  const [chosen, setChosen] = useState<Option | null>(value === null || chosenName === undefined ? null : { id: value, label: chosenName });
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const offered = [...(found ?? [])];
  if (chosen !== null && !offered.some(({ id }) => id === chosen.id)) offered.unshift(chosen);
  // A menu without any entry would be none to those who listen.
  const none = found === undefined ? words('searching') : words('nothingFound');
  return (
    <Select
      {...props}
      description={words('findHint')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words('clear'), 'aria-hidden': false, tabIndex: 0 }}
      data={
        offered.length === 0 ? [{ value: '', label: none, disabled: true }] : offered.map(({ id, label }) => ({ value: String(id), label }))
      }
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        onSearch(text === chosen?.label ? '' : text.trim());
      }}
      value={value === null ? null : String(value)}
      onChange={(id) => {
        const option = offered.find((one) => String(one.id) === id) ?? null;
        setChosen(option);
        onChange(option?.id ?? null);
      }}
    />
  );
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
