// Joins a meeting: its own address, or the video call of its conversation.

import { Button } from '@mantine/core';
import { IconExternalLink, IconVideo } from '@tabler/icons-react';
import type { Meeting } from '#contract/messaging/meeting.shapes.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useStartCall } from '../calls/start-call-button.tsx';
import { useNow } from '../inbox/use-now.ts';

interface JoinMeetingButtonProps {
  readonly meeting: Meeting;
  readonly variant?: 'filled' | 'default';
}

/** A call that starts rings for everybody, so not hours before the meeting. */
const EARLY_MS = 15 * 60_000;

/** Not there for a meeting that is over. A link can be opened at any time, a call only once the meeting is near, and by nobody who views as another. */
export function JoinMeetingButton({ meeting, variant = 'filled' }: JoinMeetingButtonProps) {
  const words = useTranslations('messagingMeetings');
  const { viewedBy } = useSignedInUser();
  const now = useNow();
  const start = useStartCall();
  const { conversationId, link, status } = meeting;
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
  const isNear = status === 'started' || Date.parse(meeting.start) - now.getTime() <= EARLY_MS;
  if (!isNear || viewedBy !== null) return null;
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
