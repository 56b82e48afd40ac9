// Shows the answer of a change wherever the record is read.

import type { AnswerOf, EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import { toQueryKey } from './endpoint-hooks.ts';
import { queryClient } from './query-client.ts';

/** Keeps an answer as what the endpoint answers now. What is being loaded at that moment is dropped: it may have been read before. */
export function keepAnswer<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>, answer: AnswerOf<E>): void {
  const queryKey = toQueryKey(endpoint, request);
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, answer);
}
