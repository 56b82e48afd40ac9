// Two editors have changed the same parts of a text: each part is shown as both have written it, and one of them is chosen.

import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Block, type CleanSimpleBlock, type DraftBlock, isSimple, type SimpleBlock } from '#contract/content/blocks.shapes.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { showBlocks } from '#contract/content/show-blocks.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { CleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BlockList } from '../blocks/block-list.tsx';
import classes from './editor.module.css';
import type { Choice, Conflict } from './merge-texts.ts';
import { toPlainText } from './text-changes.ts';
import type { TextState, TextStore } from './text-store.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the words of formatted text that the server has not cleaned yet, one paragraph a line. */
function toWordsOnly(html: string): CleanHtml {
  const lines = toPlainText(html).split('\n');
  return lines.map((line) => `<p>${line.replace(/[&<>]/g, (letter) => ESCAPED[letter] ?? '')}</p>`).join('') as CleanHtml;
}

const toShowable = (block: SimpleBlock): CleanSimpleBlock => (block.kind === 'text' ? { ...block, html: toWordsOnly(block.html) } : block);

/** Returns a block of an editor in a form that is safe to show. */
function toDraftBlock(block: Block): DraftBlock {
  if (isSimple(block)) return toShowable(block);
  if (block.kind !== 'columns') return block;
  return { ...block, columns: block.columns.map((column) => ({ ...column, blocks: column.blocks.map(toShowable) })) };
}

interface SideProps {
  readonly title: string;
  readonly part: string | Block | null;
}

/** What one of both has written. */
function Side({ title, part }: SideProps) {
  const words = useTranslations('contentEditor.conflict');
  return (
    <section aria-label={title} className={classes['original']}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      {part === null && <Text>{words('deleted')}</Text>}
      {typeof part === 'string' && <Text>{part === '' ? words('empty') : part}</Text>}
      {part !== null && typeof part !== 'string' && <BlockList blocks={showBlocks([toDraftBlock(part)])} />}
    </section>
  );
}

interface PartProps {
  readonly conflict: Conflict;
  readonly choice: Choice;
  readonly name: string;
  readonly onChoose: (choice: Choice) => void;
}

function ConflictPart({ conflict: { key, isBlock, mine, theirs }, choice, name, onChoose }: PartProps) {
  const words = useTranslations('contentEditor');
  const kind = isBlock ? (mine ?? theirs)?.kind : undefined;
  const fields = { title: words('title'), description: words('description'), imageAlt: words('featureAlt') };
  const title = kind === undefined ? (fields[key as keyof typeof fields] ?? '') : words(`kind.${kind}`);
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb={4}>
        <Text fw={600} component="h2" size="sm">
          {title}
        </Text>
        <SegmentedControl
          aria-label={words('conflict.choose', { part: title })}
          size="xs"
          value={choice}
          data={[
            { value: 'mine', label: words('conflict.mine') },
            { value: 'theirs', label: words('conflict.their') },
          ]}
          onChange={(next) => onChoose(next === 'theirs' ? 'theirs' : 'mine')}
        />
      </Group>
      <div className={classes['both']}>
        <Side title={words('conflict.mine')} part={mine} />
        <Side title={name === '' ? words('conflict.their') : name} part={theirs} />
      </div>
    </section>
  );
}

interface TextConflictProps {
  readonly article: EditedArticle;
  readonly locale: Locale;
  readonly state: TextState;
  readonly store: TextStore;
}

export function TextConflict({ article, locale, state, store }: TextConflictProps) {
  const words = useTranslations('contentEditor.conflict');
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  if (state.conflict === null) return null;
  const name = article.texts.find((text) => text.locale === locale)?.updatedBy ?? '';
  return (
    <Alert color="red" title={words('title')} role="alert">
      <Stack gap="md">
        <Text size="sm">{words('text', { name })}</Text>
        <Stack gap="md" lang={locale}>
          {store.listConflicts().map((conflict) => (
            <ConflictPart
              key={conflict.key}
              conflict={conflict}
              choice={choices.get(conflict.key) ?? 'mine'}
              name={name}
              onChoose={(choice) => setChoices((before) => new Map([...before, [conflict.key, choice]]))}
            />
          ))}
        </Stack>
        <Group gap="xs">
          <Button variant="default" onClick={() => void store.resolve('theirs')}>
            {words('takeTheirs')}
          </Button>
          <Button variant="default" onClick={() => void store.resolve('mine')}>
            {words('keepMine')}
          </Button>
          <Button onClick={() => void store.resolve(choices)}>{words('saveChosen')}</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
