// The requests of staff to a family, and the form to answer one with text and files.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { answerRequest } from '#contract/vetting/own-vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import { FilesField } from '#web/ui/upload/upload-field.tsx';
import { FileLinks } from '../file-links.tsx';
import { MANY_PAPERS } from '../papers.ts';
import { Part } from '../part.tsx';
import { useFiles } from '../use-files.ts';
import classes from '../vetting.module.css';
import { keepOwnVetting } from './kept-own-vetting.ts';

type InformationRequest = Vetting['requests'][number];

function AnswerForm({ request, onClose }: { readonly request: InformationRequest; readonly onClose: () => void }) {
  const listText = useListText();
  const words = useTranslations('ownVetting.request');
  const items = useTranslations('names.requestedItem');
  const form = useForm({
    shape: async () => (await import('#contract/vetting/vetting.shapes.ts')).requestAnswer,
    initial: { answer: request.answer, refs: [] },
    send: (body) => call(answerRequest, { params: { requestId: request.id }, body }),
    done(vetting) {
      onClose();
      keepOwnVetting(vetting);
      showToast(words('sent'));
    },
  });
  const files = useFiles(form.field('refs'));
  const text = request.text === '' ? words('askedFor', { items: listText(request.items.map((item) => items(item))) }) : request.text;
  return (
    <DialogForm form={form} title={words('title')} text={text} submit={words('send')} onClose={onClose}>
      <LongTextField of={form.field('answer')} label={words('answer')} maxLength={4000} required />
      <FilesField of={files} label={words('files')} transport={uploads} accepted={MANY_PAPERS} described={false} />
    </DialogForm>
  );
}

export function OpenRequests({ requests }: { readonly requests: readonly InformationRequest[] }) {
  const listText = useListText();
  const words = useTranslations('ownVetting.request');
  const items = useTranslations('names.requestedItem');
  const [answered, setAnswered] = useState<InformationRequest | null>(null);
  return (
    <Part title={words('heading')}>
      <ul className={classes['items']}>
        {requests.map((request) => (
          <li key={request.id}>
            <Stack gap={4}>
              <Text fw={500}>{listText(request.items.map((item) => items(item)))}</Text>
              {request.text !== '' && (
                <Text size="sm" className={classes['said'] ?? ''}>
                  {request.text}
                </Text>
              )}
              {request.answeredAt !== null && (
                <Text size="sm" c="dimmed">
                  {words('answeredOn')} <DateText day={request.answeredAt.slice(0, 10)} />: {request.answer}
                </Text>
              )}
              <FileLinks files={request.files} label={words('files')} />
              <Group>
                <Button variant="default" size="compact-sm" onClick={() => setAnswered(request)}>
                  {words(request.answeredAt === null ? 'title' : 'change')}
                </Button>
              </Group>
            </Stack>
          </li>
        ))}
      </ul>
      {answered !== null && <AnswerForm request={answered} onClose={() => setAnswered(null)} />}
    </Part>
  );
}
