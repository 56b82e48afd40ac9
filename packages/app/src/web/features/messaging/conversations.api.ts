// Conversations for screens: their lists page by page, one of them, the unread counts, and the cache that they share.

import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ConversationRecord, ReaderSide, UnreadCounts } from '#contract/messaging/conversation.shapes.ts';
import {
  findConversationBySid,
  listArchivedConversations,
  listConversations,
  listUnreadConversations,
  readConversation,
  readUnreadCounts,
} from '#contract/messaging/conversations.endpoints.ts';
import type { MessageAdded } from '#contract/messaging/realtime.events.ts';
import { CONVERSATION_PAGE_SIZE } from '#contract/platform/constants.ts';
import type { AnswerOf, EndpointDefinition } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { type Read, toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { mergeNewest, moveToTop, removeConversation, replaceConversation } from './inbox/conversations.model.ts';
import type { ListRequest } from './inbox/tabs.model.ts';
import { isMissingFailure } from './missing-conversation.tsx';
import { gather, reloadUnreadCounts } from './unread-counts.ts';

type ConversationPage = AnswerOf<typeof listConversations>;
type Pages = InfiniteData<ConversationPage, number>;

/** A list with the words searched for; `as` for those with several roles. */
export interface ConversationsRequest extends ListRequest {
  readonly search: string;
  readonly as?: ReaderSide;
}

const ENDPOINTS = { all: listConversations, unread: listUnreadConversations, archive: listArchivedConversations } as const;
const LISTS: readonly EndpointDefinition[] = Object.values(ENDPOINTS);

const toListKey = (request: ConversationsRequest) => [...toQueryKey(ENDPOINTS[request.list]), request];

function fetchPage(
  { list, viewType, unreadOnly, assignee, search, as }: ConversationsRequest,
  page: number,
  signal?: AbortSignal,
): Promise<ConversationPage> {
  const query = {
    page,
    perPage: CONVERSATION_PAGE_SIZE,
    viewType,
    ...(unreadOnly ? { unreadOnly: 'true' } : {}),
    ...(assignee === undefined ? {} : { assignee }),
    ...(search === '' ? {} : { search }),
    ...(as === undefined ? {} : { as }),
  };
  return call(ENDPOINTS[list], { query }, { background: true, ...(signal === undefined ? {} : { signal }) });
}

/** A list of conversations, the one with the newest message first. */
export function useConversations(request: ConversationsRequest) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    ConversationPage,
    ApiFailure,
    Pages,
    readonly unknown[],
    number
  >(
    {
      queryKey: toListKey(request),
      queryFn: ({ pageParam, signal }) => fetchPage(request, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: ({ currentPage, lastPage }) => (currentPage < lastPage ? currentPage + 1 : undefined),
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

/** The load of a list that is under way, if there is one: what it brings may have been read before what is told now. */
function findLoad(queryKey: readonly unknown[]): Promise<unknown> | undefined {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  return query?.state.fetchStatus === 'fetching' ? query.promise : undefined;
}

/** Loads the newest page of a list that is shown, and puts it over the loaded ones. Failures are not shown: it is tried again. */
async function refreshNewest(request: ConversationsRequest): Promise<void> {
  try {
    await findLoad(toListKey(request));
    const newest = await fetchPage(request, 1);
    queryClient.setQueryData<Pages>(toListKey(request), (found) => found && { ...found, pages: mergeNewest(found.pages, newest) });
  } catch {
    // The next message, or the next interval, tries again.
  }
}

/**
 * Loads the newest page of every list that is shown, once for everything that happens within a moment. Lists that are not shown are loaded
 * when they are.
 */
export const refreshLists = gather(() => {
  for (const endpoint of LISTS) {
    const queryKey = toQueryKey(endpoint);
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    for (const { queryKey: shown } of queryClient.getQueryCache().findAll({ queryKey, type: 'active' })) {
      void refreshNewest(shown.at(-1) as ConversationsRequest);
    }
  }
});

function changeLists(change: (pages: readonly ConversationPage[]) => ConversationPage[]): void {
  for (const list of LISTS) {
    const queryKey = toQueryKey(list);
    queryClient.setQueriesData<Pages>({ queryKey }, (found) => found && { ...found, pages: change(found.pages) });
    if (queryClient.isFetching({ queryKey }) > 0) refreshLists();
  }
}

/** Shows a changed conversation wherever it is shown. */
export function showChangedConversation(changed: ConversationRecord): void {
  changeLists((pages) => replaceConversation(pages, changed));
  queryClient.setQueryData(toQueryKey(readConversation, { params: { id: changed.id } }), changed);
}

/** Shows in all lists that a conversation was read. */
export function showRead(id: number): void {
  changeLists((pages) =>
    pages.map((page) => ({ ...page, data: page.data.map((one) => (one.id === id && one.isUnread ? { ...one, isUnread: false } : one)) })),
  );
}

/** Takes a conversation out of all lists; returns a function that puts it back. */
export function hideConversation(id: number): () => void {
  const before = LISTS.flatMap((list) => queryClient.getQueriesData<Pages>({ queryKey: toQueryKey(list) }));
  changeLists((pages) => removeConversation(pages, id));
  return () => {
    for (const [key, pages] of before) queryClient.setQueryData(key, pages);
  };
}

/**
 * Moves the conversation of a new message to the top of the list that is shown; false if the list has to be loaded: it doesn't have the
 * conversation yet, or is being loaded and may come without the message.
 */
export function showAddedMessage(request: ConversationsRequest, added: MessageAdded): boolean {
  const key = toListKey(request);
  const found = queryClient.getQueryData<Pages>(key);
  const pages = found === undefined ? null : moveToTop(found.pages, added);
  if (found === undefined || pages === null) return false;
  queryClient.setQueryData<Pages>(key, { ...found, pages });
  return findLoad(key) === undefined;
}

/** Loads all lists and the counts again where they are shown. */
export async function reloadConversations(): Promise<void> {
  reloadUnreadCounts();
  await Promise.all(LISTS.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

const changedIds = new Set<number>();

const reloadChanged = gather(() => {
  const ids = [...changedIds];
  changedIds.clear();
  for (const id of ids) void queryClient.invalidateQueries({ queryKey: toQueryKey(readConversation, { params: { id } }) });
});

/** Loads one conversation again where it is shown, once for everything that happens within a moment. */
export function reloadConversation(id: number): void {
  changedIds.add(id);
  reloadChanged();
}

/** One conversation, with its people and what the reader can do. The caller shows a failure. */
export function useConversation(id: number | null): Read<ConversationRecord> {
  const request = { params: { id: id ?? 0 } };
  const { data, isLoading, isFetching, error, refetch } = useQuery<ConversationRecord, ApiFailure>(
    {
      queryKey: toQueryKey(readConversation, request),
      queryFn: ({ signal }) => call(readConversation, request, { signal, background: true }),
      enabled: id !== null,
    },
    queryClient,
  );
  // One that is gone stays so while it is asked for again.
  return { data, isLoading, failure: isFetching && !isMissingFailure(error) ? null : error, reload: () => void refetch() };
}

/**
 * Finds the conversation with an id of the chat provider; null if there is none.
 * @throws ApiFailure if the server can't say
 */
export async function findBySid(sid: string): Promise<number | null> {
  try {
    return (await call(findConversationBySid, { query: { sid } }, { background: true })).id;
  } catch (error) {
    if (error instanceof ApiFailure && error.statusCode === 404) return null;
    throw error;
  }
}

/** How many conversations the lists of the reader hold, and which have unread ones. */
export function useUnreadCounts({ when, as }: { readonly when: boolean; readonly as: ReaderSide | undefined }): Read<UnreadCounts> {
  return useEndpoint(readUnreadCounts, { query: { type: 'all', ...(as === undefined ? {} : { as }) } }, { when });
}
