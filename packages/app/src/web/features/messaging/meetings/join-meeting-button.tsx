// Joins a meeting: its own address, or the video call of its conversation.

import { Button } from '@mantine/core';
import { IconExternalLink, IconVideo } from '@tabler/icons-react';
import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useStartCall } from '../calls/start-call-button.tsx';

interface JoinMeetingButtonProps {
  readonly meeting: Meeting;
  readonly variant?: 'filled' | 'default';
}

/** Not there for a meeting that is over. */
export function JoinMeetingButton({ meeting: { conversationId, link, status }, variant = 'filled' }: JoinMeetingButtonProps) {
  const words = useTranslations('messagingMeetings');
  const start = useStartCall();
  if (status === 'ended' || status === 'cancelled') return null;
  if (link !== '') {
    return (
      <Button
        component="a"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        variant={variant}
        leftSection={<IconExternalLink size={18} aria-hidden />}
      >
        {words('openLink')}
      </Button>
    );
  }
  return (
    <Button
      variant={variant}
      leftSection={<IconVideo size={18} aria-hidden />}
      loading={start.isRunning}
      onClick={() => start.startCall(conversationId)}
    >
      {words('join')}
    </Button>
  );
}
