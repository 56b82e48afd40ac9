// Changes of the entries of a menu, which has two levels: adding, moving, nesting and removing one.

import { type InnerEntry, MENU_LIMITS, type MenuEntry } from '#contract/content/menus.shapes.ts';

type Entries = readonly MenuEntry[];
type DropEdge = 'before' | 'after' | 'inside';

/** Where an entry stands: its place, from 0, among those of its parent; null for the first level. */
export interface EntryPlace {
  readonly parent: string | null;
  readonly place: number;
  /** How many stand beside it, with itself. */
  readonly count: number;
}

const siblingsOf = (entries: Entries, parent: string | null): readonly InnerEntry[] =>
  parent === null ? entries : (entries.find(({ key }) => key === parent)?.entries ?? []);

export function findEntryPlace(entries: Entries, key: string): EntryPlace | null {
  const place = entries.findIndex((entry) => entry.key === key);
  if (place >= 0) return { parent: null, place, count: entries.length };
  const parent = entries.find((entry) => entry.entries.some((inner) => inner.key === key));
  if (parent === undefined) return null;
  return { parent: parent.key, place: parent.entries.findIndex((inner) => inner.key === key), count: parent.entries.length };
}

export function findEntry(entries: Entries, key: string): MenuEntry | null {
  const entry = entries.find((one) => one.key === key);
  if (entry !== undefined) return entry;
  const inner = entries.flatMap((one) => one.entries).find((one) => one.key === key);
  return inner === undefined ? null : { ...inner, entries: [] };
}

export function removeEntry(entries: Entries, key: string): MenuEntry[] {
  return entries
    .filter((entry) => entry.key !== key)
    .map((entry) => ({ ...entry, entries: entry.entries.filter((one) => one.key !== key) }));
}

/** Puts an entry at a place; what is below it goes with it, and can't go below another. */
export function insertEntry(entries: Entries, entry: MenuEntry, { parent, place }: Pick<EntryPlace, 'parent' | 'place'>): MenuEntry[] {
  if (parent === null) return entries.toSpliced(place, 0, entry);
  const { entries: _, ...inner } = entry;
  return entries.map((one) => (one.key === parent ? { ...one, entries: one.entries.toSpliced(place, 0, inner) } : one));
}

/** Changes what an entry says, shows or leads to; what is below it stays. */
export function changeEntry(entries: Entries, key: string, change: Partial<Omit<InnerEntry, 'key'>>): MenuEntry[] {
  return entries.map((entry) => ({
    ...(entry.key === key ? { ...entry, ...change } : entry),
    entries: entry.entries.map((inner) => (inner.key === key ? { ...inner, ...change } : inner)),
  }));
}

const hasRoom = (entries: Entries, parent: string | null) => siblingsOf(entries, parent).length < MENU_LIMITS.entries;

/** Moves an entry among those beside it; at an end it stays. */
export function moveEntry(entries: Entries, key: string, by: -1 | 1): MenuEntry[] {
  const [at, entry] = [findEntryPlace(entries, key), findEntry(entries, key)];
  if (at === null || entry === null || at.place + by < 0 || at.place + by >= at.count) return [...entries];
  return insertEntry(removeEntry(entries, key), entry, { parent: at.parent, place: at.place + by });
}

/** Returns below which entry one can be nested: the one before it; null if it can't be. A heading leads nowhere, so it is never nested. */
export function findNewParent(entries: Entries, key: string): string | null {
  const [at, entry] = [findEntryPlace(entries, key), findEntry(entries, key)];
  if (at === null || entry === null || at.parent !== null || at.place === 0) return null;
  const parent = entries[at.place - 1]?.key ?? null;
  return entry.entries.length === 0 && entry.to.kind !== 'heading' && hasRoom(entries, parent) ? parent : null;
}

/** Nests an entry below the one before it, as the last one there. */
export function nestEntry(entries: Entries, key: string): MenuEntry[] {
  const [parent, entry] = [findNewParent(entries, key), findEntry(entries, key)];
  if (parent === null || entry === null) return [...entries];
  return insertEntry(removeEntry(entries, key), entry, { parent, place: siblingsOf(entries, parent).length });
}

/** Moves a nested entry to the first level, behind its parent. */
export function liftEntry(entries: Entries, key: string): MenuEntry[] {
  const [at, entry] = [findEntryPlace(entries, key), findEntry(entries, key)];
  if (at === null || entry === null || at.parent === null || !hasRoom(entries, null)) return [...entries];
  const parentPlace = entries.findIndex((one) => one.key === at.parent);
  return insertEntry(removeEntry(entries, key), entry, { parent: null, place: parentPlace + 1 });
}

/** Returns whether an entry can be dropped into another, which must be of the first level. */
export function canDropInto(entries: Entries, dragged: string, target: string): boolean {
  const entry = findEntry(entries, dragged);
  if (entry === null || dragged === target || entry.entries.length > 0 || entry.to.kind === 'heading') return false;
  return entries.some(({ key }) => key === target) && hasRoom(entries, target);
}

/** Drops an entry beside another or into it; where that isn't possible, everything stays as it is. */
export function dropEntry(entries: Entries, { dragged, target, edge }: { dragged: string; target: string; edge: DropEdge }): MenuEntry[] {
  const [entry, at] = [findEntry(entries, dragged), findEntryPlace(entries, target)];
  if (entry === null || at === null || dragged === target) return [...entries];
  const parent = edge === 'inside' ? target : at.parent;
  const isOwn = findEntryPlace(entries, dragged)?.parent === parent;
  if (parent !== null && !isOwn && !canDropInto(entries, dragged, parent)) return [...entries];
  if (parent === null && !isOwn && !hasRoom(entries, null)) return [...entries];
  const rest = removeEntry(entries, dragged);
  if (edge === 'inside') return insertEntry(rest, entry, { parent, place: siblingsOf(rest, target).length });
  const beside = findEntryPlace(rest, target)?.place ?? 0;
  return insertEntry(rest, entry, { parent, place: beside + (edge === 'after' ? 1 : 0) });
}

/** Returns entries for another language: the same links, whose own labels still have to be translated. */
export function copyEntries(entries: Entries, createKey: () => string): MenuEntry[] {
  return entries.map((entry) => ({
    ...{ ...entry, key: createKey() },
    entries: entry.entries.map((inner) => ({ ...inner, key: createKey() })),
  }));
}
