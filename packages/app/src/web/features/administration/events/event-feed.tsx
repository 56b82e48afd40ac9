// The timeline of events: filters, the days with their events, newest first, and the file.

import { Button, Stack, Text } from '@mantine/core';
import { exportEvents, listEventChoices } from '#contract/administration/events.endpoints.ts';
import type { TimelineEvent } from '#contract/administration/events.shapes.ts';
import { eventsList } from '#contract/administration/lists.ts';
import { useChangeWords } from '#web/features/administration/change-log/change-words.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { ExportMenu } from '#web/ui/list/export-menu.tsx';
import { FilterChips, FilterMenu, useOpenFilter } from '#web/ui/list/filters/filter-bar.tsx';
import { changeState, matchOf } from '#web/ui/list/list.model.ts';
import listClasses from '#web/ui/list/list.module.css';
import type { ExportAsked, ListFilter } from '#web/ui/list/list-types.ts';
import { NOTHING } from '#web/ui/list/selection/selection.model.ts';
import { type ListStateHandle, useListState } from '#web/ui/list/use-list-state.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { EventLine } from './event-line.tsx';
import classes from './events.module.css';
import { groupByDay, useEvents } from './use-events.ts';

const FRAME = { list: eventsList, columns: eventsList.columns };

/** The object of one event is chosen beside its line; here it can only be removed. */
function useFilters({ state }: ListStateHandle, events: readonly TimelineEvent[]): readonly ListFilter[] {
  const names = useChangeWords();
  const label = useTranslations('lists.events.columns');
  const { data } = useEndpoint(listEventChoices, {});
  const { actors = [], subjectTypes = [] } = data ?? {};
  const objects = [...new Map(events.map((event) => [event.subjectId, names.subject(event)]))];
  const chosen = state.filters['subjectId'];
  return [
    { name: 'at', label: label('at') },
    { name: 'actor', label: label('actor'), choices: actors.map(({ id, name }) => ({ value: String(id), label: name })) },
    {
      name: 'subjectType',
      label: label('subjectType'),
      choices: subjectTypes.map((name) => ({ value: name, label: names.subjectType(name) })),
    },
    ...(chosen === undefined
      ? []
      : [{ name: 'subjectId', label: label('subject'), choices: objects.map(([value, text]) => ({ value, label: text })) }]),
  ];
}

function FeedToolbar({ handle, events }: { readonly handle: ListStateHandle; readonly events: readonly TimelineEvent[] }) {
  const [open, setOpen] = useOpenFilter();
  const filters = useFilters(handle, events);
  async function save({ format, query, columns }: ExportAsked): Promise<void> {
    // `download` has shown the failure.
    await download(exportEvents, { query: { ...query, format, columns: columns.join(',') } } as never).catch(() => undefined);
  }
  return (
    <>
      <div className={`${listClasses['toolbar']} no-print`}>
        <FilterMenu filters={filters} onOpen={setOpen} />
        <div className={listClasses['tools']}>
          <ExportMenu state={handle.state} columns={eventsList.columns} selection={NOTHING} onExport={save} />
        </div>
      </div>
      <FilterChips list={eventsList} filters={filters} handle={handle} open={open} onOpen={setOpen} />
    </>
  );
}

export function EventFeed() {
  const words = useTranslations('eventFeed');
  const handle = useListState(FRAME);
  const { events, messages, failure, hasMore, isLoadingMore, loadMore, reload } = useEvents(matchOf(handle.state));
  const isOfOne = handle.state.filters['subjectId'] !== undefined;
  const only = ({ subjectType, subjectId }: TimelineEvent) =>
    handle.set(changeState(handle.state, { filters: { ...handle.state.filters, subjectType, subjectId } }));
  return (
    <div className={listClasses['page']}>
      <FeedToolbar handle={handle} events={events ?? []} />
      {failure !== null && events === undefined && <Fault message={failure.message} onRetry={reload} />}
      {failure === null && events === undefined && <LoadingRows count={8} />}
      {events?.length === 0 && <EmptyState title={words('empty.title')} text={words('empty.text')} />}
      {events !== undefined && events.length > 0 && (
        <Stack gap="lg">
          {groupByDay(events).map(({ day, events: ofDay }) => (
            <section key={ofDay[0]?.id ?? day} className={classes['day']}>
              <h2 className={classes['date']}>
                <DateText day={day} style="full" />
                {messages.has(day) && (
                  <Text span size="sm" c="dimmed">
                    {words('messages', { count: messages.get(day) ?? 0 })}
                  </Text>
                )}
              </h2>
              <ul className={classes['lines']}>
                {ofDay.map((event) => (
                  <EventLine key={event.id} event={event} onOnly={isOfOne ? undefined : only} />
                ))}
              </ul>
            </section>
          ))}
          {hasMore && (
            <Button variant="default" className={classes['more'] ?? ''} loading={isLoadingMore} onClick={loadMore}>
              {words('more')}
            </Button>
          )}
        </Stack>
      )}
    </div>
  );
}
