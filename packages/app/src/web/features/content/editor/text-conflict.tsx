// Two editors have changed one text: both are shown, and one of them is chosen.

import { Alert, Button, Group, Text } from '@mantine/core';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { showBlocks } from '#contract/content/show-blocks.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BlockList } from '../blocks/block-list.tsx';
import classes from './editor.module.css';
import type { TextState, TextStore } from './text-store.ts';

interface TextConflictProps {
  readonly article: EditedArticle;
  readonly locale: Locale;
  readonly state: TextState;
  readonly store: TextStore;
}

export function TextConflict({ article, locale, state, store }: TextConflictProps) {
  const words = useTranslations('contentEditor.conflict');
  const theirs = article.texts.find((text) => text.locale === locale);
  if (state.conflict === null) return null;
  return (
    <Alert color="red" title={words('title')} role="alert">
      <Text size="sm">{words('text', { name: theirs?.updatedBy ?? '' })}</Text>
      {theirs !== undefined && (
        <details>
          <summary>{words('theirs')}</summary>
          <div className={classes['original']} lang={locale}>
            <Text fw={600}>{theirs.title}</Text>
            <Text c="dimmed">{theirs.description}</Text>
            <BlockList blocks={showBlocks(theirs.body)} />
          </div>
        </details>
      )}
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => void store.resolve('theirs')}>
          {words('takeTheirs')}
        </Button>
        <Button onClick={() => void store.resolve('mine')}>{words('keepMine')}</Button>
      </Group>
    </Alert>
  );
}
