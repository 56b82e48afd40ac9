// Keeps passing messages off what has to be read while they are there.

import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '--app-kept-clear';

/** Scrolls what has the focus up when a part that grew from `before` to `room` pixels at the bottom of the window has just covered it. */
function uncoverFocus(before: number, room: number): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  const below = window.innerHeight - focused.getBoundingClientRect().bottom;
  if (below >= before && below < room) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Has toasts appear above a part that stands at the bottom of the window; `--app-kept-clear` says how much room it takes there.
 * @example const part = useRef<HTMLDivElement>(null); useKeepClear(part); return <div ref={part}>…</div>;
 */
export function useKeepClear(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const { style } = document.documentElement;
    let room = 0;
    function measure(): void {
      const reach = window.innerHeight - (element?.getBoundingClientRect().top ?? 0);
      // Further up it is in nobody's way.
      room = reach > 0 && reach < window.innerHeight / 2 ? Math.ceil(reach) : 0;
      style.setProperty(ROOM, `${room}px`);
    }
    const observer = new ResizeObserver(() => {
      const before = room;
      measure();
      if (!element.contains(document.activeElement)) uncoverFocus(before, room);
    });
    observer.observe(element);
    observer.observe(document.body);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, options);
      window.removeEventListener('resize', measure);
      style.removeProperty(ROOM);
    };
  }, [part]);
}
