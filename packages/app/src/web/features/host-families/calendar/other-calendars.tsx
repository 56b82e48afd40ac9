// A family's calendar and other calendars: the link by which others read it, and the calendars whose days are blocked in it.

import { Stack } from '@mantine/core';
import { useState } from 'react';
import { readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import { listCalendarFeeds } from '#contract/host-families/calendar-feeds.endpoints.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { CalendarLinkSection } from './calendar-link-section.tsx';
import { ConnectedCalendars } from './connected-calendars.tsx';

/** How often is asked whether a new calendar has been read. */
const ASKED_EVERY_MS = 3000;

export function OtherCalendars({ id }: { readonly id: number }) {
  const [isReading, setIsReading] = useState(false);
  const options = isReading ? { everyMs: ASKED_EVERY_MS } : {};
  const { data, failure, reload } = useEndpoint(listCalendarFeeds, { params: { id } }, options);
  const isNew = data?.feeds.some(({ state }) => state === 'new') ?? false;
  if (isNew !== isReading) {
    setIsReading(isNew);
    // What was read has blocked days.
    if (isReading) void queryClient.invalidateQueries({ queryKey: toQueryKey(readCalendar) });
  }
  if (data === undefined) return failure === null ? <LoadingCards count={1} /> : <Fault message={failure.message} onRetry={reload} />;
  return (
    <Stack gap="lg">
      <CalendarLinkSection id={id} url={data.url} />
      {(data.areFetched || data.feeds.length > 0) && <ConnectedCalendars id={id} feeds={data.feeds} canAdd={data.areFetched} />}
    </Stack>
  );
}
