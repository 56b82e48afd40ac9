// Chooses one of the sources that editors keep, to write a text of it.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listSources } from '#contract/content/sources.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { SourceDraft } from './source-draft.ts';

const PAUSE_MS = 250;
const OFFERED = 20;

export function SavedSourceSelect({ onChoose }: { readonly onChoose: (source: SourceDraft) => void }) {
  const words = useTranslations('writing.sources');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const query = { active: 'yes', perPage: OFFERED, ...(search === '' ? {} : { search }) };
  const saved = useEndpoint(listSources, { query }).data?.data;
  const found = saved?.map(({ id, title }) => ({ id, label: title }));
  function choose(id: number | null): void {
    const chosen = saved?.find((source) => source.id === id);
    if (chosen !== undefined) onChoose({ title: chosen.title, address: chosen.url, text: chosen.notes });
  }
  return (
    <FoundSelect
      adds
      label={words('saved')}
      description={words('savedHint')}
      found={found}
      onSearch={setTyped}
      value={null}
      onChange={choose}
    />
  );
}
