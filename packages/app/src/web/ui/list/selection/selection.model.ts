// The selected rows: some, or all that match search and filters, with exceptions.

export type RowKey = string | number;

export type Selection =
  | { readonly mode: 'some'; readonly keys: ReadonlySet<RowKey> }
  /** All that match, on every page. */
  | { readonly mode: 'all'; readonly except: ReadonlySet<RowKey> };

export type SelectionChange =
  | { readonly kind: 'toggle'; readonly key: RowKey }
  | { readonly kind: 'set'; readonly keys: readonly RowKey[]; readonly on: boolean }
  | { readonly kind: 'all' }
  | { readonly kind: 'none' };

export const NOTHING: Selection = { mode: 'some', keys: new Set() };

export function isSelected(selection: Selection, key: RowKey): boolean {
  return selection.mode === 'all' ? !selection.except.has(key) : selection.keys.has(key);
}

/** Returns the number of selected rows among those that match. */
export function countSelected(selection: Selection, total: number): number {
  return selection.mode === 'all' ? Math.max(0, total - selection.except.size) : selection.keys.size;
}

function changedSet(set: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): Set<RowKey> {
  const next = new Set(set);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

function withKeys(selection: Selection, keys: readonly RowKey[], on: boolean): Selection {
  if (selection.mode === 'all') return { mode: 'all', except: changedSet(selection.except, keys, !on) };
  return { mode: 'some', keys: changedSet(selection.keys, keys, on) };
}

export function changeSelection(selection: Selection, change: SelectionChange): Selection {
  switch (change.kind) {
    case 'toggle':
      return withKeys(selection, [change.key], !isSelected(selection, change.key));
    case 'set':
      return withKeys(selection, change.keys, change.on);
    case 'all':
      return { mode: 'all', except: new Set() };
    case 'none':
      return NOTHING;
  }
}

/** Returns whether all, some or none of these rows are selected. */
export function getSelectedShare(selection: Selection, keys: readonly RowKey[]): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => isSelected(selection, key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Returns the rows from one to another, in the order shown. */
export function listKeysBetween(keys: readonly RowKey[], from: RowKey, to: RowKey): readonly RowKey[] {
  const ends = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first === -1 ? [to] : keys.slice(first, last + 1);
}
