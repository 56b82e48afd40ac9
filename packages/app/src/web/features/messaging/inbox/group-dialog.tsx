// Begins the conversation of a group with the parents of its students.

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import * as z from 'zod';
import { findGroups } from '#contract/finance/expenses/expenses.endpoints.ts';
import { GROUP_NAME_LENGTH } from '#contract/messaging/conversation.shapes.ts';
import { createGroupConversation } from '#contract/messaging/conversations.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { FoundSelect } from '#web/ui/form/fields/found-select.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadConversations } from '../conversations.api.ts';

const shape = z.object({ groupId: z.int(), name: z.string().trim().max(GROUP_NAME_LENGTH) });

function GroupPicker(props: InputProps<number | null>) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const { data } = useEndpoint(findGroups, { query: { search } });
  return <FoundSelect {...props} found={data?.data.map(({ id, name }) => ({ id, label: name }))} onSearch={setTyped} />;
}

const GroupField = bindField(GroupPicker, { empty: null });

interface GroupDialogProps {
  readonly onStarted: (conversationId: number) => void;
  readonly onClose: () => void;
}

export default function GroupDialog({ onStarted, onClose }: GroupDialogProps) {
  const words = useTranslations('messagingInbox.group');
  const form = useForm({
    shape,
    initial: { groupId: null, name: '' },
    send: (body) => call(createGroupConversation, { body }),
    done({ id }) {
      onClose();
      void reloadConversations();
      onStarted(id);
    },
  });
  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('start')} onClose={onClose}>
      <GroupField of={form.field('groupId')} label={words('group')} required />
      <TextField of={form.field('name')} label={words('name')} description={words('nameHint')} maxLength={GROUP_NAME_LENGTH} />
    </DialogForm>
  );
}
