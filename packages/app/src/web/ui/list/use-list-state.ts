// The state of a list, stored in the address, so that it can be shared and the back button works.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAddress } from '#web/router.tsx';
import { changeState, type ListFrame, type ListState, readListState, writeListState } from './list.model.ts';

export interface StateChange {
  /** Replaces the current history entry; for changes that nobody wants to go back through, such as typed letters. */
  readonly replace?: boolean;
}

export interface ListStateHandle {
  readonly state: ListState;
  set(next: ListState, options?: StateChange): void;
  change(change: Partial<ListState>, options?: StateChange): void;
}

/** How long to wait for the address, in milliseconds. If the user goes back at the same moment, it never arrives. */
const PATIENCE_MS = 2000;

/**
 * The address is updated a moment later, because the router is asynchronous. Until then the new state is used, so that quick further
 * changes build on it.
 */
function useAhead(search: string) {
  const [ahead, setAhead] = useState<ListState | null>(null);
  /** Queries that were set but have not reached the address yet. */
  const awaited = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const reached = awaited.current.lastIndexOf(search);
    awaited.current = reached === -1 ? [] : awaited.current.slice(reached + 1);
    if (awaited.current.length === 0) setAhead(null);
  }, [search]);
  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => {
      awaited.current = [];
      setAhead(null);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [ahead]);
  return { ahead, setAhead, awaited };
}

export function useListState({ list, columns }: ListFrame): ListStateHandle {
  const { search, pathname, hash } = useAddress();
  const [, navigate] = useLocation();
  const names = columns.join(',');
  const { ahead, setAhead, awaited } = useAhead(search);
  const state = useMemo(() => ahead ?? readListState(search, { list, columns: names.split(',') }), [ahead, search, list, names]);
  const latest = useRef(state);
  latest.current = state;

  const set = useCallback(
    (next: ListState, { replace = false }: StateChange = {}) => {
      const before = awaited.current.at(-1) ?? search;
      const query = writeListState(next, { list }, before);
      const target = query === '' ? '' : `?${query}`;
      if (target === before) return;
      latest.current = next;
      awaited.current = [...awaited.current, target];
      setAhead(next);
      navigate(pathname + target + hash, { replace });
    },
    [navigate, list, search, pathname, hash, setAhead, awaited],
  );
  const change = useCallback((part: Partial<ListState>, options?: StateChange) => set(changeState(latest.current, part), options), [set]);
  return useMemo(() => ({ state, set, change }), [state, set, change]);
}
