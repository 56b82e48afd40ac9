// Starts a video call in a conversation, or joins the one that is on.

import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { listCalls, startCall } from '#contract/messaging/calls.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Returns a function that starts the call of a conversation and opens its page. */
export function useStartCall() {
  const [, navigate] = useLocation();
  const start = useAction(startCall, {
    told: false,
    changes: [listCalls],
    done: ({ answer }) => navigate(paths.travelVideo({ id: answer.call.id })),
  });
  return { isRunning: start.isRunning, startCall: (conversationId: number) => void start.run({ body: { conversationId } }) };
}

interface StartCallButtonProps {
  readonly conversationId: number;
  /** A button with its text; without it, an icon. */
  readonly label?: string;
}

export function StartCallButton({ conversationId, label }: StartCallButtonProps) {
  const words = useTranslations('messagingCalls');
  const start = useStartCall();
  if (label !== undefined) {
    return (
      <Button leftSection={<IconVideo size={20} aria-hidden />} loading={start.isRunning} onClick={() => start.startCall(conversationId)}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip label={words('start')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={words('start')}
        loading={start.isRunning}
        onClick={() => start.startCall(conversationId)}
      >
        <IconVideo size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
