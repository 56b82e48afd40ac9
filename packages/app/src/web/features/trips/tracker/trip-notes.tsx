// The notes of staff on a trip: all can be read, one's own changed and deleted.

import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { addTripNote, deleteTripNote, editTripNote } from '#contract/trips/tracker.endpoints.ts';
import { noteBody, type TrackedTripDetail, type TripNote } from '#contract/trips/tracker.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { finishTracked, keepTracked } from './keep-tracked.ts';
import classes from './tracker.module.css';

function NewNote({ tripId }: { readonly tripId: number }) {
  const words = useTranslations('tripsTracker.notes');
  const form = useForm({
    shape: noteBody,
    initial: { text: '' },
    send: (body) => call(addTripNote, { params: { id: tripId }, body }),
    async done(kept) {
      form.reset({ text: '' });
      await keepTracked(kept);
      showToast(words('added'));
    },
  });
  return (
    <Form form={form} label={words('add')}>
      <LongTextField of={form.field('text')} label={words('text')} description={words('hint')} maxLength={2000} minRows={2} required />
      <Group justify="flex-end">
        <SubmitButton form={form}>{words('add')}</SubmitButton>
      </Group>
    </Form>
  );
}

interface EditProps {
  readonly tripId: number;
  readonly note: TripNote;
  readonly onClose: () => void;
}

function EditNote({ tripId, note, onClose }: EditProps) {
  const words = useTranslations('tripsTracker.notes');
  const common = useTranslations('common');
  const form = useForm({
    shape: noteBody,
    initial: { text: note.text },
    send: ({ text }) => call(editTripNote, { params: { id: tripId, noteId: note.id }, body: { text, version: note.version } }),
    async done(kept) {
      onClose();
      await keepTracked(kept);
      showToast(words('saved'));
    },
  });
  return (
    <Form form={form} label={words('edit')}>
      <LongTextField of={form.field('text')} label={words('editText')} maxLength={2000} minRows={2} required />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}

function Note({ tripId, note, mayChange }: { readonly tripId: number; readonly note: TripNote; readonly mayChange: boolean }) {
  const words = useTranslations('tripsTracker.notes');
  const [isEdited, setEdited] = useState(false);
  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: words('removeTitle'),
      consequences: [words('removeText')],
      confirm: words('remove'),
      tone: 'danger',
    });
    if (isSure) await finishTracked(call(deleteTripNote, { params: { id: tripId, noteId: note.id } }), words('removed'));
  }
  if (isEdited) {
    return (
      <li>
        <div className={classes['main']}>
          <EditNote tripId={tripId} note={note} onClose={() => setEdited(false)} />
        </div>
      </li>
    );
  }
  return (
    <li>
      <div className={classes['main']}>
        <Text size="sm" className={classes['text'] ?? ''}>
          {note.text}
        </Text>
        <Text size="xs" c="dimmed">
          <InstantText at={note.at} />
          {note.byName === '' ? '' : `, ${note.byName}`}
          {note.editedAt === null ? '' : `, ${words('edited')}`}
        </Text>
      </div>
      {mayChange && note.isOwn && (
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="subtle" color="gray" aria-label={words('edit')} onClick={() => setEdited(true)}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={words('remove')} onClick={() => void remove()}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </li>
  );
}

export function TripNotes({ trip, mayChange }: { readonly trip: TrackedTripDetail; readonly mayChange: boolean }) {
  const words = useTranslations('tripsTracker.notes');
  return (
    <Stack gap="xs">
      {mayChange && <NewNote tripId={trip.id} />}
      {trip.notes.length === 0 && (
        <Text size="sm" c="dimmed">
          {words('none')}
        </Text>
      )}
      <ul className={classes['items']}>
        {trip.notes.map((note) => (
          <Note key={note.id} tripId={trip.id} note={note} mayChange={mayChange} />
        ))}
      </ul>
    </Stack>
  );
}
