// Chooses a page or an article of the blog by its title.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listBlogPosts, listPages } from '#contract/content/drafts.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface ArticleSelectProps {
  readonly value: number | null;
  /** The title of the article that is chosen at first. */
  readonly chosenName?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (id: number | null) => void;
}

const PAUSE_MS = 250;
const OFFERED = 10;

export function ArticleSelect({ value, chosenName, error, onChange }: ArticleSelectProps) {
  const words = useTranslations('writing.save');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const query = { perPage: OFFERED, ...(search === '' ? {} : { search }) };
  const pages = useEndpoint(listPages, { query }).data?.data;
  const blogs = useEndpoint(listBlogPosts, { query }).data?.data;
  const found = pages && blogs && [...pages, ...blogs].map(({ id, title, slug }) => ({ id, label: title === '' ? slug : title }));
  return (
    <FoundSelect
      chosenName={chosenName}
      label={words('article')}
      error={error}
      found={found}
      onSearch={setTyped}
      value={value}
      onChange={onChange}
    />
  );
}
