// A colleague who can coordinate a trip, found by typing a name; for users who may read accounts.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useFoundCoordinators } from '#web/platform/session/user-choices.ts';
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
  const found = useFoundCoordinators(query.search ?? '')?.map(({ value, label }) => ({ id: Number(value), label }));
  return <FoundSelect {...props} found={found} onSearch={onSearch} />;
}

export const showPerson = (value: number | null, { chosenName }: { readonly chosenName?: string | undefined }) =>
  chosenName ?? String(value ?? '');

export const ColleagueField = bindField(ColleagueInput, { empty: null, show: showPerson });
