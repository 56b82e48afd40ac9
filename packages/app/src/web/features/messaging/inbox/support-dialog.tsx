// The first message of a request to support.

import * as z from 'zod';
import { MESSAGE_LENGTH } from '#contract/messaging/message.ts';
import { sendSupportMessage } from '#contract/messaging/support.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadConversations } from '../messaging.api.ts';

const shape = z.object({ content: z.string().trim().min(1).max(MESSAGE_LENGTH) });

interface SupportDialogProps {
  readonly onSent: (conversationId: number) => void;
  readonly onClose: () => void;
}

export default function SupportDialog({ onSent, onClose }: SupportDialogProps) {
  const words = useTranslations('messagingInbox.support');
  const form = useForm({
    shape,
    initial: { content: '' },
    send: (body) => call(sendSupportMessage, { body: { ...body, localMessageId: crypto.randomUUID() } }),
    done({ conversation }) {
      onClose();
      showToast(words('sent'));
      void reloadConversations();
      onSent(conversation.id);
    },
  });
  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('send')} onClose={onClose}>
      <LongTextField of={form.field('content')} label={words('message')} maxLength={MESSAGE_LENGTH} minRows={5} required />
    </DialogForm>
  );
}
