// What a list shows, kept in the address: it can be sent to somebody, and going back goes back.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAddress } from '#web/router.tsx';
import { changeState, type ListFrame, type ListState, readListState, writeListState } from './list.model.ts';

export interface StateChange {
  /** Takes the place of the current entry of the history; for what nobody wants to go back through, such as letters typed. */
  readonly replace?: boolean;
}

export interface ListStateHandle {
  readonly state: ListState;
  set(next: ListState, options?: StateChange): void;
  change(change: Partial<ListState>, options?: StateChange): void;
}

/** How long the address may take, in milliseconds. When somebody goes back in that very moment, it never comes. */
const PATIENCE_MS = 2000;

/**
 * The address follows a moment later, since the router takes its time over it. Until then what was set counts, so that what comes
 * next, however quickly, builds on it.
 */
function useAhead(search: string) {
  const [ahead, setAhead] = useState<ListState | null>(null);
  /** Queries that were set and that the address has not come to yet. */
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
