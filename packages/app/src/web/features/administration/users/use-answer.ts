// A hook for a part of a screen that reads from the server; a newer value, such as the answer to a change, can replace the result.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/platform/api/query-client.ts';

export interface Answer<Value> {
  /** The last answer, kept while a new one is loading. */
  readonly value: Value | null;
  /** A readable reason for a missing answer. */
  readonly fault: string | null;
  readonly isLoading: boolean;
  reload(): void;
  set(value: Value): void;
}

/**
 * @param question names what is asked: another one is asked anew; null asks nothing
 * @example useAnswer(`user ${id}`, (signal) => administration.readOneUser({ params: { id } }, { signal }))
 */
export function useAnswer<Value>(question: string | null, ask: (signal: AbortSignal) => Promise<Value>): Answer<Value> {
  const queryKey = ['administration', question];
  const { data, error, isFetching, refetch } = useQuery<Value>(
    {
      queryKey,
      queryFn: ({ signal }) => ask(signal),
      enabled: question !== null,
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 0,
    },
    queryClient,
  );
  return {
    value: question === null ? null : (data ?? null),
    fault: isFetching || error === null ? null : error.message,
    isLoading: isFetching,
    reload: () => void refetch(),
    set: (value) => queryClient.setQueryData(queryKey, value),
  };
}
