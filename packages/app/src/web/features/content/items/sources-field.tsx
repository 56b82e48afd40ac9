// Chooses several of the sources that editors keep, by typing a part of their titles or addresses.

import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { CONTENT_ITEM_LIMITS, type ContentItem } from '#contract/content/content-items.shapes.ts';
import { listSources } from '#contract/content/sources.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const PAUSE_MS = 250;
const OFFERED = 20;

interface SourcesProps extends InputProps<number[]> {
  /** The sources that are chosen at first. */
  readonly known: ContentItem['sources'];
}

function SourcesInput({ known, value, onChange, ...props }: SourcesProps) {
  const words = useTranslations('form');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = { active: 'yes', perPage: OFFERED, ...(search === '' ? {} : { search }) };
  const found = useEndpoint(listSources, { query }).data?.data ?? [];
  const [titles, setTitles] = useState<ReadonlyMap<number, string>>(() => new Map(known.map(({ id, title }) => [id, title])));
  const offered = new Map([...titles, ...found.map(({ id, title }) => [id, title] as const)]);
  const chosen = value.map(String);
  const isOffered = new Set([...found.map(({ id }) => String(id)), ...chosen]);
  return (
    <MultiSelect
      {...props}
      searchable
      hidePickedOptions
      data={[...offered].map(([id, title]) => ({ value: String(id), label: title }))}
      // The server has searched.
      filter={({ options }) => options.filter((option) => 'value' in option && isOffered.has(option.value))}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={words('nothingFound')}
      maxValues={CONTENT_ITEM_LIMITS.sources}
      value={chosen}
      onChange={(next) => {
        setTitles(offered);
        onChange(next.map(Number));
      }}
    />
  );
}

export const SourcesField = bindField(SourcesInput, { empty: [], show: (ids) => String(ids.length) });
