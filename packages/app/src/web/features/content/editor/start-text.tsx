// Shown for a language in which nothing is written: a translation begins with the original, or empty.

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { saveText } from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepArticle } from '../drafts/keep-article.ts';
import { copyBlocks, createBlock } from './edit-blocks.ts';

export function StartText({ article, locale }: { readonly article: EditedArticle; readonly locale: Locale }) {
  const words = useTranslations('contentEditor.start');
  const [chosen, setChosen] = useState<'original' | 'empty' | null>(null);
  const starting = useAction(saveText, { told: false, done: ({ answer }) => void keepArticle(answer) });
  const name = listLanguageNames().find((one) => one.locale === locale)?.name ?? locale;
  const original = article.texts.find((text) => text.locale === 'en');

  async function start(from: 'original' | 'empty'): Promise<void> {
    setChosen(from);
    const said =
      from === 'original' && original !== undefined
        ? { title: original.title, description: original.description, imageAlt: original.imageAlt, body: copyBlocks(original.body) }
        : { title: '', description: '', imageAlt: '', body: [createBlock('text')] };
    await starting.run({ params: { id: article.id, locale }, body: { ...said, revision: 0 } });
    setChosen(null);
  }

  return (
    <EmptyState
      title={words('title', { language: name })}
      text={words('text')}
      action={
        <Group gap="xs" justify="center">
          <Button variant="default" loading={chosen === 'empty'} onClick={() => void start('empty')}>
            {words('empty')}
          </Button>
          <Button loading={chosen === 'original'} onClick={() => void start('original')}>
            {words('original')}
          </Button>
        </Group>
      }
    />
  );
}
