// The keyboard of an inbox: moves the focus in the list, and acts on the conversation that has it, or else on the open one.

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { persist } from '#web/platform/session/app-persist.ts';
import { isInField, isOverlayOpen } from '#web/ui/keys/is-overlay-open.ts';
import { findInboxKey, findNeighbour, type InboxKey } from './keys.model.ts';

interface InboxKeys {
  readonly root: RefObject<HTMLElement | null>;
  readonly ids: readonly number[];
  readonly openId: number | null;
  /** Called for every key except moves; null for the conversation if there is none. */
  readonly onKey: (key: Exclude<InboxKey, 'next' | 'previous'>, conversationId: number | null) => void;
}

/** After `g`, the next letter opens a page of the hub. */
const LETTER_MS = 1500;

/** Returns the conversation of the list that has the focus. */
function findFocused(root: HTMLElement | null): number | null {
  const item = document.activeElement?.closest<HTMLElement>('[data-key]');
  return item && root?.contains(item) ? Number(item.dataset['key']) : null;
}

/** Focuses the link of a conversation in the list. */
export function focusConversation(root: HTMLElement | null, id: number): void {
  const link = root?.querySelector<HTMLElement>(`[data-conversation="${id}"]`);
  link?.focus({ preventScroll: true });
  link?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

export function useInboxKeys({ root, ids, openId, onKey }: InboxKeys): void {
  const wentAt = useRef(Number.NEGATIVE_INFINITY);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    if (isOverlayOpen()) return;
    const focused = findFocused(root.current);
    const isTyping = isInField(target);
    const press = { key, isModified: ctrlKey || metaKey || altKey, isTyping, isInList: focused !== null };
    const isSecond = timeStamp - wentAt.current < LETTER_MS;
    wentAt.current = key === 'g' && !isTyping ? timeStamp : Number.NEGATIVE_INFINITY;
    const meaning = isSecond ? null : findInboxKey(press, { single: persist.get().shortcutsOff !== true });
    if (meaning === null || (event.repeat && meaning !== 'next' && meaning !== 'previous')) return;
    // The shell has a help of its own for some keys.
    event.preventDefault();
    if (meaning !== 'next' && meaning !== 'previous') {
      onKey(meaning, focused ?? openId);
      return;
    }
    const next = findNeighbour(ids, focused ?? openId, meaning === 'next' ? 1 : -1);
    if (next !== undefined) focusConversation(root.current, next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
