// The sources that a text shall be made of: each with a title, an address and its text.

import { Button, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { WRITING_LIMITS as LIMITS } from '#contract/writing/prompt-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { SavedSourceSelect } from './saved-source-select.tsx';
import type { SourceDraft } from './source-draft.ts';

interface SourceFieldsProps {
  readonly sources: readonly SourceDraft[];
  /** Messages by field, such as `sources.0.address`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (sources: readonly SourceDraft[]) => void;
}

export function SourceFields({ sources, errors, onChange }: SourceFieldsProps) {
  const words = useTranslations('writing.sources');
  const change = (index: number, part: Partial<SourceDraft>) =>
    onChange(sources.map((source, at) => (at === index ? { ...source, ...part } : source)));
  const errorOf = (index: number, field: keyof SourceDraft) => errors[`sources.${index}.${field}`]?.[0];
  return (
    <Stack gap="sm">
      {sources.length > 0 && (
        <Text size="sm" c="dimmed">
          {words('hint')}
        </Text>
      )}
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source is its number
        <Fieldset key={index} legend={words('number', { number: String(index + 1) })}>
          <Stack gap="xs">
            <TextInput
              label={words('title')}
              value={source.title}
              maxLength={LIMITS.sourceTitle}
              error={errorOf(index, 'title')}
              onChange={(event) => change(index, { title: event.currentTarget.value })}
            />
            <TextInput
              label={words('address')}
              type="url"
              value={source.address}
              maxLength={LIMITS.address}
              error={errorOf(index, 'address')}
              onChange={(event) => change(index, { address: event.currentTarget.value })}
            />
            <Textarea
              label={words('text')}
              value={source.text}
              maxLength={LIMITS.sourceText}
              autosize
              minRows={3}
              maxRows={10}
              error={errorOf(index, 'text')}
              onChange={(event) => change(index, { text: event.currentTarget.value })}
            />
            <Group>
              <Button
                variant="subtle"
                color="red"
                size="compact-md"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => onChange(sources.filter((_, at) => at !== index))}
              >
                {words('remove', { number: String(index + 1) })}
              </Button>
            </Group>
          </Stack>
        </Fieldset>
      ))}
      {sources.length < LIMITS.sources && (
        <Group align="flex-end">
          <SavedSourceSelect onChoose={(source) => onChange([...sources, source])} />
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...sources, { title: '', address: '', text: '' }])}
          >
            {words('add')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
