// The button that opens the emoji.

import { ActionIcon, Loader, Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { EMOJI_KINDS } from './emoji-kinds.ts';

const EmojiGrid = lazy(() => import('./emoji-grid.tsx'));

export function EmojiButton({ onChoose }: { readonly onChoose: (emoji: string) => void }) {
  const words = useTranslations('messagingComposer.emoji');
  const [isOpen, setOpen] = useState(false);
  const names = Object.fromEntries((['recent', ...EMOJI_KINDS] as const).map((kind) => [kind, words(`kind.${kind}`)])) as Record<
    'recent' | (typeof EMOJI_KINDS)[number],
    string
  >;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" trapFocus returnFocus withinPortal shadow="md" radius="md">
      <Popover.Target>
        <ActionIcon aria-label={words('open')} onClick={() => setOpen(!isOpen)}>
          <IconMoodSmile size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={words('open')}>
        <Suspense fallback={<Loader size="sm" />}>
          <EmojiGrid names={names} onChoose={onChoose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
