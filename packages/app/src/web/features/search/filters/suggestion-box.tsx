// The search box: suggestions in groups, each of which sets a filter.

import { Autocomplete, type ComboboxItemGroup } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { suggestPlaces } from '#contract/search/search.endpoints.ts';
import type { SearchFilter } from '#contract/search/search-filter.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The delay after typing before the server is asked, in milliseconds. */
const PATIENCE = 200;

interface SuggestionBoxProps {
  readonly filter: SearchFilter;
  readonly onFilter: (change: Partial<SearchFilter>) => void;
  /** Within a form, which must stay open, a selected family becomes a filter; otherwise its profile opens. */
  readonly staysHere?: boolean;
}

const GROUP_WORDS = { county: 'county', country: 'country', 'host family': 'hostFamily', activity: 'activity' } as const;

/** Adds a number to a list without duplicates. */
const withNumber = (list: readonly number[], id: number) => [...new Set([...list, id])];

export default function SuggestionBox({ filter, onFilter, staysHere = false }: SuggestionBoxProps) {
  const words = useTranslations('search');
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(filter.searchText);
  const [settled] = useDebouncedValue(typed.trim(), PATIENCE);
  const { data } = useEndpoint(suggestPlaces, { query: { text: settled } }, { when: settled.length > 0 });
  const groups = settled === '' ? [] : (data?.groups ?? []);
  const offered = groups.map(
    ({ kind, items }): ComboboxItemGroup<{ value: string; label: string }> => ({
      group: words(`suggest.${GROUP_WORDS[kind]}`),
      // Labels can be equal; the hidden ID keeps the values unique.
      items: items.map(({ id, label, detail }) => ({ value: `${kind} ${id}`, label: detail === '' ? label : `${label}, ${detail}` })),
    }),
  );

  function takeFamily(id: number): void {
    const name = groups.find(({ kind }) => kind === 'host family')?.items.find((item) => item.id === id)?.label ?? '';
    if (staysHere) onFilter({ searchText: name });
    else navigate(paths.travelFamily({ id }));
  }

  function take(value: string): void {
    const [, kind = '', number = ''] = /^(.+) (\d+)$/.exec(value) ?? [];
    const id = Number(number);
    if (kind === 'host family') takeFamily(id);
    else setTyped('');
    if (kind === 'county') onFilter({ searchText: '', counties: withNumber(filter.counties, id) });
    if (kind === 'country') onFilter({ searchText: '', countries: withNumber(filter.countries, id) });
    if (kind === 'activity') onFilter({ searchText: '', nearbyActivities: withNumber(filter.nearbyActivities, id) });
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onFilter({ searchText: typed.trim() });
        }}
      >
        <Autocomplete
          label={words('text')}
          placeholder={words('textHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          data={offered}
          filter={({ options }) => options}
          onChange={setTyped}
          onOptionSubmit={take}
          selectFirstOptionOnChange={false}
          maxLength={100}
        />
      </form>
    </search>
  );
}
