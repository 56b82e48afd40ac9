// The tasks of staff that result from changes to a trip; each is closed with a note.

import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { finishTripTask } from '#contract/trips/trip.endpoints.ts';
import type { Trip, TripTask } from '#contract/trips/trip.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { askReason } from '#web/ui/dialog/dialogs.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { signOf } from '../difference.model.ts';
import { RefundBy } from '../refund-by.tsx';
import { reloadAfterStep } from '../reload-trips.ts';
import classes from '../trips.module.css';

function useFinish(): (task: TripTask, state: 'done' | 'dropped') => Promise<void> {
  const words = useTranslations('hubTrips.tasks');
  return async ({ id, kind }, state) => {
    const confirm = words(state === 'done' ? 'done' : 'drop');
    const note = await askReason({ title: words(`kind.${kind}`), label: words('note'), confirm, optional: true, maxLength: 500 });
    if (note === null) return;
    if ((await reloadAfterStep(call(finishTripTask, { params: { id }, body: { state, note } }))) !== null) showToast(words('told'));
  };
}

/** Returns whether the difference to the invoices is still open: the task closes when that is settled, not manually. */
function isOpenDifference({ kind }: TripTask, { billing }: Trip): boolean {
  if (kind !== 'priceDifference' || billing?.difference == null) return false;
  return signOf(billing.difference, billing.currency) !== 0 && signOf(billing.billed, billing.currency) !== 0;
}

function SettleDifference({ tripId }: { readonly tripId: number }) {
  const words = useTranslations('hubTrips.tasks');
  const billing = useTranslations('tripPrice.billing');
  return (
    <Stack gap="xs" align="flex-start">
      <Button component={Link} to={`${paths.hubTripEdit({ id: tripId })}?tab=invoices`} variant="default">
        {billing('title')}
      </Button>
      <Text size="sm">{words('settle')}</Text>
    </Stack>
  );
}

function TaskDue({ on }: { readonly on: string }) {
  const words = useTranslations('hubTrips.tasks');
  const tag = useFormatLocale();
  const isLate = on < useToday();
  return (
    <Text size="sm" {...(isLate ? { c: 'red', fw: 600 } : {})}>
      {words(isLate ? 'overdue' : 'dueOn', { day: writeDay(on, { tag }) })}
    </Text>
  );
}

function Task({ task, trip, mayFinish }: { readonly task: TripTask; readonly trip: Trip; readonly mayFinish: boolean }) {
  const words = useTranslations('hubTrips.tasks');
  const finish = useFinish();
  const { kind, state, amount, currency, note, createdAt, dueOn, doneByName } = task;
  const name = words(`kind.${kind}`);
  const isSettled = state !== 'open' || !isOpenDifference(task, trip);
  return (
    <li className={classes['row']}>
      <div className={classes['grow']}>
        <Text fw={600} td={state === 'open' ? '' : 'line-through'}>
          {name}
        </Text>
        {amount !== null && currency !== null && <MoneyText amount={amount} currency={currency} />}
        {kind === 'refund' && state === 'open' && <RefundBy since={createdAt.slice(0, 10)} />}
        {kind !== 'refund' && state === 'open' && <TaskDue on={dueOn} />}
        {note !== '' && <Text size="sm">{note}</Text>}
        <Text size="sm" c="dimmed">
          <InstantText at={createdAt} />
          {doneByName !== null && ` · ${words('by', { name: doneByName })}`}
        </Text>
      </div>
      {!isSettled && <SettleDifference tripId={trip.id} />}
      {isSettled && state === 'open' && mayFinish && (
        <Group gap="xs">
          <Button size="compact-md" variant="subtle" aria-label={`${words('drop')}: ${name}`} onClick={() => void finish(task, 'dropped')}>
            {words('drop')}
          </Button>
          <Button size="compact-md" variant="default" aria-label={`${words('done')}: ${name}`} onClick={() => void finish(task, 'done')}>
            {words('done')}
          </Button>
        </Group>
      )}
    </li>
  );
}

export function TripTasks({ trip }: { readonly trip: Trip }) {
  const { tasks } = trip;
  const words = useTranslations('hubTrips.tasks');
  const { capabilities } = useSignedInUser();
  if (tasks.length === 0) return <Text c="dimmed">{words('none')}</Text>;
  return (
    <ul className={classes['rows']} aria-label={words('label')}>
      {tasks.map((task) => (
        <Task key={task.id} task={task} trip={trip} mayFinish={capabilities.includes('trips.tasks')} />
      ))}
    </ul>
  );
}
