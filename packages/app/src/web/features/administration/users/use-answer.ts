// What a part of a screen has asked the server for, and a newer state put in its place, such as the answer to a change.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/platform/api/query-client.ts';

export interface Answer<Value> {
  /** The last answer; it stays while a new one is on its way. */
  readonly value: Value | null;
  /** For people: why there is no answer. */
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
