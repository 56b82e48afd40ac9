// The messages of an open conversation that the search of the inbox finds: how many, and the way from one to the next.

import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_FOUND_MESSAGES } from '#contract/messaging/message.ts';
import { searchMessages } from '#contract/messaging/messages.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface FoundMessagesProps {
  readonly conversationId: number;
  /** The words searched for; not empty. */
  readonly search: string;
  readonly onJump: (messageId: number) => void;
}

export function FoundMessages({ conversationId, search, onJump }: FoundMessagesProps) {
  const words = useTranslations('messagingThread.found');
  const { data } = useEndpoint(searchMessages, { params: { id: conversationId }, query: { search } });
  /** The result that is shown; -1 before the first. The newest one is the first. */
  const [shown, setShown] = useState(-1);
  const found = data?.data ?? [];

  /** Who opens a found conversation wants to read what was found; who still types isn't taken out of the field. */
  const showFirst = useEffectEvent(() => {
    const [first] = found;
    if (first === undefined || document.activeElement?.matches('input, textarea') === true) return;
    setShown(0);
    onJump(first.id);
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) showFirst();
  }, [isLoaded]);

  // Others than messages are found too, such as names.
  if (found.length === 0) return null;

  const steps = [
    { label: words('older'), to: shown + 1, Picture: IconChevronUp },
    { label: words('newer'), to: shown - 1, Picture: IconChevronDown },
  ];
  return (
    <Group role="search" aria-label={words('label')} px="md" gap="xs" wrap="nowrap" justify="space-between">
      <Text size="sm" role="status">
        {words(found.length < MAX_FOUND_MESSAGES ? 'count' : 'atLeast', { count: found.length, search })}
      </Text>
      <Group gap={0} wrap="nowrap">
        {steps.map(({ label, to, Picture }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={label}
            disabled={found[to] === undefined}
            onClick={() => {
              setShown(to);
              const message = found[to];
              if (message !== undefined) onJump(message.id);
            }}
          >
            <Picture size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    </Group>
  );
}
