// Starts a video call in a conversation, or joins the one that is on.

import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { listCalls, startCall } from '#contract/messaging/calls.endpoints.ts';
import { paths } from '#web/paths.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';

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
  readonly label: string;
  /** Shows an icon, with the label as its name. */
  readonly isIcon?: boolean;
}

export function StartCallButton({ conversationId, label, isIcon = false }: StartCallButtonProps) {
  const start = useStartCall();
  const run = () => start.startCall(conversationId);
  if (!isIcon) {
    return (
      <Button leftSection={<IconVideo size={20} aria-hidden />} loading={start.isRunning} onClick={run}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} loading={start.isRunning} onClick={run}>
        <IconVideo size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
