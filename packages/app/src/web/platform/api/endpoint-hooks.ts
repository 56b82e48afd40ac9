// Endpoints as screens use them: read one and stay up to date, or do something and have what it changes read again.

import { useMutation, useQuery } from '@tanstack/react-query';
import { type AnswerOf, type EndpointDefinition, type RequestOf, toEndpointKey } from '#contract/platform/endpoint.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { type Answered, call, callForMessage } from './api.ts';
import { tellFailure } from './attempt.ts';
import type { ApiFailure } from './failure.ts';
import { queryClient } from './query-client.ts';

interface ReadOptions {
  /** Waits as long as this is false: for what depends on something still to come. */
  readonly when?: boolean;
  /** Reads again every so many milliseconds, in the background. */
  readonly everyMs?: number;
}

export interface Read<Answer> {
  readonly data: Answer | undefined;
  readonly isLoading: boolean;
  /** Why the last reading failed, once it has. */
  readonly failure: ApiFailure | null;
  reload(): void;
}

/** The name under which an endpoint's answers are kept; with a request, that of one answer. */
export function toQueryKey<E extends EndpointDefinition>(endpoint: E, request?: RequestOf<E>): readonly unknown[] {
  return request === undefined ? [toEndpointKey(endpoint)] : [toEndpointKey(endpoint), request];
}

/**
 * Reads an endpoint. What was read before is shown at once, and read again behind it.
 * @example const { data, failure, reload } = useEndpoint(readTrip, { params: { id } });
 */
export function useEndpoint<E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  { when = true, everyMs }: ReadOptions = {},
): Read<AnswerOf<E>> {
  const key = toQueryKey(endpoint, request);
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
  /** Endpoints whose answers it changes: they are read again wherever they are shown. */
  readonly changes?: readonly EndpointDefinition[];
  /** What to tell when it is done; false tells nothing, and when it is left out the server's message is told. */
  readonly told?: string | false;
  readonly done?: (answered: Answered<AnswerOf<E>>, request: RequestOf<E>) => void;
}

export interface Action<E extends EndpointDefinition> {
  /** Does it; null when it failed, which is told by then. */
  run(request: RequestOf<E>): Promise<Answered<AnswerOf<E>> | null>;
  /**
   * Does it for a form, which shows failures at its fields.
   * @throws ApiFailure
   */
  send(request: RequestOf<E>): Promise<AnswerOf<E>>;
  readonly isRunning: boolean;
  readonly failure: ApiFailure | null;
}

/**
 * Does something.
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
