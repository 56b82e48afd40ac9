// The dialog for the first message of a request to support.

import { Modal, Text } from '@mantine/core';
import { SupportRequest } from '#web/features/messaging/composer/support-request.tsx';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { useGuardedClose } from '#web/ui/form/leave-guard.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadConversations } from '../conversations.api.ts';

interface SupportDialogProps {
  readonly onSent: (conversationId: number) => void;
  readonly onClose: () => void;
}

export default function SupportDialog({ onSent, onClose }: SupportDialogProps) {
  useFocusBack();
  const guardedClose = useGuardedClose(onClose);
  const words = useTranslations('messagingInbox.support');
  const common = useTranslations('common');
  function open(conversationId: number): void {
    onClose();
    void reloadConversations();
    onSent(conversationId);
  }
  return (
    <Modal opened onClose={guardedClose} title={words('title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <Text size="sm" mb="sm">
        {words('text')}
      </Text>
      <SupportRequest onStarted={open} />
    </Modal>
  );
}
