// The upcoming weeks of an activity with their places: adding, changing capacity, cancelling and deleting a week.

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { createSchedule, deleteSchedule, editSchedule } from '#contract/activities/activities.endpoints.ts';
import type { ActivityDetail, Schedule } from '#contract/activities/activities.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './activities.module.css';
import { reloadActivities } from './reload-activities.ts';

const MOST_PLACES = 1000;
const USUAL_PLACES = 12;

interface WeekFormProps {
  readonly activityId: number;
  /** Omitted to add a week. */
  readonly week?: Schedule;
  readonly onSaved: () => void;
}

function WeekForm({ activityId, week, onSaved }: WeekFormProps) {
  const words = useTranslations('hubActivities.week');
  const today = useToday();
  const initial = {
    activityId,
    startDate: week?.startDate ?? '',
    capacity: week?.capacity ?? USUAL_PLACES,
    state: week?.state ?? ('open' as const),
  };
  const form = useForm({
    shape: async () => (await import('#contract/activities/activities.shapes.ts')).scheduleBody,
    initial,
    send: (body) =>
      week === undefined ? call(createSchedule, { body }) : call(editSchedule, { body: { ...body, id: week.id, version: week.version } }),
    done() {
      showToast(words('saved'));
      form.reset(initial);
      onSaved();
      void reloadActivities();
    },
  });
  const save = words(week === undefined ? 'add' : 'save');
  return (
    <Form form={form} label={words(week === undefined ? 'add' : 'edit')}>
      <Group align="flex-start">
        {week === undefined && <DateField of={form.field('startDate')} label={words('start')} min={today} />}
        <NumberField of={form.field('capacity') as FieldBinding<number | undefined>} label={words('capacity')} min={0} max={MOST_PLACES} />
      </Group>
      <Group>
        <SubmitButton form={form} variant="default">
          {save}
        </SubmitButton>
      </Group>
    </Form>
  );
}

function useCallOff(): (week: Schedule, dates: string) => Promise<void> {
  const words = useTranslations('hubActivities.week');
  return async ({ id, version, state }, dates) => {
    const isOpen = state === 'open';
    const question = { title: `${words('cancel')}: ${dates}`, consequences: [words('cancelText')], confirm: words('cancel') };
    if (isOpen && !(await confirm({ ...question, tone: 'danger' }))) return;
    const saved = await attemptRequest(call(editSchedule, { body: { id, version, state: isOpen ? 'cancelled' : 'open' } }));
    if (saved !== null) showToast(words('saved'));
    await reloadActivities();
  };
}

function useRemoveWeek(): (week: Schedule, dates: string) => Promise<void> {
  const words = useTranslations('hubActivities.week');
  return async ({ id }, dates) => {
    const question = { title: words('removeTitle', { dates }), consequences: [words('removeText')], confirm: words('remove') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    if ((await attemptRequest(call(deleteSchedule, { params: { id } }))) !== null) showToast(words('removed'));
    await reloadActivities();
  };
}

function Week({ activityId, week, mayKeep }: { readonly activityId: number; readonly week: Schedule; readonly mayKeep: boolean }) {
  const words = useTranslations('hubActivities.week');
  const places = useTranslations('search.activity');
  const tag = useFormatLocale();
  const callOff = useCallOff();
  const remove = useRemoveWeek();
  const { capabilities } = useSignedInUser();
  const [isEdited, setEdited] = useState(false);
  const { startDate, endDate, capacity, placesLeft, state } = week;
  const dates = writeDayRange(startDate, endDate, { tag, style: 'weekday' });
  const taken = capacity === null ? null : capacity - placesLeft;
  const turn = words(state === 'open' ? 'cancel' : 'reopen');
  return (
    <li className={classes['week']}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text>
            {dates} {state === 'cancelled' && <StateBadge meaning="bad">{words('off')}</StateBadge>}
          </Text>
          <Text size="sm" c="dimmed">
            {taken === null
              ? placesLeft > 0
                ? places('left', { count: placesLeft })
                : places('full')
              : words('taken', { taken: String(taken), capacity: String(capacity) })}
          </Text>
        </div>
        {mayKeep && (
          <Group gap="xs">
            <Button
              size="compact-md"
              variant="subtle"
              aria-expanded={isEdited}
              aria-label={`${words('edit')}: ${dates}`}
              onClick={() => setEdited((before) => !before)}
            >
              {words('edit')}
            </Button>
            <Button size="compact-md" variant="subtle" aria-label={`${turn}: ${dates}`} onClick={() => void callOff(week, dates)}>
              {turn}
            </Button>
            {capabilities.includes('activities.delete') && (
              <Button
                size="compact-md"
                variant="subtle"
                color="red"
                aria-label={`${words('remove')}: ${dates}`}
                onClick={() => void remove(week, dates)}
              >
                {words('remove')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {isEdited && <WeekForm key={week.version} activityId={activityId} week={week} onSaved={() => setEdited(false)} />}
    </li>
  );
}

export function ActivityWeeks({ activity: { id, schedules }, mayKeep }: { readonly activity: ActivityDetail; readonly mayKeep: boolean }) {
  const words = useTranslations('hubActivities');
  const found = useTranslations('search.activity');
  return (
    <Stack>
      <Title order={3} size="h4">
        {words('field.weeks')}
      </Title>
      {schedules.length === 0 ? (
        <Text c="dimmed">{found('noWeeks')}</Text>
      ) : (
        <ul className={classes['weeks']} aria-label={words('field.weeks')}>
          {schedules.map((week) => (
            <Week key={week.id} activityId={id} week={week} mayKeep={mayKeep} />
          ))}
        </ul>
      )}
      {mayKeep && <WeekForm activityId={id} onSaved={() => undefined} />}
    </Stack>
  );
}
