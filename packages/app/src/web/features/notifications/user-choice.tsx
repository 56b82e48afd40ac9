// A field to choose several users by name.

import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listUsers } from '#contract/administration/users.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface UserChoiceProps {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  /** The names of the users chosen already. */
  readonly known: readonly { readonly id: number; readonly name: string }[];
}

export function UserChoice({ value, onChange, known }: UserChoiceProps) {
  const words = useTranslations('campaigns');
  const form = useTranslations('form');
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data } = useEndpoint(listUsers, { query: { perPage: 20, search } }, { when: search !== '' });
  const found =
    search === '' ? [] : (data?.data ?? []).map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
  const offered = new Map([
    ...value.map((id) => [id, names.get(id) ?? String(id)] as const),
    ...found.map(({ id, name }) => [id, name] as const),
  ]);
  return (
    <MultiSelect
      label={words('field.users')}
      description={words('hint.users')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': form('clear'), tabIndex: 0 }}
      hidePickedOptions
      data={[...offered].map(([id, label]) => ({ value: String(id), label }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(String)}
      onChange={(ids) => {
        setNames(new Map([...names, ...offered]));
        onChange(ids.map(Number));
      }}
      nothingFoundMessage={search === '' ? undefined : form('nothingFound')}
    />
  );
}
