// Keeps toasts from covering content at the bottom of the window.

import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '--app-kept-clear';

/** Returns the focused element if it ends above the lowest `room` pixels of the window; null otherwise. */
function findClearFocus(room: number): Element | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  return focused.getBoundingClientRect().bottom <= window.innerHeight - room ? focused : null;
}

/**
 * Places toasts above a part at the bottom of the window; `--app-kept-clear` is its height there. Scrolls the focused element up if the
 * part, or the page above it, grows and covers it; what the user scrolled under the part stays.
 * @example const part = useRef<HTMLDivElement>(null); useKeepClear(part); return <div ref={part}>…</div>;
 */
export function useKeepClear(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const { style } = document.documentElement;
    let room = 0;
    let clearFocus: Element | null = null;
    const noteFocus = () => {
      clearFocus = findClearFocus(room);
    };
    function measure(): void {
      const reach = window.innerHeight - (element?.getBoundingClientRect().top ?? 0);
      // Further up, toasts need no extra room.
      room = reach > 0 && reach < window.innerHeight / 2 ? Math.ceil(reach) : 0;
      style.setProperty(ROOM, `${room}px`);
    }
    function followScroll(): void {
      measure();
      noteFocus();
    }
    const observer = new ResizeObserver(() => {
      measure();
      const wasClear = clearFocus !== null && clearFocus === document.activeElement;
      if (wasClear && findClearFocus(room) === null && !element.contains(clearFocus)) clearFocus?.scrollIntoView({ block: 'nearest' });
      noteFocus();
    });
    observer.observe(element);
    observer.observe(document.body);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', followScroll, options);
    window.addEventListener('resize', measure);
    document.addEventListener('focusin', noteFocus);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', followScroll, options);
      window.removeEventListener('resize', measure);
      document.removeEventListener('focusin', noteFocus);
      style.removeProperty(ROOM);
    };
  }, [part]);
}
