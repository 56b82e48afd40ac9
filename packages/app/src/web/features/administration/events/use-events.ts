// The events of the timeline, page by page by a cursor, so that none is left out or repeated while others happen.

import { useInfiniteQuery } from '@tanstack/react-query';
import { listEvents } from '#contract/administration/events.endpoints.ts';
import type { TimelineEvent } from '#contract/administration/events.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

/** @param match search and filters */
export function useEvents(match: Readonly<Record<string, string>>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [...toQueryKey(listEvents), match],
      queryFn: ({ pageParam, signal }) => {
        const query = { ...match, ...(pageParam === null ? {} : { before: pageParam }) };
        return call(listEvents, { query: query as never }, { signal, background: true });
      },
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
    },
    queryClient,
  );
  return {
    events: data?.pages.flatMap((page) => page.data),
    messages: new Map(data?.pages.flatMap(({ messageDays }) => messageDays.map((one) => [one.day, one.messages] as const))),
    failure: isFetching ? null : error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}

/** Returns the events of each day, in their order. */
export function groupByDay(
  events: readonly TimelineEvent[],
): readonly { readonly day: string; readonly events: readonly TimelineEvent[] }[] {
  const days: { day: string; events: TimelineEvent[] }[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.day === event.day) last.events.push(event);
    else days.push({ day: event.day, events: [event] });
  }
  return days;
}
