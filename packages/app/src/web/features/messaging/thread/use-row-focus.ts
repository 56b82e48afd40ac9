// The focus in a thread: the arrow keys go from message to message, Enter opens what can be done with one.

import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ThreadRow } from './thread-rows.model.ts';

/** Returns the rows to keep in the page: those near the window, and one more. */
export function includeIndex(range: Range, index: number | null): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index === null || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}

const hasFocus = ({ kind }: ThreadRow) => kind === 'message' || kind === 'pending';

/** Returns the next row from one that can have the focus; null if there is none. */
function findNextRow(rows: readonly ThreadRow[], from: number, step: 1 | -1): number | null {
  for (let index = from; index >= 0 && index < rows.length; index += step) {
    const row = rows[index];
    if (row !== undefined && hasFocus(row)) return index;
  }
  return null;
}

/** Returns the row that a key leads to; null if the key means nothing here. */
export function findRowOfKey(rows: readonly ThreadRow[], key: string, current: number | null): number | null {
  const last = rows.length - 1;
  if (key === 'Home') return findNextRow(rows, 0, 1);
  if (key === 'End') return findNextRow(rows, last, -1);
  if (key === 'ArrowUp') return findNextRow(rows, current === null ? last : current - 1, -1);
  if (key === 'ArrowDown') return current === null ? null : findNextRow(rows, current + 1, 1);
  return null;
}

const ownRowOf = (target: EventTarget) => (target instanceof HTMLElement && target.dataset['row'] !== undefined ? target : null);

/** The focused row, by its key: rows come and go around it. */
export function useRowFocus(rows: readonly ThreadRow[], scroll: RefObject<HTMLElement | null>) {
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  /** The row that gets the focus as soon as it is in the page. */
  const wanted = useRef<string | null>(null);
  const found = focused === null ? -1 : rows.findIndex(({ key }) => key === focused);
  const index = found === -1 ? null : found;

  useEffect(() => {
    const key = wanted.current;
    if (key === null) return;
    const element = scroll.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
    if (!element) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
  });

  const focusRow = useCallback((key: string) => {
    wanted.current = key;
    setFocused(key);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, show: (index: number) => void): void {
    const row = ownRowOf(event.target);
    if (event.defaultPrevented || (row === null && event.target !== event.currentTarget)) return;
    if (event.key === 'Enter' && row !== null) {
      event.preventDefault();
      // After the key: the menu takes the focus, and the same key would choose its first entry.
      setTimeout(() => row.querySelector<HTMLElement>('[data-message-menu]')?.click());
      return;
    }
    const next = findRowOfKey(rows, event.key, index);
    const key = next === null ? undefined : rows[next]?.key;
    if (next === null || key === undefined) return;
    event.preventDefault();
    focusRow(key);
    show(next);
  }

  return {
    id,
    index,
    focusRow,
    onKeyDown,
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      const row = target.closest<HTMLElement>('[data-row]');
      if (row !== null) setFocused(row.dataset['row'] ?? null);
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays && wanted.current === null) setFocused(null);
    },
  };
}
