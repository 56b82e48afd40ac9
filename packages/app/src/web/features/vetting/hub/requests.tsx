// The requests for information to a family, and its answers.

import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { closeRequest, requestInformation } from '#contract/vetting/vetting.endpoints.ts';
import { REQUESTED_ITEMS, type Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxListField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import { FileLinks } from '../file-links.tsx';
import { Part } from '../part.tsx';
import classes from '../vetting.module.css';
import { finishChange, keepVetting } from './kept-vetting.ts';

type InformationRequest = Vetting['requests'][number];

function RequestForm({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('vetting.request');
  const items = useTranslations('names.requestedItem');
  const form = useForm({
    shape: async () => (await import('#contract/vetting/vetting.shapes.ts')).requestBody,
    initial: { items: [], text: '' },
    send: (body) => call(requestInformation, { params: { id }, body }),
    async done(vetting) {
      onClose();
      await keepVetting(vetting);
      showToast(words('sent'));
    },
  });
  return (
    <DialogForm form={form} title={words('ask')} text={words('askText')} submit={words('send')} onClose={onClose}>
      <CheckboxListField
        of={form.field('items') as FieldBinding<string[] | null | undefined>}
        label={words('items')}
        choices={REQUESTED_ITEMS.map((value) => ({ value, label: items(value) }))}
        required
      />
      <LongTextField
        of={form.field('text')}
        label={words('text')}
        maxLength={2000}
        required={(form.values.items as readonly string[] | undefined)?.includes('other') ?? false}
      />
    </DialogForm>
  );
}

function StateOfRequest({ request: { answeredAt, closedAt } }: { readonly request: InformationRequest }) {
  const words = useTranslations('vetting');
  if (closedAt !== null) return <StateBadge>{words('request.closed')}</StateBadge>;
  return answeredAt === null ? (
    <StateBadge meaning="care">{words('request.open')}</StateBadge>
  ) : (
    <StateBadge meaning="special">{words('answered')}</StateBadge>
  );
}

interface RequestsProps {
  readonly vetting: Vetting;
  /** Whether the reader decides about families. */
  readonly isFull: boolean;
}

export function Requests({ vetting, isFull }: RequestsProps) {
  const listText = useListText();
  const words = useTranslations('vetting');
  const names = useTranslations('names.requestedItem');
  const [isAsking, setAsking] = useState(false);
  const { id, requests } = vetting;
  const close = (requestId: number) => finishChange(call(closeRequest, { params: { id, requestId } }), words('request.isClosed'));
  return (
    <Part
      title={words('part.requests')}
      action={
        isFull && (
          <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
            {words('request.ask')}
          </Button>
        )
      }
    >
      <ul className={classes['items']}>
        {requests.map((request) => (
          <li key={request.id}>
            <div className={classes['row']}>
              <div className={classes['main']}>
                <Group gap={8}>
                  <Text fw={500}>{listText(request.items.map((item) => names(item)))}</Text>
                  <StateOfRequest request={request} />
                </Group>
                <Text size="sm" c="dimmed">
                  <InstantText at={request.askedAt} /> {request.askedBy !== null && `· ${request.askedBy}`}
                </Text>
                {request.text !== '' && (
                  <Text size="sm" className={classes['said'] ?? ''}>
                    {request.text}
                  </Text>
                )}
                {request.answer !== '' && (
                  <Text size="sm" className={classes['said'] ?? ''}>
                    {words('request.answer', { answer: request.answer })}
                  </Text>
                )}
                <FileLinks files={request.files} label={words('files')} />
              </div>
              {isFull && request.closedAt === null && (
                <Button variant="subtle" size="compact-sm" onClick={() => void close(request.id)}>
                  {words('request.close')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {requests.length === 0 && <Text c="dimmed">{words('none.requests')}</Text>}
      {isAsking && <RequestForm id={id} onClose={() => setAsking(false)} />}
    </Part>
  );
}
