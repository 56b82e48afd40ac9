// One row of a list that is on the page, by its number: found among what the list has read, so that it is not read twice.

import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

interface Read {
  readonly data: readonly { readonly id: number }[];
}

/** What has been read last is looked at first. */
function pagesOf(endpoint: EndpointDefinition): readonly Read[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: toQueryKey(endpoint) })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data === undefined ? [] : [state.data as Read]));
}

function subscribe(heard: () => void): () => void {
  return queryClient.getQueryCache().subscribe(notifyManager.batchCalls(heard));
}

/** Null when the list is there and has no such row; undefined while nothing is read yet, and where none is asked for. */
export function useListedRow<Row extends { readonly id: number }>(endpoint: EndpointDefinition, id: number | null): Row | null | undefined {
  return useSyncExternalStore(subscribe, () => {
    if (id === null) return undefined;
    const pages = pagesOf(endpoint);
    for (const { data } of pages) {
      const row = data.find((one) => one.id === id);
      if (row !== undefined) return row as Row;
    }
    return pages.length === 0 ? undefined : null;
  });
}
