// Renames the conversation of a group.

import * as z from 'zod';
import { type ConversationRecord, GROUP_NAME_LENGTH } from '#contract/messaging/conversation.shapes.ts';
import { renameConversation } from '#contract/messaging/conversations.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { showChangedConversation } from '../conversations.api.ts';

const shape = z.object({ name: z.string().trim().max(GROUP_NAME_LENGTH) });

interface RenameGroupDialogProps {
  readonly conversation: Pick<ConversationRecord, 'id' | 'conversationable'>;
  readonly onClose: () => void;
}

export function RenameGroupDialog({ conversation: { id, conversationable }, onClose }: RenameGroupDialogProps) {
  const words = useTranslations('messagingInbox.group');
  const panel = useTranslations('messagingInbox.panel');
  const form = useForm({
    shape,
    initial: { name: conversationable.name ?? '' },
    send: (body) => call(renameConversation, { params: { id }, body }),
    done(renamed) {
      onClose();
      showChangedConversation(renamed);
      showToast(panel('renamed'));
    },
  });
  return (
    <DialogForm form={form} title={panel('rename')} text={words('renameText')} submit={panel('rename')} onClose={onClose}>
      <TextField of={form.field('name')} label={panel('name')} description={words('nameHint')} maxLength={GROUP_NAME_LENGTH} autoFocus />
    </DialogForm>
  );
}
