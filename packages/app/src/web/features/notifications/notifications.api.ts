// The user's notifications for the inbox: pages of them, and the number of unread ones.

import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Notification } from '#contract/notifications/notification.shapes.ts';
import { countUnread, listNotifications, markAllNotifications, markNotification } from '#contract/notifications/notifications.endpoints.ts';
import type {} from '#contract/notifications/realtime.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey, useServerAnswer } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useRealtimeEvent, useRealtimeState, useReconnect } from '#web/platform/realtime/realtime.ts';
import { setRead } from './inbox.model.ts';

/** The polling intervals of the bell in milliseconds, without and with the live channel; hidden tabs don't poll. */
const LOOK_MS = { offline: 60_000, online: 300_000 } as const;

type InboxPage = AnswerOf<typeof listNotifications>;
type Pages = InfiniteData<InboxPage, string | undefined>;

const UNREAD_KEY = toQueryKey(countUnread, {});
const LIST_KEY = toQueryKey(listNotifications);

/** Returns the number of unread notifications. Loading and failures are not shown. */
export function useUnread(): number {
  const isOnline = useRealtimeState() === 'online';
  const reload = () => void queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
  useRealtimeEvent('notifications.changed', () => {
    reload();
    void queryClient.invalidateQueries({ queryKey: LIST_KEY });
  });
  useReconnect(reload);
  useServerAnswer(countUnread, {});
  const { data } = useQuery(
    {
      queryKey: UNREAD_KEY,
      queryFn: ({ signal }) => call(countUnread, {}, { signal, background: true }),
      refetchInterval: isOnline ? LOOK_MS.online : LOOK_MS.offline,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: true,
    },
    queryClient,
  );
  return data?.unread ?? 0;
}

function setUnread(unread: number): void {
  queryClient.setQueryData(UNREAD_KEY, { unread });
}

const toPages = (page: unknown) => ({ pages: [page], pageParams: [undefined] });

/** The notifications, latest first. */
export function useInbox(unreadOnly: boolean) {
  const key = [...LIST_KEY, unreadOnly];
  useServerAnswer(listNotifications, { query: { unreadOnly: String(unreadOnly) } }, { key, toData: toPages });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    InboxPage,
    Error,
    Pages,
    readonly unknown[],
    string | undefined
  >(
    {
      queryKey: key,
      queryFn: async ({ pageParam, signal }) => {
        const query = { unreadOnly: String(unreadOnly), ...(pageParam === undefined ? {} : { after: pageParam }) };
        const page = await call(listNotifications, { query }, { signal, background: true });
        setUnread(page.unread);
        return page;
      },
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    },
    queryClient,
  );
  return {
    pages: data?.pages,
    failure: isFetching ? null : error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}

function change(of: (page: InboxPage) => InboxPage): void {
  queryClient.setQueriesData<Pages>({ queryKey: LIST_KEY }, (pages) => pages && { ...pages, pages: pages.pages.map(of) });
}

/** Marks a notification optimistically; reverts if the server refuses. */
export async function mark({ id }: Pick<Notification, 'id'>, isRead: boolean): Promise<void> {
  change((page) => ({ ...page, data: setRead(page.data, { id, isRead }) }));
  try {
    setUnread((await call(markNotification, { params: { id }, body: { isRead } }, { background: true })).unread);
  } catch {
    await queryClient.invalidateQueries({ queryKey: LIST_KEY });
  }
}

/** Marks all shown notifications; newer ones stay unread. */
export async function markAll(newestId: number): Promise<void> {
  try {
    setUnread((await call(markAllNotifications, { body: { newestId } })).unread);
  } catch {
    // Already shown to the user; the list is reloaded in any case.
  }
  await queryClient.invalidateQueries({ queryKey: LIST_KEY });
}
