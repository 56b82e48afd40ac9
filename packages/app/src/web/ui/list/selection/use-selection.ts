// The selected rows of a list; a new search or filter clears them.

import { useCallback, useReducer, useRef, useState } from 'react';
import { changeSelection, listKeysBetween, NOTHING, type RowKey, type Selection, type SelectionChange } from './selection.model.ts';

interface SelectionHandle {
  readonly selection: Selection;
  readonly change: (change: SelectionChange) => void;
  /** Selects by pointer: with Shift, from the last selected row. */
  readonly select: (key: RowKey, how: { readonly on: boolean; readonly range: boolean }) => void;
}

/** @param match identifies a search with its filters */
export function useSelection(keys: readonly RowKey[], match: string): SelectionHandle {
  const [selection, change] = useReducer(changeSelection, NOTHING);
  const [matched, setMatched] = useState(match);
  if (matched !== match) {
    setMatched(match);
    change({ kind: 'none' });
  }
  const shown = useRef(keys);
  shown.current = keys;
  const anchor = useRef<RowKey | null>(null);
  const select = useCallback<SelectionHandle['select']>((key, { on, range }) => {
    const from = range ? anchor.current : null;
    anchor.current = key;
    change({ kind: 'set', keys: from === null ? [key] : listKeysBetween(shown.current, from, key), on });
  }, []);
  return { selection, change, select };
}
