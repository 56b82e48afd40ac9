// Loads the rows of a spreadsheet again after cells were saved, since other columns may follow from them.

import { useCallback, useEffect, useRef } from 'react';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { toQueryKey } from './endpoint-hooks.ts';
import { queryClient } from './query-client.ts';

/** Many cells may be saved one after the other. */
const SETTLE_MS = 800;

/** Returns a function to call after each saved cell. What is being loaded at that moment is dropped: it may lack the cell. */
export function useReloadAfterCells(endpoint: EndpointDefinition): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const queryKey = toQueryKey(endpoint);
    void queryClient.cancelQueries({ queryKey });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), SETTLE_MS);
  }, [endpoint]);
}
