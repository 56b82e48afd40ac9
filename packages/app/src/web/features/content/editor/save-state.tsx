// Whether the server has what was typed; said aloud when that changes.

import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { SaveState, TextState } from './text-store.ts';

const ICONS = {
  saved: IconCheck,
  unsaved: IconCloudUpload,
  saving: IconCloudUpload,
  waiting: IconCloudOff,
  refused: IconCloudOff,
} as const satisfies Record<SaveState, unknown>;

export function SaveStateText({ state: { saves, refusal }, onRetry }: { readonly state: TextState; readonly onRetry: () => void }) {
  const words = useTranslations('contentEditor');
  const Icon = ICONS[saves];
  const isBad = saves === 'waiting' || saves === 'refused';
  return (
    <Group gap={6} wrap="nowrap">
      <Icon size={16} aria-hidden />
      <Text size="sm" c={isBad ? 'red' : 'dimmed'} role="status">
        {saves === 'refused' ? `${words('saves.refused')} ${refusal}` : words(`saves.${saves === 'unsaved' ? 'saving' : saves}`)}
      </Text>
      {isBad && (
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          {words('saves.retry')}
        </Button>
      )}
    </Group>
  );
}
