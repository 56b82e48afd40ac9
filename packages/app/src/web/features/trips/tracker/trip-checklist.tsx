// The checklist of a trip: the items of every trip, and those that staff add to this one.

import { ActionIcon, Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { addChecklistItem, deleteChecklistItem, tickChecklistItem } from '#contract/trips/tracker.endpoints.ts';
import type { ChecklistItem, TrackedTripDetail } from '#contract/trips/tracker.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { finishTracked } from './keep-tracked.ts';
import classes from './tracker.module.css';

interface ItemProps {
  readonly tripId: number;
  readonly item: ChecklistItem;
  readonly mayChange: boolean;
}

function Item({ tripId, item, mayChange }: ItemProps) {
  const words = useTranslations('tripsTracker.checklist');
  const [isRunning, setRunning] = useState(false);
  const { id, kind, isDone, doneAt, doneByName } = item;
  const label = kind === null ? item.text : words(`item.${kind}`);
  const run = (change: Parameters<typeof finishTracked>[0]) => {
    setRunning(true);
    void finishTracked(change).finally(() => setRunning(false));
  };
  const tick = (next: boolean) => {
    if (kind !== null) run(call(addChecklistItem, { params: { id: tripId }, body: { kind, isDone: next } }));
    else if (id !== null) run(call(tickChecklistItem, { params: { id: tripId, itemId: id }, body: { isDone: next } }));
  };
  return (
    <li>
      <div className={classes['main']}>
        <Checkbox
          label={label}
          checked={isDone}
          disabled={!mayChange || isRunning}
          onChange={(event) => tick(event.currentTarget.checked)}
        />
        {doneAt !== null && (
          <Text size="xs" c="dimmed" ps={28}>
            <InstantText at={doneAt} />
            {doneByName === null || doneByName === '' ? '' : `, ${doneByName}`}
          </Text>
        )}
      </div>
      {mayChange && kind === null && id !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words('remove', { name: label })}
          disabled={isRunning}
          onClick={() => run(call(deleteChecklistItem, { params: { id: tripId, itemId: id } }))}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function NewItem({ tripId }: { readonly tripId: number }) {
  const words = useTranslations('tripsTracker.checklist');
  const [text, setText] = useState('');
  const [isRunning, setRunning] = useState(false);
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    setRunning(true);
    const isDone = await finishTracked(call(addChecklistItem, { params: { id: tripId }, body: { text } })).finally(() => setRunning(false));
    if (isDone) setText('');
  }
  return (
    <form onSubmit={(event) => void add(event)}>
      <Group align="flex-end" gap="xs" mt="xs">
        <TextInput
          label={words('text')}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
          flex="1 1 200px"
        />
        <Button type="submit" variant="default" loading={isRunning}>
          {words('add')}
        </Button>
      </Group>
    </form>
  );
}

export function TripChecklist({ trip, mayChange }: { readonly trip: TrackedTripDetail; readonly mayChange: boolean }) {
  const words = useTranslations('tripsTracker.checklist');
  const { done, total } = trip.checklist;
  return (
    <>
      <Text size="sm" c="dimmed">
        {words('progress', { done: String(done), total: String(total) })}
      </Text>
      <ul className={classes['items']}>
        {trip.items.map((item) => (
          <Item key={item.id ?? item.kind} tripId={trip.id} item={item} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && <NewItem tripId={trip.id} />}
    </>
  );
}
