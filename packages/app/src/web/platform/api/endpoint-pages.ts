// A list that grows by "Load more": the pages of an endpoint so far, kept up to date together.

import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf, EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/lists/paging.ts';
import { call } from './api.ts';
import { toQueryKey } from './endpoint-hooks.ts';
import type { RowOf } from './endpoint-list.tsx';
import { queryClient } from './query-client.ts';

interface Growing<Row> {
  /** The rows so far; undefined until the first page is loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly failure: Error | null;
  loadMore(): void;
  reload(): void;
}

/**
 * @param query search, filters, sort and page size; the page is added
 * @example const { rows, hasMore, loadMore } = useEndpointPages(listBoardTrips, { state: 'booked' });
 */
export function useEndpointPages<E extends EndpointDefinition>(
  endpoint: E,
  query: Readonly<Record<string, string | number>>,
  { when = true }: { readonly when?: boolean } = {},
): Growing<RowOf<E>> {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [...toQueryKey(endpoint), query],
      queryFn: async ({ pageParam, signal }) =>
        (await call(endpoint, { query: { ...query, page: pageParam } } as unknown as RequestOf<E>, {
          signal,
          background: true,
        })) as AnswerOf<E> & Page<RowOf<E>>,
      initialPageParam: 1,
      getNextPageParam: ({ currentPage, lastPage }) => (currentPage < lastPage ? currentPage + 1 : undefined),
      enabled: when,
    },
    queryClient,
  );
  return {
    rows: data?.pages.flatMap((page) => page.data),
    total: data?.pages.at(-1)?.total ?? 0,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    failure: isFetching ? null : error,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}
