// What staff note about a host family.

import { Card, Stack, Text } from '@mantine/core';
import * as z from 'zod';
import { addFamilyNote, listFamilyNotes } from '#contract/host-families/family-notes.endpoints.ts';
import { line } from '#contract/platform/validation/fields.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MAX = 5000;
const shape = z.object({ text: line(MAX) });

function NewNote({ id }: { readonly id: number }) {
  const words = useTranslations('hubFamilyEdit.notes');
  const form = useForm({
    shape,
    initial: { text: '' },
    send: (body) => call(addFamilyNote, { params: { id }, body }),
    done(notes) {
      keepAnswer(listFamilyNotes, { params: { id } }, notes);
      form.reset({ text: '' });
    },
  });
  return (
    <Form form={form} label={words('add')}>
      <LongTextField of={form.field('text')} label={words('text')} description={words('hint')} maxLength={MAX} minRows={3} required />
      <div>
        <SubmitButton form={form}>{words('add')}</SubmitButton>
      </div>
    </Form>
  );
}

export function NotesTab({ id }: { readonly id: number }) {
  const words = useTranslations('hubFamilyEdit.notes');
  const { data, failure, reload } = useEndpoint(listFamilyNotes, { params: { id } });
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Stack maw={720}>
      <NewNote id={id} />
      {data.data.length === 0 && <Text c="dimmed">{words('none')}</Text>}
      {data.data.map((note) => (
        <Card key={note.id} component="article">
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Text>
          <Text size="sm" c="dimmed" mt={4}>
            {note.by === '' ? words('deletedAccount') : note.by} · <InstantText at={note.at} />
          </Text>
        </Card>
      ))}
    </Stack>
  );
}
