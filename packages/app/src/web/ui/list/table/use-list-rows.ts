// Loads the rows of a list; keeps the previous ones until the next are loaded.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { ListState as Loaded } from '#contract/platform/lists/paging.ts';
import { emptyListState, type Page } from '#contract/platform/lists/paging.ts';
import { type ListRequest, type ListState, toListRequest } from '#web/ui/list/list.model.ts';

export interface ListRows<Row> extends Loaded<Row> {
  readonly lastPage: number;
  /** Why the last load failed. */
  readonly failure: Error | null;
  reload(): void;
}

export interface LoadOptions {
  readonly signal: AbortSignal;
  /** Whether the same rows are shown already: nobody waits for them, so that a failure is the list's to tell, without a dialog. */
  readonly background: boolean;
}

export type LoadRows<Row> = (request: ListRequest, options: LoadOptions) => Promise<Page<Row>>;

interface Loading<Row> {
  /** The base of the query key; the request is added. */
  readonly queryKey: readonly unknown[];
  readonly state: ListState;
  readonly load: LoadRows<Row>;
}

export function useListRows<Row>({ queryKey, state, load }: Loading<Row>): ListRows<Row> {
  const request = toListRequest(state);
  const result = useQuery({
    queryKey: [...queryKey, request],
    queryFn: ({ signal, client, queryKey: key }) => load(request, { signal, background: client.getQueryData(key) !== undefined }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { isFetching, error, refetch } = result;
  // Kept even if the next rows can't be loaded.
  const kept = useRef(result.data);
  kept.current = result.data ?? kept.current;
  const data = kept.current;
  const reload = useCallback(() => void refetch(), [refetch]);
  return useMemo(() => {
    const page = data ?? { ...emptyListState<Row>(), lastPage: 1 };
    const { total, currentPage, perPage, lastPage, from, to } = page;
    return {
      total,
      currentPage,
      perPage,
      lastPage,
      from,
      to,
      data: page.data,
      isLoaded: data !== undefined,
      isLoading: isFetching && data === undefined,
      isRefetching: isFetching && data !== undefined,
      failure: isFetching ? null : error,
      reload,
    };
  }, [data, isFetching, error, reload]);
}
