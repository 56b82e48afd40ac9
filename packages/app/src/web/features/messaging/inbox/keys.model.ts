// The meaning of a key in an inbox. Pure.

export type InboxKey = 'next' | 'previous' | 'archive' | 'unread' | 'reply' | 'search' | 'help' | 'back';

/** A key press as reported by the browser, and where the focus is. */
export interface InboxPress {
  readonly key: string;
  /** Whether Ctrl, Cmd or Alt is held. */
  readonly isModified: boolean;
  /** Whether the focus is in a text field or a menu. */
  readonly isTyping: boolean;
  /** Whether the focus is on an item of the list. */
  readonly isInList: boolean;
}

const LETTERS: Readonly<Record<string, InboxKey>> = {
  j: 'next',
  k: 'previous',
  e: 'archive',
  u: 'unread',
  r: 'reply',
  '/': 'search',
  '?': 'help',
};

const ARROWS: Readonly<Record<string, InboxKey>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/**
 * Returns the meaning of a key; null if it has none here. Arrow keys move within the list only, since elsewhere they scroll; Escape leads
 * back from a conversation.
 * @param single whether single-key shortcuts are on
 */
export function findInboxKey(
  { key, isModified, isTyping, isInList }: InboxPress,
  { single }: { readonly single: boolean },
): InboxKey | null {
  if (isModified || isTyping) return null;
  if (key === 'Escape') return 'back';
  if (isInList && ARROWS[key] !== undefined) return ARROWS[key];
  return single ? (LETTERS[key] ?? null) : null;
}

/** Returns the ID after or before the one with the focus; the first if none has it. */
export function findNeighbour(ids: readonly number[], current: number | null, by: 1 | -1): number | undefined {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0];
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)];
}
