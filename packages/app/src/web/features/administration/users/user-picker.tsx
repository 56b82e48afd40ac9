// A picker for any user, by name or email address.

import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useAnswer } from './use-answer.ts';

const FOUND_AT_MOST = 20;

export function toFullName({ firstName, lastName }: Pick<ListedUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

function labelOf(user: ListedUser): string {
  return user.email === undefined ? toFullName(user) : `${toFullName(user)} · ${user.email}`;
}

interface UserPickerProps {
  readonly label: string;
  readonly value: ListedUser | null;
  readonly onChange: (user: ListedUser | null) => void;
}

export function UserPicker({ label, value, onChange }: UserPickerProps) {
  const words = useTranslations('roles');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const isChosen = value !== null && typed === labelOf(value);
  const wanted = isChosen ? '' : search;
  const { value: page, isLoading } = useAnswer(`users like ${wanted}`, (signal) =>
    administration.listUsers(
      { query: { perPage: FOUND_AT_MOST, ...(wanted === '' ? {} : { search: wanted }) } },
      { signal, background: true },
    ),
  );
  const found = page?.data ?? [];
  const offered = value === null || found.some(({ id }) => id === value.id) ? found : [value, ...found];
  return (
    <Select
      label={label}
      placeholder={words('picker.placeholder')}
      searchable
      clearable
      data={offered.map((user) => ({ value: String(user.id), label: labelOf(user) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value.id)}
      onChange={(id) => onChange(offered.find((user) => String(user.id) === id) ?? null)}
      nothingFoundMessage={isLoading ? words('picker.searching') : words('picker.nobody')}
      maw={480}
    />
  );
}
