// The calendars of a family in other places: how they stand, connected, read now and disconnected.

import { Alert, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTimeZone } from 'use-intl/react';
import { readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import {
  addCalendarFeed,
  fetchCalendarFeed,
  listCalendarFeeds,
  removeCalendarFeed,
} from '#contract/host-families/calendar-feeds.endpoints.ts';
import { type CalendarFeed, feedBody, MAX_FEEDS } from '#contract/host-families/calendar-feeds.shapes.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstant } from '#web/ui/text/instant-text.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

function ConnectDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('familyCalendar.feeds');
  const add = useAction(addCalendarFeed, { changes: [listCalendarFeeds], told: words('added') });
  const form = useForm({
    shape: feedBody,
    initial: { name: '', url: '' },
    guarded: false,
    send: (body) => add.send({ params: { id }, body }),
    done: onClose,
  });
  return (
    <DialogForm form={form} title={words('add')} text={words('addText')} submit={words('submit')} onClose={onClose}>
      <TextField of={form.field('name')} label={words('name')} description={words('nameHint')} maxLength={60} required />
      <TextField of={form.field('url')} label={words('url')} description={words('urlHint')} inputMode="url" maxLength={1000} required />
    </DialogForm>
  );
}

/** How a calendar stands, and why it could not be read. */
function FeedState({ feed: { state, error, readAt, daysTaken } }: { readonly feed: CalendarFeed }) {
  const words = useTranslations('familyCalendar.feeds');
  const where = { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const time = readAt === null ? '' : writeInstant(readAt, where);
  if (error === null) {
    return (
      <Text size="sm">
        {words(`state.${state}`, { time })}
        {state === 'read' && ` · ${words('days', { count: daysTaken })}`}
      </Text>
    );
  }
  return (
    <Alert color={state === 'stopped' ? 'red' : 'yellow'} title={words(`state.${state}`, { time })}>
      <Text size="sm">{words(`error.${error}`)}</Text>
      {readAt !== null && <Text size="sm">{words('lastRead', { time })}</Text>}
    </Alert>
  );
}

function Feed({ id, feed }: { readonly id: number; readonly feed: CalendarFeed }) {
  const words = useTranslations('familyCalendar.feeds');
  const params = { id, feedId: feed.id };
  const update = useAction(fetchCalendarFeed, { changes: [listCalendarFeeds], told: words('updating') });
  const remove = useAction(removeCalendarFeed, { changes: [listCalendarFeeds, readCalendar], told: words('removed') });
  async function askToRemove(): Promise<void> {
    const { name } = feed;
    const question = { title: words('removeTitle', { name }), consequences: [words('removeText')], confirm: words('remove') };
    if (await confirm({ ...question, tone: 'danger' })) await remove.run({ params });
  }
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <div>
          <Text fw={600}>{feed.name}</Text>
          <Text size="sm" c="dimmed">
            {feed.address}
          </Text>
        </div>
        <FeedState feed={feed} />
        {feed.conflicts.length > 0 && (
          <Alert color="red" title={words('conflicts', { count: feed.conflicts.length })}>
            <List size="sm">
              {feed.conflicts.map(({ fromDate, toDate }) => (
                <List.Item key={fromDate}>
                  <DateRangeText from={fromDate} to={toDate} style="weekday" />
                </List.Item>
              ))}
            </List>
            <Text size="sm">{words('conflictHint')}</Text>
          </Alert>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            aria-label={`${words('update')}: ${feed.name}`}
            loading={update.isRunning || feed.state === 'new'}
            onClick={() => void update.run({ params })}
          >
            {words('update')}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={`${words('remove')}: ${feed.name}`}
            loading={remove.isRunning}
            onClick={() => void askToRemove()}
          >
            {words('remove')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface ConnectedCalendarsProps {
  readonly id: number;
  readonly feeds: readonly CalendarFeed[];
  readonly canAdd: boolean;
}

export function ConnectedCalendars({ id, feeds, canAdd }: ConnectedCalendarsProps) {
  const words = useTranslations('familyCalendar.feeds');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={words('title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {words('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {words('lead')}
        </Text>
        {feeds.length === 0 ? (
          <Text size="sm">{words('none')}</Text>
        ) : (
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {feeds.map((feed) => (
              <Feed key={feed.id} id={id} feed={feed} />
            ))}
          </Stack>
        )}
        {canAdd && feeds.length < MAX_FEEDS && (
          <div>
            <Button variant="default" onClick={() => setIsOpen(true)}>
              {words('add')}
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && <ConnectDialog id={id} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
