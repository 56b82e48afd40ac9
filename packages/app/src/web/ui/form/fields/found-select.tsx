// Chooses one of many by typing: the page searches and passes the results.

import { Select } from '@mantine/core';
import { useState } from 'react';
import type { InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export interface Found {
  readonly id: number;
  readonly label: string;
}

export interface FoundSelectProps extends InputProps<number | null> {
  /** The label of the initial choice. */
  readonly chosenName?: string | undefined;
  /** Undefined during a search. */
  readonly found: readonly Found[] | undefined;
  readonly onSearch: (search: string) => void;
  /** Whether it is cleared after each choice, to add several. */
  readonly adds?: boolean;
}

/**
 * @example <FoundSelect label={words('student')} found={found} onSearch={setSearch} value={id} onChange={setId} />
 */
export function FoundSelect({ found, onSearch, chosenName, value, onChange, adds = false, ...props }: FoundSelectProps) {
  const words = useTranslations('form');
  const [chosen, setChosen] = useState<Found | null>(value === null || chosenName === undefined ? null : { id: value, label: chosenName });
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const offered = [...(found ?? [])];
  if (value !== null && chosen !== null && !offered.some(({ id }) => id === chosen.id)) offered.unshift(chosen);
  // Screen readers ignore a menu without entries.
  const none = found === undefined ? words('searching') : words('nothingFound');
  return (
    <Select
      {...props}
      searchable
      clearable={!adds}
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
        setChosen(adds ? null : option);
        if (adds) {
          setTyped('');
          onSearch('');
        }
        onChange(option?.id ?? null);
      }}
    />
  );
}
