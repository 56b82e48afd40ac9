// The internal notes of staff on a conversation.

import { Text } from '@mantine/core';
import * as z from 'zod';
import type {} from '#contract/messaging/realtime.events.ts';
import { addNote, listNotes } from '#contract/messaging/support.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useRealtimeEvent } from '#web/platform/realtime/realtime.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PanelPart } from './panel-part.tsx';
import { useInboxReader } from './reader.ts';
import classes from './side-panel.module.css';

const MOST_CHARACTERS = 4000;

const shape = z.object({ text: z.string().trim().min(1).max(MOST_CHARACTERS) });

function NewNote({ conversationId }: { readonly conversationId: number }) {
  const words = useTranslations('messagingInbox.panel');
  const params = { id: conversationId };
  const form = useForm({
    shape,
    initial: { text: '' },
    send: (body) => call(addNote, { params, body }),
    async done() {
      form.reset();
      showToast(words('noteAdded'));
      await queryClient.invalidateQueries({ queryKey: toQueryKey(listNotes, { params }) });
    },
  });
  return (
    <Form form={form} label={words('addNote')}>
      <LongTextField of={form.field('text')} label={words('note')} maxLength={MOST_CHARACTERS} minRows={2} />
      <SubmitButton form={form}>{words('addNote')}</SubmitButton>
    </Form>
  );
}

export function PanelNotes({ conversationId }: { readonly conversationId: number }) {
  const words = useTranslations('messagingInbox.panel');
  const { isFixed } = useInboxReader();
  const { data, failure, reload } = useEndpoint(listNotes, { params: { id: conversationId } });
  useRealtimeEvent('conversation.noted', ({ conversationId: id }) => {
    if (id === conversationId) reload();
  });
  return (
    <PanelPart title={words('notes')}>
      <span className={classes['quiet']}>{words('notesText')}</span>
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      <ul className={classes['notes']}>
        {data?.data.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <span className={classes['quiet']}>
              {author} · <InstantText at={createdAt} />
            </span>
            <Text className={classes['note'] ?? ''}>{text}</Text>
          </li>
        ))}
      </ul>
      {!isFixed && <NewNote conversationId={conversationId} />}
    </PanelPart>
  );
}
