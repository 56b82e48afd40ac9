// The messages of a conversation.

import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useConversation } from '../messaging.api.ts';

interface ThreadProps {
  readonly conversationId: number;
  readonly view: 'staff' | 'host' | 'parent';
  readonly onBack: () => void;
}

export function Thread({ conversationId, onBack }: ThreadProps) {
  const words = useTranslations('messagingInbox.empty');
  const { data } = useConversation(conversationId);
  return (
    <div>
      <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
        {words('toList')}
      </Button>
      <h2>{data?.title}</h2>
    </div>
  );
}
