// A colleague, found by typing a name; for users who may read accounts.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listUsers } from '#contract/administration/users.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';

export interface PersonProps extends InputProps<number | null> {
  readonly chosenName?: string | undefined;
}

/** Returns the query for what is typed, and the function that takes it. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  return { query: search === '' ? {} : { search }, onSearch: setTyped };
}

function ColleagueInput(props: PersonProps) {
  const { query, onSearch } = useTyped();
  const { data } = useEndpoint(listUsers, { query: { ...query, perPage: 20 } });
  const found = data?.data.map((user) => ({ id: user.id, label: `${user.firstName} ${user.lastName}`.trim() }));
  return <FoundSelect {...props} found={found} onSearch={onSearch} />;
}

export const showPerson = (value: number | null, { chosenName }: { readonly chosenName?: string | undefined }) =>
  chosenName ?? String(value ?? '');

export const ColleagueField = bindField(ColleagueInput, { empty: null, show: showPerson });
