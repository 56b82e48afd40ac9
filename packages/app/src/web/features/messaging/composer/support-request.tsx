// The first message of a request to support.

import { useState } from 'react';
import * as z from 'zod';
import { messageText } from '#contract/messaging/message.shapes.ts';
import { MESSAGE_LENGTH } from '#contract/messaging/message.ts';
import { sendSupportMessage } from '#contract/messaging/support.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './composer.module.css';

const shape = z.object({ content: messageText.pipe(z.string().min(1)) });

/** @param props called with the conversation that the message has begun */
export function SupportRequest({ onStarted }: { readonly onStarted: (conversationId: number) => void }) {
  const words = useTranslations('messagingComposer.newRequest');
  /** The ID makes a retry after a lost response the same message. */
  const [localMessageId] = useState(() => crypto.randomUUID());
  const form = useForm({
    shape,
    initial: { content: '' },
    send: ({ content }) => call(sendSupportMessage, { body: { content, localMessageId } }),
    done({ conversation }) {
      showToast(words('sent'));
      onStarted(conversation.id);
    },
  });
  return (
    <div className={classes['request']}>
      <Form form={form} label={words('start')}>
        <LongTextField of={form.field('content')} label={words('label')} maxLength={MESSAGE_LENGTH} minRows={2} required />
        <SubmitButton form={form}>{words('send')}</SubmitButton>
      </Form>
    </div>
  );
}
