// The texts that a prompt has had: each can be the text again.

import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { listPromptVersions } from '#contract/writing/language-model.endpoints.ts';
import type { Prompt } from '#contract/writing/language-model.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from '../writing.module.css';

interface PromptVersionsProps {
  readonly prompt: Prompt;
  readonly onUse: (text: string) => void;
  readonly onClose: () => void;
}

export function PromptVersions({ prompt, onUse, onClose }: PromptVersionsProps) {
  const words = useTranslations('writing.prompts');
  const { data, failure, reload } = useEndpoint(listPromptVersions, { params: { id: prompt.id } });
  return (
    <SideDrawer title={words('versionsOf', { title: prompt.title })} onClose={onClose}>
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      <Stack>
        {data?.data.map(({ id, number, text, createdAt, by }) => (
          <Paper key={id} withBorder p="sm">
            <Group justify="space-between">
              <Text fw={600}>{words('version', { number: String(number) })}</Text>
              <Text size="sm" c="dimmed">
                <InstantText at={createdAt} /> {by}
              </Text>
            </Group>
            <Text size="sm" className={classes['written'] ?? ''}>
              {text}
            </Text>
            {number !== prompt.number && (
              <Button mt="xs" variant="default" size="compact-md" onClick={() => onUse(text)}>
                {words('useVersion', { number: String(number) })}
              </Button>
            )}
          </Paper>
        ))}
      </Stack>
    </SideDrawer>
  );
}
