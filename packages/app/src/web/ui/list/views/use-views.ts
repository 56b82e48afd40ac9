// The current saved view: the default one if the address is empty when the list opens, else the one chosen last.

import { useEffect, useRef, useState } from 'react';
import { type ListFrame, readListState, writeListState } from '#web/ui/list/list.model.ts';
import type { ListView, ListViews } from '#web/ui/list/list-types.ts';
import type { ListStateHandle } from '#web/ui/list/use-list-state.ts';

interface Opened {
  readonly current: ListView | null;
  /** The current state as saved in a view: without the page. */
  readonly query: string;
  open(view: ListView): void;
  setCurrent(view: ListView | null): void;
}

export function useViews(source: ListViews | undefined, { frame, handle }: { frame: ListFrame; handle: ListStateHandle }): Opened {
  const views = source?.views;
  const [currentId, setCurrentId] = useState<number | null>(null);
  const query = writeListState({ ...handle.state, page: 1 }, frame);
  const begun = useRef(false);

  function open(view: ListView, replace: boolean) {
    setCurrentId(view.id);
    handle.set(readListState(view.query, frame), { replace });
  }
  useEffect(() => {
    if (views === undefined || begun.current) return;
    begun.current = true;
    const same = views.find((view) => query !== '' && view.query === query);
    const first = query === '' ? views.find(({ isDefault }) => isDefault) : undefined;
    if (same !== undefined) setCurrentId(same.id);
    else if (first !== undefined) open(first, true);
  });
  return {
    current: views?.find(({ id }) => id === currentId) ?? null,
    query,
    open: (view) => open(view, false),
    setCurrent: (view) => setCurrentId(view?.id ?? null),
  };
}
