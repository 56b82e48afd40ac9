// Hooks for endpoints: read one and stay up to date, or call one and reload what it changes.

import { useMutation, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { type AnswerOf, type EndpointDefinition, type RequestOf, toEndpointKey } from '#contract/platform/endpoint.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { isOnServer } from '#web/platform/page-scope.ts';
import { type Answered, call, callForMessage, toRequestAddress } from './api.ts';
import { tellFailure } from './attempt.ts';
import type { ApiFailure } from './failure.ts';
import { readForPage } from './page-data.ts';
import { queryClient } from './query-client.ts';

interface ServerReadOptions {
  readonly when?: boolean;
  /** The place in the cache; that of the answer if it isn't given. */
  readonly key?: readonly unknown[];
  /** Makes of the answer what the cache holds there. */
  readonly toData?: (answer: unknown) => unknown;
}

/** Waits on the server until the answer is there and in the cache, so that it is rendered; does nothing in browsers. */
export function useServerAnswer<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  { when = true, key = toQueryKey(endpoint, request), toData }: ServerReadOptions = {},
): void {
  if (!when || !isOnServer()) return;
  const data = use(readForPage(key, toRequestAddress(endpoint, request as Parameters<typeof toRequestAddress>[1]), toData));
  if (data !== undefined) queryClient.setQueryData(key, data);
}

interface ReadOptions {
  /** Waits while this is false: for requests that depend on other data. */
  readonly when?: boolean;
  /** Reloads at this interval in milliseconds, in the background. */
  readonly everyMs?: number;
}

export interface Read<Answer> {
  readonly data: Answer | undefined;
  readonly isLoading: boolean;
  /** Why the last request failed; null otherwise. */
  readonly failure: ApiFailure | null;
  reload(): void;
}

/** Returns the query key of an endpoint; with a request, the key of one response. */
export function toQueryKey<E extends EndpointDefinition>(endpoint: E, request?: RequestOf<E>): readonly unknown[] {
  return request === undefined ? [toEndpointKey(endpoint)] : [toEndpointKey(endpoint), request];
}

/**
 * Reads an endpoint. Shows cached data immediately, and reloads it in the background.
 * @example const { data, failure, reload } = useEndpoint(readTrip, { params: { id } });
 */
export function useEndpoint<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  { when = true, everyMs }: ReadOptions = {},
): Read<AnswerOf<E>> {
  const key = toQueryKey(endpoint, request);
  useServerAnswer(endpoint, request, { when });
  const { data, isLoading, isFetching, error, refetch } = useQuery<AnswerOf<E>, ApiFailure>(
    {
      queryKey: key,
      queryFn: ({ signal }) => call(endpoint, request, { signal, background: queryClient.getQueryData(key) !== undefined }),
      enabled: when,
      ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    },
    queryClient,
  );
  return { data, isLoading, failure: isFetching ? null : error, reload: () => void refetch() };
}

interface ActionOptions<E extends EndpointDefinition> {
  /** Endpoints whose responses change: they are reloaded wherever they are shown. */
  readonly changes?: readonly EndpointDefinition[];
  /** The toast after success; false shows none, and without it the server's message is shown. */
  readonly told?: string | false;
  readonly done?: (answered: Answered<AnswerOf<E>>, request: RequestOf<E>) => void;
}

export interface Action<E extends EndpointDefinition> {
  /** Calls the endpoint; returns null if it failed, after showing the failure. */
  run(request: RequestOf<E>): Promise<Answered<AnswerOf<E>> | null>;
  /**
   * Calls the endpoint for a form, which shows failures at its fields.
   * @throws ApiFailure
   */
  send(request: RequestOf<E>): Promise<AnswerOf<E>>;
  readonly isRunning: boolean;
  readonly failure: ApiFailure | null;
}

/**
 * Calls an endpoint that changes something.
 * @example const remove = useAction(deleteTrip, { changes: [listTrips] });
 */
export function useAction<E extends EndpointDefinition>(endpoint: E, options: ActionOptions<E> = {}): Action<E> {
  const { changes = [], told, done } = options;
  const { mutateAsync, isPending, error } = useMutation<Answered<AnswerOf<E>>, ApiFailure, RequestOf<E>>(
    {
      mutationFn: (request) => callForMessage(endpoint, request),
      async onSuccess(answered, request) {
        if (told !== false) showToast(told ?? answered.message);
        await Promise.all(changes.map((changed) => queryClient.invalidateQueries({ queryKey: toQueryKey(changed) })));
        done?.(answered, request);
      },
    },
    queryClient,
  );
  return {
    async run(request) {
      try {
        return await mutateAsync(request);
      } catch (failure) {
        tellFailure(failure as ApiFailure);
        return null;
      }
    },
    send: async (request) => (await mutateAsync(request)).answer,
    isRunning: isPending,
    failure: error,
  };
}
