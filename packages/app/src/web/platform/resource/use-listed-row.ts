// One row of a list on the page, by its ID: found in the list's cache, so that it isn't requested twice.

import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

interface Read {
  readonly data: readonly { readonly id: number }[];
}

/** The most recent data first. */
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

/** Returns null if the list is loaded without such a row; undefined while nothing is loaded, and without an ID. */
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
