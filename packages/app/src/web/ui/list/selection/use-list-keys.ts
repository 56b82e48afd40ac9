// Keyboard navigation of a list: j and k or arrow keys move, x selects, Enter opens, / focuses the search.

import { type RefObject, useEffect, useRef } from 'react';
import type { RowKey } from './selection.model.ts';

interface ListKeys {
  /** The element that contains the rows. */
  readonly root: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly keys: readonly RowKey[];
  readonly active: RowKey | null;
  /** Whether keyboard shortcuts are off. */
  readonly off: boolean;
  readonly onActive: (key: RowKey) => void;
  readonly onToggle: ((key: RowKey) => void) | null;
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

function elementOf(root: HTMLElement | null, key: RowKey): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(String(key))}"]`) ?? null;
}

function focusRow(root: HTMLElement | null, key: RowKey): void {
  const row = elementOf(root, key);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

function move({ keys, active, root, onActive }: ListKeys, by: 1 | -1): void {
  const at = active === null ? -1 : keys.indexOf(active);
  const next = keys[at === -1 && by === -1 ? keys.length - 1 : Math.min(Math.max(at + by, 0), keys.length - 1)];
  if (next === undefined) return;
  onActive(next);
  focusRow(root.current, next);
}

/** Runs the action of a key; returns whether there was one. */
function act(key: string, on: ListKeys): boolean {
  const { root, search, active, onToggle } = on;
  switch (key) {
    case 'j':
    case 'ArrowDown':
      move(on, 1);
      return true;
    case 'k':
    case 'ArrowUp':
      move(on, -1);
      return true;
    case 'x':
      if (active === null || onToggle === null) return false;
      onToggle(active);
      return true;
    case '/':
      search.current?.focus();
      search.current?.select();
      return true;
    case 'Enter':
      if (active === null || document.activeElement !== elementOf(root.current, active)) return false;
      elementOf(root.current, active)?.querySelector<HTMLElement>('[data-row-link]')?.click();
      return true;
    default:
      return false;
  }
}

/** Returns whether a key is for the list: no typing in a field, no overlay, and shortcuts are not off. */
function isForList(event: KeyboardEvent, { root, off }: ListKeys): boolean {
  // Read one by one: they are properties of the prototype, which spread (`...event`) does not copy.
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(target instanceof Element) || target.closest(FIELDS) !== null || document.querySelector(OVERLAYS) !== null) return false;
  // Arrow keys scroll the page unless a row has the focus.
  if (key.startsWith('Arrow')) return target.closest('[data-key]') !== null && root.current?.contains(target) === true;
  return key === 'Enter' || !off;
}

export function useListKeys(on: ListKeys): void {
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (isForList(event, latest.current) && act(event.key, latest.current)) event.preventDefault();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
