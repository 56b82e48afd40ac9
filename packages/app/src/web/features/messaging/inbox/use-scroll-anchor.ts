// Keeps what is visible in a list in its place when items above it come, go or move.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Anchor {
  readonly key: string;
  /** The distance from the top of the list to the item. */
  readonly top: number;
}

/** One of them may be what moves. */
const MOST_ANCHORS = 3;

/** Returns the first items whose tops are visible. */
function findAnchors(list: HTMLElement): Anchor[] {
  const { top: edge, bottom } = list.getBoundingClientRect();
  const found: Anchor[] = [];
  for (const item of list.querySelectorAll<HTMLElement>('[data-key]')) {
    const { top } = item.getBoundingClientRect();
    if (top > bottom || found.length === MOST_ANCHORS) break;
    if (top >= edge) found.push({ key: item.dataset['key'] ?? '', top: top - edge });
  }
  return found;
}

/** Moves the list back to where it was, by the first item that is still there and has not just come to the top. */
function restore(list: HTMLElement, anchors: readonly Anchor[]): void {
  const items = [...list.querySelectorAll<HTMLElement>('[data-key]')];
  for (const { key, top } of anchors) {
    const at = items.findIndex((item) => item.dataset['key'] === key);
    if (at < 1) continue;
    list.scrollTop += (items[at]?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top - top;
    return;
  }
}

/**
 * @param list the element that scrolls
 * @param items changes whenever the items do
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, items: unknown): void {
  const anchors = useRef<readonly Anchor[]>([]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const note = () => {
      anchors.current = findAnchors(element);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the items have changed
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    // At the top, what is new should be seen.
    if (element.scrollTop > 0) restore(element, anchors.current);
    anchors.current = findAnchors(element);
  }, [items, list]);
}
