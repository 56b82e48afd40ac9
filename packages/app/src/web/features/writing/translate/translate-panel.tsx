// Translating any page or article: chosen by its title.

import { Stack } from '@mantine/core';
import { useState } from 'react';
import { readArticle } from '#contract/content/drafts.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { ArticleSelect } from '../answer/article-select.tsx';
import { TranslateArticle } from './translate-article.tsx';

function Chosen({ id, isOff }: { readonly id: number; readonly isOff: boolean }) {
  const { data, failure, reload } = useEndpoint(readArticle, { params: { id } });
  if (data === undefined) return failure === null ? null : <Fault message={failure.message} onRetry={reload} />;
  return <TranslateArticle article={data} isOff={isOff} />;
}

export function TranslatePanel({ isOff }: { readonly isOff: boolean }) {
  const [id, setId] = useState<number | null>(null);
  return (
    <Stack maw={640}>
      <ArticleSelect value={id} onChange={setId} />
      {id !== null && <Chosen key={id} id={id} isOff={isOff} />}
    </Stack>
  );
}
