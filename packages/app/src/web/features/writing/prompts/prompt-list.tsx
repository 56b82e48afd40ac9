// The prompts that editors keep: added, changed, archived, and used for a text.

import { Badge, Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { changePrompt, listPrompts } from '#contract/writing/language-model.endpoints.ts';
import type { Prompt } from '#contract/writing/language-model.shapes.ts';
import { listVariables } from '#contract/writing/prompt-text.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from '../writing.module.css';
import { PromptDialog } from './prompt-dialog.tsx';
import { PromptVersions } from './prompt-versions.tsx';

type Opened = { readonly what: 'edit' | 'versions'; readonly prompt?: Prompt; readonly text?: string } | null;

function PromptCard({ prompt, onOpen }: { readonly prompt: Prompt; readonly onOpen: (opened: Opened) => void }) {
  const words = useTranslations('writing.prompts');
  const { id, title, text, number, isArchived, version, updatedAt, updatedBy } = prompt;
  const archiving = useAction(changePrompt, { changes: [listPrompts], told: words(isArchived ? 'restored' : 'archivedNow') });
  return (
    <Paper component="article" withBorder p="sm" aria-label={title}>
      <Group gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {isArchived && <Badge color="gray">{words('archived')}</Badge>}
      </Group>
      <Text size="sm" lineClamp={4} className={classes['written'] ?? ''}>
        {text}
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        {words('about', { number: String(number), variables: listVariables(text).length })} <InstantText at={updatedAt} /> {updatedBy}
      </Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-md" onClick={() => onOpen({ what: 'edit', prompt })}>
          {words('edit')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => onOpen({ what: 'versions', prompt })}>
          {words('versions')}
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          loading={archiving.isRunning}
          onClick={() => void archiving.run({ params: { id }, body: { isArchived: !isArchived, version } })}
        >
          {words(isArchived ? 'restore' : 'archive')}
        </Button>
      </Group>
    </Paper>
  );
}

export function PromptList({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const words = useTranslations('writing.prompts');
  const [opened, setOpened] = useState<Opened>(null);
  const [withArchived, setWithArchived] = useState(false);
  const close = () => setOpened(null);
  const shown = prompts.filter(({ isArchived }) => withArchived || !isArchived);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened({ what: 'edit' })}>
      {words('add')}
    </Button>
  );
  return (
    <Stack>
      {prompts.length > 0 && (
        <Group justify="space-between">
          <Checkbox
            label={words('withArchived')}
            checked={withArchived}
            onChange={(event) => setWithArchived(event.currentTarget.checked)}
          />
          {add}
        </Group>
      )}
      {shown.length === 0 && (
        <EmptyState title={words('emptyTitle')} text={words('emptyText')} {...(prompts.length === 0 ? { action: add } : {})} />
      )}
      {shown.map((prompt) => (
        <PromptCard key={prompt.id} prompt={prompt} onOpen={setOpened} />
      ))}
      {opened?.what === 'edit' && <PromptDialog prompt={opened.prompt} text={opened.text} onClose={close} />}
      {opened?.what === 'versions' && opened.prompt !== undefined && (
        <PromptVersions
          prompt={opened.prompt}
          onUse={(text) => setOpened({ what: 'edit', text, ...(opened.prompt === undefined ? {} : { prompt: opened.prompt }) })}
          onClose={close}
        />
      )}
    </Stack>
  );
}
