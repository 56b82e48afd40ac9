// The host's link from a stay to its conversation.

import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface MessageLinkProps {
  /** Null if there is no conversation yet; then no link is shown. */
  readonly conversationId: number | null;
  /** The person it is about. */
  readonly name: string;
}

export function MessageLink({ conversationId, name }: MessageLinkProps) {
  const words = useTranslations('hostings');
  const opens = useCanOpen('hostMessages');
  if (conversationId === null || !opens) return null;
  return (
    <Button
      component={Link}
      to={paths.hostMessages({ conversation: conversationId })}
      variant="default"
      leftSection={<IconMessageCircle size={16} aria-hidden />}
      aria-label={`${words('message')}: ${name}`}
      className="no-print"
    >
      {words('message')}
    </Button>
  );
}
